package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Exact;

/** How deep two convex bodies lie in each other: the shortest push that would part them. */
final class Depth {

    private Depth() {}

    /**
     * Whether the depth is more than so many micrometres (at least 0), by separating axes, exact.
     */
    static boolean exceeds(Convex a, Convex b, long micrometres) {
        if (a.corners() + b.corners() < 3 || Box.areApart(a, b, 0)) {
            return false;
        }
        long square = micrometres * micrometres;
        return isPastEveryEdge(a, b, square) && isPastEveryEdge(b, a, square);
    }

    private static boolean isPastEveryEdge(Convex edges, Convex body, long square) {
        int last = edges.corners() - 1;
        for (int i = 0; i <= last; i++) {
            if (!isPast(edges, i, i == last ? 0 : i + 1, body, square)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPast(Convex edges, int from, int to, Convex body, long square) {
        long x = edges.x(from);
        long y = edges.y(from);
        long alongX = edges.x(to) - x;
        long alongY = edges.y(to) - y;
        if (alongX == 0 && alongY == 0) {
            return true;
        }
        long deepest = 0;
        for (int i = 0; i < body.corners(); i++) {
            deepest = Math.max(deepest, Exact.cross(alongX, alongY, body.x(i) - x, body.y(i) - y));
        }
        return Exact.compareProducts(deepest, deepest, square, Exact.square(alongX, alongY)) > 0;
    }
}
