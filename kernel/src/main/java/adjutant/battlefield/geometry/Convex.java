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
}
