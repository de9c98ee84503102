package adjutant.battlefield.geometry;

/**
 * A point of the table in whole micrometres: x to the right, y down the page.
 *
 * @param x from -{@link #REACH} to {@link #REACH}
 * @param y from -{@link #REACH} to {@link #REACH}
 */
public record Point(long x, long y) implements Convex, Comparable<Point> {

    /** How far from the origin a coordinate may lie, in micrometres: 2^26, about 67 metres. */
    public static final long REACH = 1L << 26;

    /**
     * Checks the range, which keeps every product of the exact predicates inside their numbers.
     *
     * @throws IllegalArgumentException if a coordinate lies beyond {@link #REACH}
     */
    public Point {
        if (!isWithinReach(x, y)) {
            throw new IllegalArgumentException("point out of reach: " + x + ", " + y);
        }
    }

    /** The point at such lengths from the origin. */
    public static Point of(Length x, Length y) {
        return new Point(x.micrometres(), y.micrometres());
    }

    /** The point at such coordinates, in micrometres, or the nearest within reach. */
    public static Point nearest(long x, long y) {
        return new Point(Math.clamp(x, -REACH, REACH), Math.clamp(y, -REACH, REACH));
    }

    /** Whether such coordinates, in micrometres, make a point. */
    public static boolean isWithinReach(long x, long y) {
        return x >= -REACH && x <= REACH && y >= -REACH && y <= REACH;
    }

    /** This point moved by whole micrometres. */
    public Point moved(long right, long down) {
        return new Point(x + right, y + down);
    }

    /** The point midway, rounded half away from this point. */
    public Point midway(Point other) {
        return moved(
                Rounding.halfAway((other.x - x) / 2.0), Rounding.halfAway((other.y - y) / 2.0));
    }

    /** The direction in which another point lies; up the page if it is the same point. */
    public Angle directionTo(Point other) {
        double turn = StrictMath.atan2((double) (other.x - x), (double) (y - other.y));
        return Angle.microdegrees(Rounding.halfAway(turn * (180_000_000 / StrictMath.PI)));
    }

    @Override
    public int corners() {
        return 1;
    }

    @Override
    public long x(int corner) {
        return x;
    }

    @Override
    public long y(int corner) {
        return y;
    }

    /** Orders by x, then by y. */
    @Override
    public int compareTo(Point other) {
        return x != other.x ? Long.compare(x, other.x) : Long.compare(y, other.y);
    }
}
