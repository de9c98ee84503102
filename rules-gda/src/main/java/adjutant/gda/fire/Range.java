package adjutant.gda.fire;

import adjutant.battlefield.geometry.Length;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;

/**
 * How far units fire. A distance on a bound belongs to the nearer band.
 *
 * @rule GDA-FIR-1
 * @rule GDA-ART-12
 * @rule GDA-ARM-3
 */
final class Range {
    private static final int LIGHT = 4;
    private static final int MEDIUM = 9;

    private Range() {}

    /** The farthest that a unit fires. */
    static Length most(Battle battle, Unit firer) {
        Printed most =
                switch (Shot.kind(firer)) {
                    case ARTILLERY -> end(firer, FireLine.LONG);
                    case SKIRMISH -> Printed.SKIRMISH_RANGE;
                    case VOLLEY ->
                            firer.formation() == Formation.SQUARE
                                    ? Printed.SQUARE_VOLLEY
                                    : Printed.VOLLEY;
                };
        return most.in(battle.scale());
    }

    /** The range of guns that a distance falls in. */
    static FireLine of(Battle battle, Unit battery, Length distance) {
        if (distance.isAtMost(end(battery, FireLine.CLOSE).in(battle.scale()))) {
            return FireLine.CLOSE;
        }
        return distance.isAtMost(effective(battle, battery)) ? FireLine.EFFECTIVE : FireLine.LONG;
    }

    /**
     * Where effective range ends.
     *
     * @rule GDA-C-09
     */
    static Length effective(Battle battle, Unit battery) {
        Printed end = end(battery, FireLine.EFFECTIVE);
        boolean short35 = end == Printed.MEDIUM_EFFECTIVE && battle.config().mediumLongFrom35();
        return (short35 ? Printed.LIGHT_EFFECTIVE : end).in(battle.scale());
    }

    /** Where a range of guns ends. */
    static Length end(Battle battle, Unit battery, FireLine range) {
        return range == FireLine.EFFECTIVE
                ? effective(battle, battery)
                : end(battery, range).in(battle.scale());
    }

    private static Printed end(Unit battery, FireLine range) {
        int pounder = battery.troop().pounder().orElseThrow();
        if (pounder <= LIGHT) {
            return pick(range, Printed.LIGHT_CLOSE, Printed.LIGHT_EFFECTIVE, Printed.LIGHT_LONG);
        }
        return pounder <= MEDIUM
                ? pick(range, Printed.MEDIUM_CLOSE, Printed.MEDIUM_EFFECTIVE, Printed.MEDIUM_LONG)
                : pick(range, Printed.HEAVY_CLOSE, Printed.HEAVY_EFFECTIVE, Printed.HEAVY_LONG);
    }

    private static Printed pick(FireLine range, Printed close, Printed effective, Printed far) {
        return switch (range) {
            case CLOSE -> close;
            case EFFECTIVE -> effective;
            case LONG -> far;
            case SUPERIOR, STANDARD, INFERIOR ->
                    throw new IllegalArgumentException("no range " + range);
        };
    }
}
