package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Tolerances;
import java.util.ArrayList;
import java.util.List;

/** Whether two convex bodies overlap or touch, and which edges are touched. */
public final class Contact {

    private Contact() {}

    /** Whether the bodies overlap deeper than {@link Tolerances#OVERLAP}. */
    public static boolean overlaps(Convex a, Convex b) {
        return overlaps(a, b, Tolerances.OVERLAP);
    }

    /**
     * Whether the bodies overlap deeper than a tolerance: no push as short as that would part them.
     *
     * @param tolerance from zero to {@link Point#REACH}
     */
    public static boolean overlaps(Convex a, Convex b, Length tolerance) {
        return Depth.exceeds(a, b, checked(tolerance));
    }

    /**
     * Whether the bodies touch: they do not overlap deeper than {@link Tolerances#OVERLAP}, and
     * their gap is at most {@link Tolerances#TOUCH}, corner to corner included.
     */
    public static boolean touches(Convex a, Convex b) {
        return touches(a, b, Tolerances.OVERLAP, Tolerances.TOUCH);
    }

    /**
     * Whether the bodies do not overlap deeper than one tolerance, and their gap is at most
     * another.
     *
     * @param overlap from zero to {@link Point#REACH}
     * @param touch the widest gap, inclusive
     */
    public static boolean touches(Convex a, Convex b, Length overlap, Length touch) {
        return Distance.isWithin(a, b, touch) && !overlaps(a, b, overlap);
    }

    /** Whether a point lies in a body, border included. */
    public static boolean contains(Convex body, Point point) {
        int last = body.corners() - 1;
        if (last < 2) {
            return Distance.isWithin(body, point, Length.ZERO);
        }
        for (int i = 0; i <= last; i++) {
            int next = i == last ? 0 : i + 1;
            if (Exact.side(body.x(i), body.y(i), body.x(next), body.y(next), point.x(), point.y())
                    < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether every corner of a body lies in another, border included. */
    public static boolean contains(Convex body, Convex part) {
        for (int i = 0; i < part.corners(); i++) {
            if (!contains(body, part.corner(i))) {
                return false;
            }
        }
        return true;
    }

    /** The edges of a body that another touches within {@link Tolerances#TOUCH}. */
    public static List<Touch> touchedEdges(Convex toucher, Footprint touched) {
        return touchedEdges(toucher, touched, Tolerances.TOUCH);
    }

    /**
     * The edges of a body that lie within a tolerance of another body, clockwise from the front.
     *
     * <p>Two neighbouring edges come together where their common corner is touched. Which pieces of
     * an edge are touched, such as the strip of one file, is answered exactly by {@link
     * Distance#isWithin} with that piece as a segment.
     *
     * @param toucher the body that touches
     * @param touched the body whose edges are asked for
     * @param tolerance the widest gap, inclusive
     */
    public static List<Touch> touchedEdges(Convex toucher, Footprint touched, Length tolerance) {
        var touches = new ArrayList<Touch>();
        for (var edge : Edge.values()) {
            var segment = touched.edge(edge);
            if (Distance.isWithin(toucher, segment, tolerance)) {
                touches.add(Touch.of(edge, segment, toucher, tolerance));
            }
        }
        return List.copyOf(touches);
    }

    private static long checked(Length tolerance) {
        if (tolerance.micrometres() < 0 || tolerance.micrometres() > Point.REACH) {
            throw new IllegalArgumentException("not a tolerance: " + tolerance);
        }
        return tolerance.micrometres();
    }
}
