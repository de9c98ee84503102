package adjutant.battlefield.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The smallest convex body round some points, three corners or more, exact. */
public final class Hull implements Convex {

    private static final int CIRCLE = 360;

    /** Degrees from corner to corner of a round: its edges lie within a thousandth of it. */
    private static final int STEP = 5;

    private final Point[] ring;
    private final long lowX;
    private final long highX;
    private final long lowY;
    private final long highY;

    private Hull(Point[] ring) {
        this.ring = ring;
        lowX = Convex.super.lowX();
        highX = Convex.super.highX();
        lowY = Convex.super.lowY();
        highY = Convex.super.highY();
    }

    /**
     * The hull of such points.
     *
     * @throws IllegalArgumentException if they all lie on one line
     */
    public static Hull of(List<Point> points) {
        var sorted = points.toArray(new Point[0]);
        Arrays.sort(sorted);
        var ring = new Point[2 * sorted.length];
        int corners = chain(sorted, 0, sorted.length, 1, ring, 0);
        corners = chain(sorted, sorted.length - 1, -1, -1, ring, corners);
        if (corners < 3) {
            throw new IllegalArgumentException("points on one line: " + points);
        }
        return new Hull(Arrays.copyOf(ring, corners));
    }

    /**
     * The hull of all corners of some bodies.
     *
     * @throws IllegalArgumentException if they all lie on one line
     */
    public static Hull around(List<? extends Convex> bodies) {
        var points = new ArrayList<Point>();
        for (var body : bodies) {
            for (int i = 0; i < body.corners(); i++) {
                points.add(body.corner(i));
            }
        }
        return of(points);
    }

    /**
     * The ground within a reach of a body: its edges moved outwards, and round corners as many
     * short edges. Nowhere beyond the reach, and nowhere short of it by more than a thousandth.
     *
     * @param reach above zero; what lies out of reach of the grid is cut off
     * @throws IllegalArgumentException if the reach is not above zero
     */
    public static Hull reaching(Convex body, Length reach) {
        if (reach.micrometres() <= 0) {
            throw new IllegalArgumentException("a reach of " + reach);
        }
        var points = new ArrayList<Point>();
        for (int turn = 0; turn < CIRCLE; turn += STEP) {
            var angle = Angle.degrees(turn);
            long right = (long) (reach.micrometres() * angle.sine());
            long down = (long) (-reach.micrometres() * angle.cosine());
            for (int i = 0; i < body.corners(); i++) {
                points.add(Point.nearest(body.x(i) + right, body.y(i) + down));
            }
        }
        return of(points);
    }

    /**
     * Adds one side of the hull, from the first point up to but without the last; how many corners
     * there are then.
     */
    private static int chain(Point[] sorted, int from, int to, int step, Point[] ring, int start) {
        int end = start;
        for (int i = from; i != to; i += step) {
            var point = sorted[i];
            while (end >= start + 2 && !turnsRight(ring[end - 2], ring[end - 1], point)) {
                end--;
            }
            if (end == start || !ring[end - 1].equals(point)) {
                ring[end++] = point;
            }
        }
        return Math.max(start, end - 1);
    }

    private static boolean turnsRight(Point a, Point b, Point c) {
        return Exact.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y()) > 0;
    }

    @Override
    public int corners() {
        return ring.length;
    }

    @Override
    public Point corner(int corner) {
        return ring[corner];
    }

    @Override
    public long x(int corner) {
        return ring[corner].x();
    }

    @Override
    public long y(int corner) {
        return ring[corner].y();
    }

    @Override
    public long lowX() {
        return lowX;
    }

    @Override
    public long highX() {
        return highX;
    }

    @Override
    public long lowY() {
        return lowY;
    }

    @Override
    public long highY() {
        return highY;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hull hull && Arrays.equals(ring, hull.ring);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(ring);
    }

    @Override
    public String toString() {
        return "Hull" + Arrays.toString(ring);
    }
}
