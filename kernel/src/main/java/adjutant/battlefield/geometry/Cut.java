package adjutant.battlefield.geometry;

import java.util.ArrayList;
import java.util.List;

/** Convex ground cut along straight lines, where it is cut rounded to the grid. */
public final class Cut {
    private Cut() {}

    /**
     * What of some convex ground does not lie left of an arrow.
     *
     * @param ring its corners, clockwise
     * @param from a point on the line
     * @param x how far the arrow goes to the right
     * @param y how far it goes down the page
     * @return the corners of what is left, clockwise; fewer than three where that is no ground
     */
    public static List<Point> rightOf(List<Point> ring, Point from, long x, long y) {
        var kept = new ArrayList<Point>();
        for (int i = 0; i < ring.size(); i++) {
            var here = ring.get(i);
            var next = ring.get(i + 1 == ring.size() ? 0 : i + 1);
            long before = Exact.cross(x, y, here.x() - from.x(), here.y() - from.y());
            long after = Exact.cross(x, y, next.x() - from.x(), next.y() - from.y());
            if (before >= 0) {
                kept.add(here);
            }
            if (Long.signum(before) * Long.signum(after) < 0) {
                double share = (double) before / ((double) before - after);
                kept.add(
                        here.moved(
                                Rounding.halfAway((next.x() - here.x()) * share),
                                Rounding.halfAway((next.y() - here.y()) * share)));
            }
        }
        return kept.stream().distinct().toList();
    }

    /** The ground that two bodies have in common, as {@link #rightOf}. */
    public static List<Point> common(Convex one, Convex other) {
        var ring = one.outline();
        for (int i = 0; i < other.corners(); i++) {
            var from = other.corner(i);
            var to = other.corner(i + 1 == other.corners() ? 0 : i + 1);
            ring = rightOf(ring, from, to.x() - from.x(), to.y() - from.y());
        }
        return ring;
    }
}
