package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Point;
import java.util.List;

/** Whether corners make the outline of one piece of ground; exact. */
final class Outline {
    private Outline() {}

    /**
     * Whether there are three corners or more and no two edges meet but neighbours, at a corner.
     */
    static boolean isSimple(List<Point> corners) {
        int count = corners.size();
        if (count < 3 || corners.stream().distinct().count() < count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                if (meetsWrongly(corners, i, j)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean meetsWrongly(List<Point> corners, int i, int j) {
        int count = corners.size();
        Point a = corners.get(i);
        Point b = corners.get((i + 1) % count);
        Point c = corners.get(j);
        Point d = corners.get((j + 1) % count);
        if (j == i + 1) {
            return turn(a, b, d) == 0 && runsBack(a, d, b);
        }
        if (i == 0 && j == count - 1) {
            return turn(c, a, b) == 0 && runsBack(c, b, a);
        }
        return turn(a, b, c) * turn(a, b, d) <= 0
                && turn(c, d, a) * turn(c, d, b) <= 0
                && (turn(a, b, c) != 0 || turn(a, b, d) != 0 || overlaps(a, b, c, d));
    }

    /** Whether two edges in one line run back over each other from their common corner. */
    private static boolean runsBack(Point first, Point third, Point corner) {
        long along = (first.x() - corner.x()) * (third.x() - corner.x());
        long across = (first.y() - corner.y()) * (third.y() - corner.y());
        return along + across > 0;
    }

    private static boolean overlaps(Point a, Point b, Point c, Point d) {
        return reach(a.x(), b.x(), c.x(), d.x()) && reach(a.y(), b.y(), c.y(), d.y());
    }

    private static boolean reach(long a, long b, long c, long d) {
        return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
    }

    private static int turn(Point a, Point b, Point c) {
        long cross = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
        return Long.signum(cross);
    }
}
