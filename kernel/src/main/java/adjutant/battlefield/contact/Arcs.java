package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Cut;
import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The four arcs round a body, exact on its corners.
 *
 * <p>The borders leave each corner at 45 degrees to the direction of the body's width; a point on a
 * border lies in both arcs. The wedges are closed, so together they cover all ground outside.
 */
public final class Arcs {
    /** The fewest corners of ground. */
    private static final int CORNERS = 3;

    private Arcs() {}

    /**
     * The arcs in which a point lies: one, or two on a border, or {@link Arc#INSIDE} alone.
     *
     * @return a set in the order of the constants, never empty
     */
    public static Set<Arc> of(Footprint body, Point point) {
        var arcs = EnumSet.noneOf(Arc.class);
        if (Contact.contains(body, point)) {
            arcs.add(Arc.INSIDE);
            return Collections.unmodifiableSet(arcs);
        }
        for (var arc : Arc.values()) {
            if (arc != Arc.INSIDE && Wedge.of(body, arc).contains(point)) {
                arcs.add(arc);
            }
        }
        return Collections.unmodifiableSet(arcs);
    }

    /** Whether a point lies in an arc of a body, borders included. */
    public static boolean isIn(Footprint body, Arc arc, Point point) {
        boolean inside = Contact.contains(body, point);
        if (arc == Arc.INSIDE || inside) {
            return arc == Arc.INSIDE && inside;
        }
        return Wedge.of(body, arc).contains(point);
    }

    /**
     * Whether any part of another body lies in an arc, borders included; for {@link Arc#INSIDE}
     * whether both have a point in common.
     */
    public static boolean meets(Footprint body, Arc arc, Convex other) {
        if (arc == Arc.INSIDE) {
            return Distance.isWithin(body, other, Length.ZERO);
        }
        return Wedge.of(body, arc).meets(other);
    }

    /**
     * The part of another body that lies in an arc, as corners in order, where it is cut rounded to
     * the grid; none where no ground of it does, or for {@link Arc#INSIDE}.
     */
    public static List<Point> part(Footprint body, Arc arc, Convex other) {
        return arc == Arc.INSIDE ? List.of() : Wedge.of(body, arc).part(other);
    }

    /** The arcs in which any part of another body lies, borders included. */
    public static Set<Arc> meeting(Footprint body, Convex other) {
        var arcs = EnumSet.noneOf(Arc.class);
        for (var arc : Arc.values()) {
            if (meets(body, arc, other)) {
                arcs.add(arc);
            }
        }
        return Collections.unmodifiableSet(arcs);
    }

    /**
     * A wedge: all that is not left of the edge from {@code left} to {@code right}, and between the
     * two borders that leave its ends.
     */
    private record Wedge(
            Point left, Point right, long leftX, long leftY, long rightX, long rightY) {

        static Wedge of(Footprint body, Arc arc) {
            long x =
                    body.frontRight().x()
                            - body.frontLeft().x()
                            + body.rearRight().x()
                            - body.rearLeft().x();
            long y =
                    body.frontRight().y()
                            - body.frontLeft().y()
                            + body.rearRight().y()
                            - body.rearLeft().y();
            return switch (arc) {
                case FRONT -> wedge(body.frontLeft(), body.frontRight(), x, y);
                case RIGHT -> wedge(body.frontRight(), body.rearRight(), -y, x);
                case REAR -> wedge(body.rearRight(), body.rearLeft(), -x, -y);
                case LEFT -> wedge(body.rearLeft(), body.frontLeft(), y, -x);
                case INSIDE -> throw new IllegalArgumentException("the inside is no wedge");
            };
        }

        /** The wedge over an edge whose direction, left to right as seen from inside, is x, y. */
        private static Wedge wedge(Point left, Point right, long x, long y) {
            return new Wedge(left, right, y - x, -x - y, y + x, y - x);
        }

        boolean contains(Point point) {
            return past(left, right.x() - left.x(), right.y() - left.y(), point) <= 0
                    && past(left, leftX, leftY, point) >= 0
                    && past(right, rightX, rightY, point) <= 0;
        }

        boolean meets(Convex body) {
            return !isBeyondBorders(body) && !hasSeparatingEdge(body);
        }

        private boolean isBeyondBorders(Convex body) {
            boolean inFront = false;
            boolean inLeft = false;
            boolean inRight = false;
            for (int i = 0; i < body.corners(); i++) {
                var corner = body.corner(i);
                inFront |= past(left, right.x() - left.x(), right.y() - left.y(), corner) <= 0;
                inLeft |= past(left, leftX, leftY, corner) >= 0;
                inRight |= past(right, rightX, rightY, corner) <= 0;
            }
            return !(inFront && inLeft && inRight);
        }

        /** The body cut along the edge and both borders. */
        List<Point> part(Convex body) {
            var ring = body.outline();
            ring = Cut.rightOf(ring, left, left.x() - right.x(), left.y() - right.y());
            ring = Cut.rightOf(ring, left, leftX, leftY);
            ring = Cut.rightOf(ring, right, -rightX, -rightY);
            return ring.size() < CORNERS ? List.of() : ring;
        }

        /** Whether the whole wedge lies beyond one edge of the body. */
        private boolean hasSeparatingEdge(Convex body) {
            for (int i = 0; i < body.corners(); i++) {
                var from = body.corner(i);
                var to = body.corner(i + 1 == body.corners() ? 0 : i + 1);
                long x = to.x() - from.x();
                long y = to.y() - from.y();
                if (past(from, x, y, left) < 0
                        && past(from, x, y, right) < 0
                        && Exact.cross(x, y, leftX, leftY) <= 0
                        && Exact.cross(x, y, rightX, rightY) <= 0) {
                    return true;
                }
            }
            return false;
        }

        /** Above zero if the point lies clockwise of an arrow that leaves a point. */
        private static long past(Point from, long x, long y, Point point) {
            return Exact.cross(x, y, point.x() - from.x(), point.y() - from.y());
        }
    }
}
