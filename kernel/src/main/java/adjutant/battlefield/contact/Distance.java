package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Rounding;

/**
 * The distance of two convex bodies between their closest points, corner to corner included; zero
 * if they have a point in common.
 */
public final class Distance {

    /** Longer than any distance of two points. */
    private static final long FAR = 4 * Point.REACH;

    private Distance() {}

    /**
     * The distance, rounded up to the next micrometre.
     *
     * <p>Rounded up so that {@code between(a, b).isAtMost(limit)} is exactly {@code isWithin(a, b,
     * limit)}.
     */
    public static Length between(Convex a, Convex b) {
        if (Depth.exceeds(a, b, 0)) {
            return Length.ZERO;
        }
        return Length.micrometres(Math.min(cornersUp(a, b), cornersUp(b, a)));
    }

    /** Whether the exact distance is at most the limit. */
    public static boolean isWithin(Convex a, Convex b, Length limit) {
        long reach = Math.min(limit.micrometres(), FAR);
        if (reach < 0 || Box.areApart(a, b, reach)) {
            return false;
        }
        return hasCornerWithin(a, b, reach)
                || hasCornerWithin(b, a, reach)
                || Depth.exceeds(a, b, 0);
    }

    /** Whether the exact distance is less than the limit. */
    public static boolean isNearerThan(Convex a, Convex b, Length limit) {
        if (limit.micrometres() <= 0) {
            return false;
        }
        long reach = Math.min(limit.micrometres(), FAR);
        return isWithin(a, b, Length.micrometres(reach)) && !isExactly(a, b, reach);
    }

    /**
     * A pair of closest points, rounded to the grid; of several such pairs the first in the order
     * of the corners. Bodies that overlap have none nearer than the deepest corner found.
     */
    public static Closest closest(Convex a, Convex b) {
        var forth = closestCorner(a, b);
        var back = closestCorner(b, a);
        return square(back) < square(forth) ? new Closest(back.there(), back.here()) : forth;
    }

    /** Whether the bodies are apart and no pair of points lies nearer than the limit. */
    private static boolean isExactly(Convex a, Convex b, long limit) {
        return !Depth.exceeds(a, b, 0)
                && !hasCornerNearer(a, b, limit)
                && !hasCornerNearer(b, a, limit);
    }

    private static boolean hasCornerWithin(Convex a, Convex b, long reach) {
        for (int i = 0; i < a.corners(); i++) {
            for (int j = 0; j < b.corners(); j++) {
                if (compare(a.x(i), a.y(i), b, j, reach) <= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasCornerNearer(Convex a, Convex b, long reach) {
        for (int i = 0; i < a.corners(); i++) {
            for (int j = 0; j < b.corners(); j++) {
                if (compare(a.x(i), a.y(i), b, j, reach) < 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Compares the distance of a point from an edge with a reach. */
    private static int compare(long x, long y, Convex body, int edge, long reach) {
        int next = edge + 1 == body.corners() ? 0 : edge + 1;
        long fromX = body.x(edge);
        long fromY = body.y(edge);
        long alongX = body.x(next) - fromX;
        long alongY = body.y(next) - fromY;
        long square = Exact.square(alongX, alongY);
        long along = alongX * (x - fromX) + alongY * (y - fromY);
        if (along <= 0) {
            return Long.compare(Exact.square(x - fromX, y - fromY), reach * reach);
        }
        if (along >= square) {
            return Long.compare(
                    Exact.square(x - fromX - alongX, y - fromY - alongY), reach * reach);
        }
        long off = Exact.cross(alongX, alongY, x - fromX, y - fromY);
        return Exact.compareProducts(off, off, reach * reach, square);
    }

    private static long cornersUp(Convex a, Convex b) {
        long least = FAR;
        for (int i = 0; i < a.corners(); i++) {
            for (int j = 0; j < b.corners(); j++) {
                least = Math.min(least, edgeUp(a.x(i), a.y(i), b, j));
            }
        }
        return least;
    }

    private static long edgeUp(long x, long y, Convex body, int edge) {
        int next = edge + 1 == body.corners() ? 0 : edge + 1;
        long fromX = body.x(edge);
        long fromY = body.y(edge);
        long alongX = body.x(next) - fromX;
        long alongY = body.y(next) - fromY;
        long square = Exact.square(alongX, alongY);
        long along = alongX * (x - fromX) + alongY * (y - fromY);
        if (along <= 0) {
            return Exact.rootUp(Exact.square(x - fromX, y - fromY));
        }
        if (along >= square) {
            return Exact.rootUp(Exact.square(x - fromX - alongX, y - fromY - alongY));
        }
        return Exact.ratioUp(Math.abs(Exact.cross(alongX, alongY, x - fromX, y - fromY)), square);
    }

    private static Closest closestCorner(Convex a, Convex b) {
        var best = new Closest(a.corner(0), b.corner(0));
        for (int i = 0; i < a.corners(); i++) {
            for (int j = 0; j < b.corners(); j++) {
                var pair = new Closest(a.corner(i), foot(a.corner(i), b, j));
                best = square(pair) < square(best) ? pair : best;
            }
        }
        return best;
    }

    /** The point of an edge that lies closest to a point, rounded to the grid. */
    private static Point foot(Point point, Convex body, int edge) {
        var from = body.corner(edge);
        var to = body.corner(edge + 1 == body.corners() ? 0 : edge + 1);
        long alongX = to.x() - from.x();
        long alongY = to.y() - from.y();
        long square = Exact.square(alongX, alongY);
        long along = alongX * (point.x() - from.x()) + alongY * (point.y() - from.y());
        if (along <= 0) {
            return from;
        }
        if (along >= square) {
            return to;
        }
        double part = (double) along / square;
        return from.moved(Rounding.halfAway(alongX * part), Rounding.halfAway(alongY * part));
    }

    private static long square(Closest pair) {
        return Exact.square(pair.there().x() - pair.here().x(), pair.there().y() - pair.here().y());
    }
}
