package adjutant.gda.ruling;

import adjutant.game.Facts;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What some events have changed of units, as facts. */
public final class Changes {
    private Changes() {}

    /** Casualties suffered and what is said of units since, each by unit. */
    public static Facts.Tree of(Battle before, List<Event> events) {
        Map<String, Integer> casualties = new LinkedHashMap<>();
        for (Event event : events) {
            if (event instanceof Event.Suffered suffered) {
                casualties.merge(suffered.unit(), suffered.casualties(), Integer::sum);
            }
        }
        Facts.Builder lost = Facts.tree();
        casualties.forEach((unit, count) -> lost.put(unit, count));
        Facts.Builder states = Facts.tree();
        Battle after = Course.after(before, events);
        for (Unit unit : before.units()) {
            List<String> now = words(unit, after.unit(unit.id()));
            if (!now.isEmpty()) {
                states.put(unit.id(), Facts.texts(now));
            }
        }
        return Facts.tree().put("casualties", lost.build()).put("states", states.build()).build();
    }

    private static List<String> words(Unit before, Unit after) {
        List<String> words = new ArrayList<>();
        for (State state : after.states().list()) {
            if (!before.is(state)) {
                words.add(state.word());
            }
        }
        if (before.isPresent() && after.place() instanceof Place.Gone(Place.Loss how)) {
            words.add(how.word());
        }
        return words;
    }
}
