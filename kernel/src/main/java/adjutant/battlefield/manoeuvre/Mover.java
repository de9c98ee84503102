package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Interval;

/** A straight move made ready to be held against many bodies. */
final class Mover {

    private final Corners body;
    private final long right;
    private final long down;
    private final double tolerance;
    private final double length;

    Mover(Slide move, long tolerance) {
        body = Corners.of(move.start());
        right = move.right();
        down = move.down();
        length = move.length();
        this.tolerance = tolerance;
    }

    double length() {
        return length;
    }

    /** The part of the whole move in which it overlaps a body. */
    Interval overlap(Corners others, int index) {
        return overlap(others, index, 1);
    }

    /**
     * The part of the move, from 0 to a limit of at most 1, in which it overlaps a body deeper than
     * the tolerance: on each separating axis the depth changes evenly along the move, so each
     * leaves one stretch. Nothing if it ends where it begins, or before.
     */
    Interval overlap(Corners others, int index, double limit) {
        var own = clip(body, 0, others, index, -1, new Interval(0, limit));
        return own.from() < own.to() ? clip(others, index, body, 0, 1, own) : own;
    }

    /**
     * The first of the bodies from an index on whose circle the circle of the mover meets; else -1.
     */
    int next(Corners others, int from) {
        double dx = right;
        double dy = down;
        double square = dx * dx + dy * dy;
        double ownX = body.middleX[0];
        double ownY = body.middleY[0];
        double own = body.radius[0];
        for (int i = from; i < others.radius.length; i++) {
            double x = others.middleX[i] - ownX;
            double y = others.middleY[i] - ownY;
            double reach = (others.radius[i] + own) * length;
            double off = dx * y - dy * x;
            double along = dx * x + dy * y;
            if (Math.abs(off) <= reach && along >= -reach && along <= square + reach) {
                return i;
            }
        }
        return -1;
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
