package adjutant.gda.ground;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Pose;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which columns are massed. Two are where their facings differ by at most 30 degrees, their nearest
 * edges are no farther apart than the gap, and seen along the facing of each of them they stand
 * beside, not behind: their depths overlap by at least half of the shallower one, and their widths
 * do not overlap.
 *
 * @rule GDA-MASS-01
 * @rule GDA-MASS-02
 */
public final class Massed {
    private static final Angle MOST = Angle.degrees(30);

    private Massed() {}

    /** Whether a unit is one of massed columns. */
    public static boolean is(Battle battle, Unit unit) {
        if (!mayMass(battle, unit)) {
            return false;
        }
        for (Unit other : battle.units()) {
            boolean friend =
                    other.isOnTable()
                            && other.side() == unit.side()
                            && !other.id().equals(unit.id());
            if (friend && together(battle, unit, other)) {
                return true;
            }
        }
        return false;
    }

    /** All that are massed with a unit, it first, in the order they are found. */
    public static List<String> group(Battle battle, Unit unit) {
        Set<String> group = new LinkedHashSet<>(List.of(unit.id()));
        Deque<Unit> open = new ArrayDeque<>(List.of(unit));
        while (!open.isEmpty()) {
            Unit next = open.removeFirst();
            for (Unit other : battle.onTable(unit.side())) {
                if (!group.contains(other.id()) && together(battle, next, other)) {
                    group.add(other.id());
                    open.addLast(other);
                }
            }
        }
        return List.copyOf(group);
    }

    /** Whether two columns are massed with each other. */
    public static boolean together(Battle battle, Unit a, Unit b) {
        return a.side() == b.side()
                && mayMass(battle, a)
                && mayMass(battle, b)
                && a.pose().facing().difference(b.pose().facing()).compareTo(MOST) <= 0
                && Distance.isWithin(
                        a.footprint(), b.footprint(), Printed.MASSED_GAP.in(battle.scale()))
                && isBeside(a, b)
                && isBeside(b, a);
    }

    private static boolean mayMass(Battle battle, Unit unit) {
        return unit.troop().isInfantry()
                && unit.isOnTable()
                && (unit.formation() == Formation.COLUMN
                        || (unit.formation() == Formation.COMPANIES
                                && battle.config().companiesMass()));
    }

    /** Whether a body stands beside another, as that one sees it. */
    private static boolean isBeside(Unit seer, Unit seen) {
        Span across = Span.across(seer.pose(), seer.footprint());
        Span along = Span.along(seer.pose(), seer.footprint());
        Span otherAcross = Span.across(seer.pose(), seen.footprint());
        Span otherAlong = Span.along(seer.pose(), seen.footprint());
        double shallower = Math.min(along.length(), otherAlong.length());
        return across.common(otherAcross) <= Span.TOLERANCE
                && along.common(otherAlong) >= shallower / 2 - Span.TOLERANCE;
    }

    /**
     * What a body covers of a direction, in micrometres.
     *
     * @param from the least
     * @param to the most
     */
    private record Span(double from, double to) {
        /** A micrometre either way, for the rounding of corners. */
        private static final double TOLERANCE = 2;

        static Span across(Pose pose, Footprint body) {
            return of(body, pose.facing().cosine(), pose.facing().sine());
        }

        static Span along(Pose pose, Footprint body) {
            return of(body, pose.facing().sine(), -pose.facing().cosine());
        }

        private static Span of(Footprint body, double x, double y) {
            double from = Double.POSITIVE_INFINITY;
            double to = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < body.corners(); i++) {
                double at = body.x(i) * x + body.y(i) * y;
                from = Math.min(from, at);
                to = Math.max(to, at);
            }
            return new Span(from, to);
        }

        double length() {
            return to - from;
        }

        double common(Span other) {
            return Math.min(to, other.to) - Math.max(from, other.from);
        }
    }
}
