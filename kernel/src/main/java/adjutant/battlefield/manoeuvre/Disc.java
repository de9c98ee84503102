package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Convex;

/**
 * A circle round a convex body: what lies clear of it cannot meet the body.
 *
 * @param x of its middle, in micrometres
 * @param y of its middle
 * @param radius at least as far as the farthest corner
 */
record Disc(double x, double y, double radius) {

    /** A micrometre more than any rounding of the middle or of a root can take away. */
    private static final double MARGIN = 1;

    /** The circle round a body, about the middle of its corners. */
    static Disc of(Convex body) {
        int corners = body.corners();
        double x = 0;
        double y = 0;
        for (int i = 0; i < corners; i++) {
            x += body.x(i);
            y += body.y(i);
        }
        return about(x / corners, y / corners, body);
    }

    /** The circle round a body about some middle. */
    static Disc about(double x, double y, Convex body) {
        double widest = 0;
        for (int i = 0; i < body.corners(); i++) {
            double right = body.x(i) - x;
            double down = body.y(i) - y;
            widest = Math.max(widest, right * right + down * down);
        }
        return new Disc(x, y, StrictMath.sqrt(widest) + MARGIN);
    }

    /** The same with a wider radius. */
    Disc wider(double by) {
        return new Disc(x, y, radius + by);
    }
}
