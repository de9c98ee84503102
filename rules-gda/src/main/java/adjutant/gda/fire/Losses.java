package adjutant.gda.fire;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Suffering;
import java.util.ArrayList;
import java.util.List;

/**
 * What a unit loses: casualties up to its dispersal, and of a screen a base for each two.
 *
 * @rule GDA-OUT-5
 * @rule GDA-HR-3
 */
public final class Losses {
    private static final int OF_A_BASE = 2;

    private Losses() {}

    /** At how many casualties a unit is gone; of a screen, counted from the bases it has now. */
    public static int cap(Unit unit) {
        return unit.troop().isScreen() ? OF_A_BASE * unit.bases() : unit.troop().dispersal();
    }

    /** The casualties of a unit as a track named by its id: there, or dispersed. */
    public static Track track(Unit unit) {
        int cap = cap(unit);
        IntTable next = IntTable.generate(cap + 1, level -> level < cap ? 0 : 1);
        List<Track.Phase> phases =
                List.of(
                        new Track.Phase("steady", false, next),
                        new Track.Phase("dispersed", true, IntTable.filled(cap + 1, 1)));
        return new Track(unit.id(), cap, phases, 0, unit.casualties());
    }

    /**
     * What happens to a unit that had a number of casualties and has more now.
     *
     * @param by who did it
     */
    public static List<Event> events(Unit unit, String by, int before, int now) {
        if (!unit.troop().isScreen()) {
            return Suffering.by(unit.suffering(before), by, now - before);
        }
        List<Event> events = new ArrayList<>();
        if (now <= before) {
            return events;
        }
        String id = unit.id();
        events.add(new Event.Suffered(id, by, now - before, now % OF_A_BASE));
        if (now / OF_A_BASE > before / OF_A_BASE) {
            events.add(new Event.BasesLeft(id, unit.bases() - now / OF_A_BASE));
        }
        if (now >= cap(unit)) {
            events.add(new Event.Removed(id, Place.Loss.DISPERSED));
        }
        return events;
    }
}
