package adjutant.battlefield.floor;

import adjutant.battlefield.geometry.Footprint;
import java.util.List;

/** The floor for straight moves: one hand-written loop over flat arrays of rectangles. */
public final class FlatSweep {

    private final int size;
    private final double[] x;
    private final double[] y;
    private final double[] edge;
    private final double[] middleX;
    private final double[] middleY;
    private final double[] radius;

    /** Lays the bodies out. */
    public FlatSweep(List<Footprint> bodies) {
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
                edge[4 * i + j] = Math.sqrt(dx * dx + dy * dy);
            }
            double dx = body.x(2) - body.x(0);
            double dy = body.y(2) - body.y(0);
            middleX[i] = body.x(0) + dx / 2;
            middleY[i] = body.y(0) + dy / 2;
            radius[i] = Math.sqrt(dx * dx + dy * dy) / 2 + 2;
        }
    }

    /**
     * Where along the move, from 0 to 1, a body of the list is first overlapped deeper than a
     * tolerance; 2 if nowhere.
     *
     * @param mover the only body of another list
     */
    public double first(FlatSweep mover, double right, double down, double tolerance) {
        double square = right * right + down * down;
        double length = Math.sqrt(square);
        double best = 2;
        for (int i = 0; i < size; i++) {
            double mx = middleX[i] - mover.middleX[0];
            double my = middleY[i] - mover.middleY[0];
            double reach = (radius[i] + mover.radius[0]) * length;
            double off = right * my - down * mx;
            double along = right * mx + down * my;
            if (off > reach || off < -reach || along < -reach || along > square + reach) {
                continue;
            }
            double enter = 0;
            double leave = Math.min(best, 1);
            for (int side = 0; side < 2 && enter < leave; side++) {
                var a = side == 0 ? mover : this;
                var b = side == 0 ? this : mover;
                int first = side == 0 ? 0 : 4 * i;
                int other = side == 0 ? 4 * i : 0;
                for (int j = first; j < first + 4; j++) {
                    int next = j + 1 == first + 4 ? first : j + 1;
                    double ex = a.x[next] - a.x[j];
                    double ey = a.y[next] - a.y[j];
                    double deepest = ex * (b.y[other] - a.y[j]) - ey * (b.x[other] - a.x[j]);
                    for (int k = other + 1; k < other + 4; k++) {
                        deepest =
                                Math.max(deepest, ex * (b.y[k] - a.y[j]) - ey * (b.x[k] - a.x[j]));
                    }
                    double depth = deepest - tolerance * a.edge[j];
                    double rise = (ex * down - ey * right) * (side == 0 ? -1 : 1);
                    if (rise > 0) {
                        enter = Math.max(enter, -depth / rise);
                    } else if (rise < 0) {
                        leave = Math.min(leave, depth / -rise);
                    } else if (depth <= 0) {
                        leave = -1;
                    }
                    if (enter >= leave) {
                        break;
                    }
                }
            }
            if (enter < leave) {
                best = enter;
            }
        }
        return best;
    }
}
