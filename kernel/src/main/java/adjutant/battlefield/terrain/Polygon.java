package adjutant.battlefield.terrain;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Segment;
import java.util.List;

/**
 * A simple polygon, convex or not: edges meet at common corners only.
 *
 * @param corners three or more; kept clockwise on the screen, whichever way they were given
 */
public record Polygon(List<Point> corners) implements Shape {

    /**
     * Turns the corners clockwise.
     *
     * @throws IllegalArgumentException if {@link #check} would find a fault
     */
    public Polygon {
        var faults = Faults.of(corners);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException("no polygon: " + faults);
        }
        corners = isClockwise(corners) ? List.copyOf(corners) : List.copyOf(corners.reversed());
    }

    /** The polygon round such corners, or all that is wrong with them. */
    public static Checked check(List<Point> corners) {
        var faults = Faults.of(corners);
        return faults.isEmpty()
                ? new Checked.Sound(new Polygon(corners))
                : new Checked.Faulty(faults);
    }

    /** The edges, clockwise. */
    public List<Segment> edges() {
        return Borders.of(corners);
    }

    /** Whether no corner points inwards. */
    public boolean isConvex() {
        int size = corners.size();
        for (int i = 0; i < size; i++) {
            if (turn(corners.get(i), corners.get((i + 1) % size), corners.get((i + 2) % size))
                    < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Hull hull() {
        return Hull.of(corners);
    }

    @Override
    public boolean contains(Point point) {
        boolean inside = false;
        for (var edge : edges()) {
            if (Distance.isWithin(edge, point, Length.ZERO)) {
                return true;
            }
            inside ^= isLeftOf(point, edge);
        }
        return inside;
    }

    @Override
    public boolean overlaps(Convex body, Length tolerance) {
        return Borders.lieIn(edges(), body, tolerance) || contains(Borders.middle(body));
    }

    @Override
    public boolean holds(Convex body, Length tolerance) {
        return Borders.hold(this, edges(), body, tolerance);
    }

    @Override
    public Length distance(Convex body) {
        if (contains(body.corner(0))) {
            return Length.ZERO;
        }
        return edges().stream()
                .map(edge -> Distance.between(edge, body))
                .min(Length::compareTo)
                .orElseThrow();
    }

    @Override
    public boolean isWithin(Convex body, Length limit) {
        return distance(body).isAtMost(limit);
    }

    /**
     * Whether the ray from a point to the right crosses an edge; each corner counts for one side.
     */
    private static boolean isLeftOf(Point point, Segment edge) {
        var from = edge.from();
        var to = edge.to();
        if (from.y() > point.y() == to.y() > point.y()) {
            return false;
        }
        long turn = turn(from, to, point);
        return to.y() > from.y() ? turn > 0 : turn < 0;
    }

    private static boolean isClockwise(List<Point> corners) {
        var first = corners.getFirst();
        long area = 0;
        for (int i = 1; i + 1 < corners.size(); i++) {
            area += turn(first, corners.get(i), corners.get(i + 1));
        }
        return area > 0;
    }

    private static long turn(Point a, Point b, Point c) {
        return Exact.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
    }
}
