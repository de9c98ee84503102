package adjutant.battlefield.geometry;

/**
 * A straight piece between two different points.
 *
 * @param from where it starts
 * @param to where it ends
 */
public record Segment(Point from, Point to) implements Convex {

    /**
     * Checks that the ends differ.
     *
     * @throws IllegalArgumentException if both ends are the same point
     */
    public Segment {
        if (from.equals(to)) {
            throw new IllegalArgumentException("a segment of no length at " + from);
        }
    }

    /** The point midway, rounded to the grid half away from the start. */
    public Point middle() {
        return from.midway(to);
    }

    /** The same piece from the other end. */
    public Segment reversed() {
        return new Segment(to, from);
    }

    /** The length, rounded to the nearest micrometre. */
    public Length length() {
        return Length.micrometres(
                Rounding.halfAway(
                        StrictMath.sqrt(
                                (double) Exact.square(to.x() - from.x(), to.y() - from.y()))));
    }

    @Override
    public int corners() {
        return 2;
    }

    @Override
    public long x(int corner) {
        return corner == 0 ? from.x() : to.x();
    }

    @Override
    public long y(int corner) {
        return corner == 0 ? from.y() : to.y();
    }
}
