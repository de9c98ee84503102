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
        int corners = 0;
        for (var body : bodies) {
            corners += body.corners();
        }
        var flat = new Corners(bodies.size(), corners);
        for (int i = 0; i < bodies.size(); i++) {
            flat.add(i, bodies.get(i));
        }
        return flat;
    }

    static Corners of(Convex body) {
        var flat = new Corners(1, body.corners());
        flat.add(0, body);
        return flat;
    }

    int size() {
        return radius.length;
    }

    private void add(int index, Convex body) {
        int first = start[index];
        int count = body.corners();
        start[index + 1] = first + count;
        double sumX = 0;
        double sumY = 0;
        for (int i = 0; i < count; i++) {
            x[first + i] = body.x(i);
            y[first + i] = body.y(i);
            sumX += x[first + i];
            sumY += y[first + i];
        }
        middleX[index] = sumX / count;
        middleY[index] = sumY / count;
        double widest = 0;
        for (int i = first; i < first + count; i++) {
            int next = i + 1 == first + count ? first : i + 1;
            edge[i] = StrictMath.sqrt(square(x[next] - (double) x[i], y[next] - (double) y[i]));
            widest = Math.max(widest, square(x[i] - middleX[index], y[i] - middleY[index]));
        }
        radius[index] = StrictMath.sqrt(widest) + 1;
    }

    private static double square(double x, double y) {
        return x * x + y * y;
    }
}
