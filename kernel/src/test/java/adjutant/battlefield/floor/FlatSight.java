package adjutant.battlefield.floor;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;
import java.util.List;

/** The floor for lines of sight: one hand-written loop over flat arrays of rectangles. */
public final class FlatSight {

    private static final double TOLERANCE = 25;

    private final int size;
    private final double[] x;
    private final double[] y;
    private final double[] edge;
    private final double[] middleX;
    private final double[] middleY;
    private final double[] radius;

    /** Lays the bodies out. */
    public FlatSight(List<Footprint> bodies) {
        size = bodies.size();
        x = new double[4 * size];
        y = new double[4 * size];
        edge = new double[4 * size];
        middleX = new double[size];
        middleY = new double[size];
        radius = new double[size];
        for (int i = 0; i < size; i++) {
            var body = bodies.get(i);
            for (int j = 0; j < 4; j++) {
                x[4 * i + j] = body.x(j);
                y[4 * i + j] = body.y(j);
                double dx = body.x((j + 1) % 4) - body.x(j);
                double dy = body.y((j + 1) % 4) - body.y(j);
                edge[4 * i + j] = TOLERANCE * Math.sqrt(dx * dx + dy * dy);
            }
            double dx = body.x(2) - body.x(0);
            double dy = body.y(2) - body.y(0);
            middleX[i] = body.x(0) + dx / 2;
            middleY[i] = body.y(0) + dy / 2;
            radius[i] = Math.sqrt(dx * dx + dy * dy) / 2 + 2;
        }
    }

    /**
     * Writes index, entry and exit (0 to 1 along the line) of everything crossed.
     *
     * @param found room for three numbers a body
     * @return how many are crossed
     */
    public int crossings(Point from, Point to, double[] found) {
        double px = from.x();
        double py = from.y();
        double dx = to.x() - px;
        double dy = to.y() - py;
        double square = dx * dx + dy * dy;
        double length = Math.sqrt(square);
        int count = 0;
        for (int i = 0; i < size; i++) {
            double mx = middleX[i] - px;
            double my = middleY[i] - py;
            double reach = radius[i] * length;
            double off = dx * my - dy * mx;
            double along = dx * mx + dy * my;
            if (off > reach || off < -reach || along < -reach || along > square + reach) {
                continue;
            }
            double enter = 0;
            double leave = 1;
            double deepEnter = 0;
            double deepLeave = 1;
            for (int j = 4 * i, end = j + 4; j < end; j++) {
                int next = j + 1 == end ? end - 4 : j + 1;
                double ex = x[next] - x[j];
                double ey = y[next] - y[j];
                double depth = ex * (py - y[j]) - ey * (px - x[j]);
                double rise = ex * dy - ey * dx;
                double deep = depth - edge[j];
                if (rise > 0) {
                    enter = Math.max(enter, -depth / rise);
                    deepEnter = Math.max(deepEnter, -deep / rise);
                } else if (rise < 0) {
                    leave = Math.min(leave, -depth / rise);
                    deepLeave = Math.min(deepLeave, -deep / rise);
                } else if (deep <= 0) {
                    deepLeave = -1;
                    break;
                }
            }
            if (deepEnter < deepLeave) {
                found[3 * count] = i;
                found[3 * count + 1] = enter;
                found[3 * count + 2] = leave;
                count++;
            }
        }
        return count;
    }
}
