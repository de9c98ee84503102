package adjutant.gda.ruling;

import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;

/** Casualties. */
public final class Suffering {
    private Suffering() {}

    /** A unit suffers by nobody else's doing. */
    public static List<Event> of(Unit unit, int casualties) {
        return by(unit, unit.id(), casualties);
    }

    /**
     * A unit suffers by another's doing, and disperses where it has too many casualties. A screen
     * has none: see its bases.
     *
     * @rule GDA-OUT-5
     * @rule GDA-CAS-1
     */
    public static List<Event> by(Unit unit, String by, int casualties) {
        List<Event> events = new ArrayList<>();
        if (casualties <= 0 || unit.troop().isScreen()) {
            return events;
        }
        int now = Math.min(unit.casualties() + casualties, unit.troop().dispersal());
        events.add(new Event.Suffered(unit.id(), by, casualties, now));
        if (now >= unit.troop().dispersal()) {
            events.add(new Event.Removed(unit.id(), Place.Loss.DISPERSED));
        }
        return events;
    }
}
