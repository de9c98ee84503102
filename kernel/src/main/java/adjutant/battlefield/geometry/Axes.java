package adjutant.battlefield.geometry;

/**
 * The axes of a body that stands in a pose: its directions worked out once, for many points.
 *
 * @param front the middle of the front edge
 * @param sine of the facing
 * @param cosine of the facing
 */
public record Axes(Point front, double sine, double cosine) {

    /** The axes of a pose. */
    public static Axes of(Pose pose) {
        return of(pose.front(), pose.facing());
    }

    static Axes of(Point from, Angle facing) {
        return new Axes(from, facing.sine(), facing.cosine());
    }

    /**
     * The point at an offset from the middle of the front edge, rounded to the grid.
     *
     * @param rightHalves half micrometres to the right, as the body sees it
     * @param aheadHalves half micrometres ahead
     */
    public Point atHalves(long rightHalves, long aheadHalves) {
        return at(rightHalves / 2.0, aheadHalves / 2.0);
    }

    /** The one place where an offset is turned and rounded. */
    Point at(double right, double ahead) {
        long x = Rounding.halfAway(right * cosine + ahead * sine);
        long y = Rounding.halfAway(right * sine - ahead * cosine);
        return front.moved(x, y);
    }
}
