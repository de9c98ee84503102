package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Interval;
import java.util.List;

/** A straight move made ready to be held against many bodies. */
final class Mover {

    private static final Interval WHOLE = new Interval(0, 1);

    private final Corners body;
    private final long right;
    private final long down;
    private final double tolerance;
    private final double length;

    Mover(Slide move, long tolerance) {
        body = Corners.of(List.of(move.start()));
        right = move.right();
        down = move.down();
        length = move.length();
        this.tolerance = tolerance;
    }

    double length() {
        return length;
    }

    /**
     * The part of the move, from 0 to 1, in which it overlaps a body deeper than the tolerance: on
     * each separating axis the depth changes evenly along the move, so each leaves one stretch.
     * Nothing if it ends where it begins, or before.
     */
    Interval overlap(Corners others, int index) {
        if (isFarFrom(others, index)) {
            return Interval.EMPTY;
        }
        var own = clip(body, 0, others, index, -1, WHOLE);
        return own.from() < own.to() ? clip(others, index, body, 0, 1, own) : own;
    }

    private boolean isFarFrom(Corners others, int index) {
        double x = others.middleX[index] - body.middleX[0];
        double y = others.middleY[index] - body.middleY[0];
        double reach = (others.radius[index] + body.radius[0]) * length;
        double off = right * y - down * x;
        double along = right * x + down * y;
        return Math.abs(off) > reach || along < -reach || along > length * length + reach;
    }

    /** What the edges of one body leave of a part, held against the corners of another. */
    private Interval clip(Corners edges, int a, Corners corners, int b, int sign, Interval part) {
        double from = part.from();
        double to = part.to();
        int first = edges.start[a];
        int end = edges.start[a + 1];
        for (int i = first; i < end; i++) {
            int next = i + 1 == end ? first : i + 1;
            long x = edges.x[next] - edges.x[i];
            long y = edges.y[next] - edges.y[i];
            double depth =
                    deepest(edges.x[i], edges.y[i], x, y, corners, b) - tolerance * edges.edge[i];
            double rise = sign * Exact.cross(x, y, right, down);
            if (rise > 0) {
                from = Math.max(from, -depth / rise);
            } else if (rise < 0) {
                to = Math.min(to, depth / -rise);
            } else if (depth <= 0) {
                return Interval.EMPTY;
            }
            if (from >= to) {
                return Interval.EMPTY;
            }
        }
        return new Interval(from, to);
    }

    private static double deepest(
            long fromX, long fromY, long x, long y, Corners corners, int body) {
        long deepest = Long.MIN_VALUE;
        for (int i = corners.start[body]; i < corners.start[body + 1]; i++) {
            deepest =
                    Math.max(
                            deepest, Exact.cross(x, y, corners.x[i] - fromX, corners.y[i] - fromY));
        }
        return deepest;
    }
}
