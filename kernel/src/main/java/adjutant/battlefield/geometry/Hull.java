package adjutant.battlefield.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The smallest convex body round some points, three corners or more, exact. */
public final class Hull implements Convex {

    private final List<Point> ring;

    private Hull(List<Point> ring) {
        this.ring = List.copyOf(ring);
    }

    /**
     * The hull of such points.
     *
     * @throws IllegalArgumentException if they all lie on one line
     */
    public static Hull of(List<Point> points) {
        var sorted = List.copyOf(new TreeSet<>(points));
        var ring = new ArrayList<Point>();
        chain(sorted, ring);
        chain(sorted.reversed(), ring);
        if (ring.size() < 3) {
            throw new IllegalArgumentException("points on one line: " + points);
        }
        return new Hull(ring);
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

    /** Adds one side of the hull, from the first point up to but without the last. */
    private static void chain(List<Point> sorted, List<Point> ring) {
        int start = ring.size();
        for (var point : sorted) {
            while (ring.size() >= start + 2 && !turnsRight(ring, point)) {
                ring.removeLast();
            }
            ring.add(point);
        }
        ring.removeLast();
    }

    private static boolean turnsRight(List<Point> ring, Point c) {
        var b = ring.getLast();
        var a = ring.get(ring.size() - 2);
        return Exact.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y()) > 0;
    }

    @Override
    public int corners() {
        return ring.size();
    }

    @Override
    public Point corner(int corner) {
        return ring.get(corner);
    }

    @Override
    public long x(int corner) {
        return ring.get(corner).x();
    }

    @Override
    public long y(int corner) {
        return ring.get(corner).y();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hull hull && ring.equals(hull.ring);
    }

    @Override
    public int hashCode() {
        return ring.hashCode();
    }

    @Override
    public String toString() {
        return "Hull" + ring;
    }
}
