package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Convex;
import java.util.List;

/** The corners of many convex bodies in flat arrays, with a circle round each. */
final class Corners {

    /** Where the corners of a body begin; one more than there are bodies. */
    final int[] start;

    final long[] x;
    final long[] y;

    /** How long the edge is that leaves a corner. */
    final double[] edge;

    final double[] middleX;
    final double[] middleY;
    final double[] radius;

    private Corners(int bodies, int corners) {
        start = new int[bodies + 1];
        x = new long[corners];
        y = new long[corners];
        edge = new double[corners];
        middleX = new double[bodies];
        middleY = new double[bodies];
        radius = new double[bodies];
    }

    static Corners of(List<? extends Convex> bodies) {
        var flat = new Corners(bodies.size(), bodies.stream().mapToInt(Convex::corners).sum());
        for (int i = 0; i < bodies.size(); i++) {
            flat.add(i, bodies.get(i));
        }
        return flat;
    }

    int size() {
        return radius.length;
    }

    private void add(int index, Convex body) {
        int first = start[index];
        int count = body.corners();
        start[index + 1] = first + count;
        for (int i = 0; i < count; i++) {
            x[first + i] = body.x(i);
            y[first + i] = body.y(i);
            middleX[index] += (double) body.x(i) / count;
            middleY[index] += (double) body.y(i) / count;
        }
        for (int i = first; i < first + count; i++) {
            int next = i + 1 == first + count ? first : i + 1;
            edge[i] = distance(x[i], y[i], (double) x[next], (double) y[next]);
            double arm = distance(x[i], y[i], middleX[index], middleY[index]);
            radius[index] = Math.max(radius[index], arm + 1);
        }
    }

    private static double distance(long fromX, long fromY, double toX, double toY) {
        double x = toX - fromX;
        double y = toY - fromY;
        return StrictMath.sqrt(x * x + y * y);
    }
}
