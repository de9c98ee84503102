package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;

/**
 * Ground that holds the whole way of a leg: a disc that slides along a straight line, or rests.
 *
 * @param start the disc where it begins
 * @param right how far it slides to the right on the screen, in micrometres
 * @param down how far it slides down the screen
 */
record Corridor(Disc start, double right, double down) {

    /** More, in micrometres, than corners are rounded by and hulls stand out beyond the way. */
    private static final double ROUNDING = 100;

    /** The ground of a straight move. */
    static Corridor of(Slide slide) {
        return new Corridor(
                Disc.of(slide.start()).wider(ROUNDING),
                (double) slide.right(),
                (double) slide.down());
    }

    /** The ground of a turn about a point. */
    static Corridor about(Point still, Footprint body) {
        return about((double) still.x(), (double) still.y(), body);
    }

    /** The ground of a turn about the middle of a body. */
    static Corridor about(Footprint body) {
        var disc = Disc.of(body);
        return about(disc.x(), disc.y(), body);
    }

    private static Corridor about(double x, double y, Footprint body) {
        return new Corridor(Disc.about(x, y, body).wider(ROUNDING), 0, 0);
    }

    /** Whether a disc lies clear of it. */
    boolean isClearOf(Disc disc) {
        double x = disc.x() - start.x();
        double y = disc.y() - start.y();
        double reach = disc.radius() + start.radius();
        double square = right * right + down * down;
        double part = square == 0 ? 0 : Math.clamp((x * right + y * down) / square, 0.0, 1.0);
        double offX = x - part * right;
        double offY = y - part * down;
        return offX * offX + offY * offY > reach * reach;
    }

    /** Whether it lies wholly in an upright rectangle between two corners. */
    boolean isBetween(Point low, Point high) {
        return start.x() + Math.min(right, 0) - start.radius() >= low.x()
                && start.x() + Math.max(right, 0) + start.radius() <= high.x()
                && start.y() + Math.min(down, 0) - start.radius() >= low.y()
                && start.y() + Math.max(down, 0) + start.radius() <= high.y();
    }
}
