package adjutant.gda.ruling;

import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;

/** What happens, told event by event, and the battle as it stands after each. */
public final class Telling {
    private final Battle before;
    private final List<Event> events = new ArrayList<>();
    private Battle now;

    /** Nothing has happened yet. */
    public Telling(Battle battle) {
        before = battle;
        now = battle;
    }

    /** The battle before it all. */
    public Battle before() {
        return before;
    }

    /** The battle as it stands now. */
    public Battle now() {
        return now;
    }

    /** A unit as it stands now. */
    public Unit unit(String id) {
        return now.unit(id);
    }

    /** What happened so far. */
    public List<Event> events() {
        return List.copyOf(events);
    }

    /** Something happens. */
    public Telling add(Event event) {
        events.add(event);
        now = Course.after(now, event);
        return this;
    }

    /** Some things happen, in order. */
    public Telling addAll(List<Event> more) {
        more.forEach(this::add);
        return this;
    }

    /** Something is said of a unit, unless it is said already or the unit is gone. */
    public Telling become(String unit, State state) {
        return unit(unit).isPresent() && !unit(unit).is(state)
                ? add(new Event.Became(unit, state))
                : this;
    }

    /**
     * A unit suffers casualties, unless it is gone.
     *
     * @param by who did it; its own id where nobody else
     */
    public Telling suffer(String unit, String by, int casualties) {
        Unit who = unit(unit);
        return who.isPresent() ? addAll(Suffering.by(who, by, casualties)) : this;
    }

    /** A unit is gone. */
    public Telling remove(String unit, Place.Loss how) {
        return unit(unit).isPresent() ? add(new Event.Removed(unit, how)) : this;
    }
}
