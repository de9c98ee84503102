package adjutant.battlefield.geometry;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A convex body with whole corners: a point, a segment, or corners that run clockwise on the
 * screen.
 *
 * <p>Edge {@code i} runs from corner {@code i} to the next; a segment has two edges, there and
 * back; a point has none that has a length.
 */
public sealed interface Convex permits Point, Segment, Footprint, Hull {

    /** How many corners it has, at least 1. */
    int corners();

    /** The x of a corner in micrometres; corners are numbered from 0. */
    long x(int corner);

    /** The y of a corner in micrometres; corners are numbered from 0. */
    long y(int corner);

    /** A corner as a point. */
    default Point corner(int corner) {
        return new Point(x(corner), y(corner));
    }

    /** All corners, in order. */
    default List<Point> outline() {
        return IntStream.range(0, corners()).mapToObj(this::corner).toList();
    }

    /** The least x of its corners. */
    default long lowX() {
        long low = x(0);
        for (int i = 1; i < corners(); i++) {
            low = Math.min(low, x(i));
        }
        return low;
    }

    /** The greatest x of its corners. */
    default long highX() {
        long high = x(0);
        for (int i = 1; i < corners(); i++) {
            high = Math.max(high, x(i));
        }
        return high;
    }

    /** The least y of its corners. */
    default long lowY() {
        long low = y(0);
        for (int i = 1; i < corners(); i++) {
            low = Math.min(low, y(i));
        }
        return low;
    }

    /** The greatest y of its corners. */
    default long highY() {
        long high = y(0);
        for (int i = 1; i < corners(); i++) {
            high = Math.max(high, y(i));
        }
        return high;
    }
}
