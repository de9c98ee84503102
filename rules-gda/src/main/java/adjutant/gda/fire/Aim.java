package adjutant.gda.fire;

import adjutant.battlefield.contact.Closest;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Unit;

/**
 * Whence and whereto a unit fires: from the middle of its front to the nearest point of the target.
 * A square and a garrison, which fire all round, do so from their nearest point.
 *
 * @param from whence
 * @param to whereto
 * @param distance how far that is
 * @rule GDA-FIR-1
 * @rule GDA-HR-27
 */
record Aim(Point from, Point to, Length distance) {
    /** The aim of a unit at another. */
    static Aim of(Battle battle, Unit firer, Unit target) {
        Convex there = ground(battle, target);
        Convex here = source(battle, firer);
        Closest closest = Distance.closest(here, there);
        return new Aim(closest.here(), closest.there(), Distance.between(here, there));
    }

    /** Whence a unit fires: the middle of its front, or all of its ground. */
    static Convex source(Battle battle, Unit firer) {
        return firer.isOnTable() && firer.formation() != Formation.SQUARE
                ? firer.pose().front()
                : ground(battle, firer);
    }

    /** The ground of a unit: its body, or the section it holds. */
    static Convex ground(Battle battle, Unit unit) {
        return switch (unit.place()) {
            case Place.Body body -> body.footprint();
            case Place.Garrison(String section) -> battle.terrain(section).orElseThrow().outline();
            case Place.Reserve _, Place.Gone _ ->
                    throw new IllegalStateException(unit.id() + " is not there");
        };
    }
}
