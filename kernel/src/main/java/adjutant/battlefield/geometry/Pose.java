package adjutant.battlefield.geometry;

/**
 * Where a body stands: the middle of its front edge, and its facing.
 *
 * @param front the middle of the front edge
 * @param facing where it looks; 0 is up the page
 */
public record Pose(Point front, Angle facing) {

    /**
     * The point at an offset from the middle of the front edge, rounded to the grid.
     *
     * @param rightHalves half micrometres to the right, as the body sees it
     * @param aheadHalves half micrometres ahead
     */
    public Point atHalves(long rightHalves, long aheadHalves) {
        return Axes.of(this).atHalves(rightHalves, aheadHalves);
    }

    /** The point at an offset from the middle of the front edge, rounded to the grid. */
    public Point at(Length right, Length ahead) {
        return atHalves(2 * right.micrometres(), 2 * ahead.micrometres());
    }

    /** This pose moved straight ahead; back if the length is below zero. */
    public Pose ahead(Length length) {
        return new Pose(at(Length.ZERO, length), facing);
    }

    /** This pose moved straight to its right; to its left if the length is below zero. */
    public Pose aside(Length length) {
        return new Pose(at(length, Length.ZERO), facing);
    }

    /** The middle of a body of this pose, rounded to the grid. */
    public Point centre(Extent extent) {
        return atHalves(0, -extent.depth().micrometres());
    }

    /** The pose with another facing whose body keeps its middle, rounded once. */
    public Pose turned(Extent extent, Angle to) {
        return aboutLocal(0, -extent.depth().micrometres() / 2.0, to);
    }

    /**
     * The pose with another facing whose body keeps its front-left corner, rounded once.
     *
     * @param extent of the body
     * @param to the facing after
     */
    public Pose turnedAboutFrontLeft(Extent extent, Angle to) {
        return aboutLocal(-extent.width().micrometres() / 2.0, 0, to);
    }

    /**
     * The pose with another facing whose body keeps its front-right corner, rounded once.
     *
     * @param extent of the body
     * @param to the facing after
     */
    public Pose turnedAboutFrontRight(Extent extent, Angle to) {
        return aboutLocal(extent.width().micrometres() / 2.0, 0, to);
    }

    /** This pose turned clockwise about any point of the table. */
    public Pose turnedAbout(Point pivot, Angle by) {
        double right = front.x() - pivot.x();
        double ahead = pivot.y() - front.y();
        return new Pose(Axes.of(pivot, by).at(right, ahead), facing.plus(by));
    }

    /**
     * This pose moved square to a line until its front lies on it, however far; the facing is kept.
     */
    public Pose onto(Segment line) {
        double dx = line.to().x() - line.from().x();
        double dy = line.to().y() - line.from().y();
        double off = dx * (front.y() - line.from().y()) - dy * (front.x() - line.from().x());
        double part = off / (dx * dx + dy * dy);
        long right = Rounding.halfAway(dy * part);
        long down = Rounding.halfAway(-dx * part);
        return new Pose(front.moved(right, down), facing);
    }

    private Pose aboutLocal(double right, double ahead, Angle to) {
        double cosine = facing.cosine() - to.cosine();
        double sine = facing.sine() - to.sine();
        long x = Rounding.halfAway(right * cosine + ahead * sine);
        long y = Rounding.halfAway(right * sine - ahead * cosine);
        return new Pose(front.moved(x, y), to);
    }
}
