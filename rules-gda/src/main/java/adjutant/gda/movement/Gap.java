package adjutant.gda.movement;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Gaps between friends on the way of a unit that falls back: width of the way on which, seen along
 * it, no friend stands beside another.
 *
 * @rule GDA-FAL-3
 * @rule GDA-HR-49
 */
final class Gap {
    /** A micrometre either way, for the rounding of corners. */
    private static final double TOLERANCE = 2;

    private Gap() {}

    /** Whether a unit that goes some way can pass beside a friend who stands on it. */
    static boolean is(Battle battle, Unit mover, Angle way, Unit friend) {
        Reach lane = Reach.across(way, mover.footprint());
        Reach row = Reach.along(way, friend.footprint());
        List<Reach> blocks = new ArrayList<>();
        for (Unit other : battle.units()) {
            if (other.side() == mover.side()
                    && other.isOnTable()
                    && !other.id().equals(mover.id())
                    && !other.isSkirmishing()
                    && Reach.along(way, other.footprint()).meets(row)) {
                blocks.add(Reach.across(way, other.footprint()));
            }
        }
        return isOpen(lane, blocks);
    }

    /** Whether blocks leave any width of a lane open. */
    private static boolean isOpen(Reach lane, List<Reach> blocks) {
        blocks.sort(Comparator.comparingDouble(Reach::from));
        double closed = lane.from;
        for (Reach block : blocks) {
            if (block.from > closed + TOLERANCE) {
                break;
            }
            closed = Math.max(closed, block.to);
        }
        return closed < lane.to - TOLERANCE;
    }

    /**
     * What a body covers of a direction, in micrometres.
     *
     * @param from the least
     * @param to the most
     */
    private record Reach(double from, double to) {
        static Reach across(Angle way, Footprint body) {
            return of(body, way.cosine(), way.sine());
        }

        static Reach along(Angle way, Footprint body) {
            return of(body, way.sine(), -way.cosine());
        }

        private static Reach of(Footprint body, double x, double y) {
            double from = Double.POSITIVE_INFINITY;
            double to = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < body.corners(); i++) {
                double at = body.x(i) * x + body.y(i) * y;
                from = Math.min(from, at);
                to = Math.max(to, at);
            }
            return new Reach(from, to);
        }

        boolean meets(Reach other) {
            return Math.min(to, other.to) - Math.max(from, other.from) > TOLERANCE;
        }
    }
}
