package adjutant.battlefield.sight;

import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Interval;
import adjutant.battlefield.geometry.Line;
import adjutant.battlefield.geometry.Segment;
import adjutant.battlefield.terrain.Polygon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Lines across a polygon that is not convex. */
final class Concaves {

    private static final Interval WHOLE = new Interval(0, 1);

    private Concaves() {}

    /** The parts of a line in a polygon that somewhere are deeper than the tolerance. */
    static List<Interval> cross(Ray ray, Polygon polygon) {
        var edges = polygon.edges();
        var cuts = cuts(ray, edges);
        var parts = new ArrayList<Interval>();
        for (int i = 0; i + 1 < cuts.size(); i += 2) {
            var part = new Interval(cuts.get(i), cuts.get(i + 1)).common(WHOLE);
            if (part.from() < part.to() && isDeep(ray, edges, part)) {
                parts.add(part);
            }
        }
        return parts;
    }

    /**
     * Where the endless line passes the border, in order; a corner on the line counts as right of
     * it.
     */
    private static List<Double> cuts(Ray ray, List<Segment> edges) {
        var cuts = new ArrayList<Double>();
        for (var edge : edges) {
            long from = side(ray, edge.from().x(), edge.from().y());
            long to = side(ray, edge.to().x(), edge.to().y());
            if (from >= 0 != to >= 0) {
                cuts.add(cut(ray, edge));
            }
        }
        cuts.sort(Comparator.naturalOrder());
        return cuts;
    }

    private static double cut(Ray ray, Segment edge) {
        long alongX = edge.to().x() - edge.from().x();
        long alongY = edge.to().y() - edge.from().y();
        double depth =
                Exact.cross(alongX, alongY, ray.x - edge.from().x(), ray.y - edge.from().y());
        double rise = Exact.cross(alongX, alongY, ray.right, ray.down);
        return -depth / rise;
    }

    private static long side(Ray ray, long x, long y) {
        return Exact.cross(ray.right, ray.down, x - ray.x, y - ray.y);
    }

    /** Whether a part of the line inside has a place farther than the tolerance from every edge. */
    private static boolean isDeep(Ray ray, List<Segment> edges, Interval part) {
        var line = Line.along(new Segment(ray.from(), ray.to()));
        var shallow = new ArrayList<Interval>();
        for (var edge : edges) {
            var near = line.near(edge, ray.tolerance);
            if (!near.isEmpty()) {
                shallow.add(near);
            }
        }
        shallow.sort(Comparator.comparingDouble(Interval::from));
        double covered = part.from() * ray.length;
        for (var near : shallow) {
            if (near.from() > covered) {
                break;
            }
            covered = Math.max(covered, near.to());
        }
        return covered < part.to() * ray.length;
    }
}
