package adjutant.app.web;

import adjutant.battlefield.geometry.Point;
import io.helidon.http.Status;
import java.util.List;

/** Points as they come over the wire. */
final class Pointing {
    private static final double MICROMETRES = 1000;

    private Pointing() {}

    /**
     * The point that two numbers of millimetres are.
     *
     * @throws Problem where they are none
     */
    static Point point(List<Double> at) {
        boolean two = at.size() == 2 && at.stream().allMatch(Double::isFinite);
        if (two) {
            long x = Math.round(at.get(0) * MICROMETRES);
            long y = Math.round(at.get(1) * MICROMETRES);
            if (Point.isWithinReach(x, y)) {
                return new Point(x, y);
            }
        }
        throw new Problem(
                Status.BAD_REQUEST_400,
                "found at " + at + ", expected two numbers of millimetres on the table");
    }
}
