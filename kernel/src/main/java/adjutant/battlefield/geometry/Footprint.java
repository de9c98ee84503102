package adjutant.battlefield.geometry;

/**
 * The ground under a body with a front: a turned rectangle, as its four corners on the grid.
 *
 * <p>Left and right are those of the body seen from behind.
 *
 * @param frontLeft corner 0
 * @param frontRight corner 1
 * @param rearRight corner 2
 * @param rearLeft corner 3
 */
public record Footprint(Point frontLeft, Point frontRight, Point rearRight, Point rearLeft)
        implements Convex {

    /**
     * Checks that the corners run clockwise round a convex body.
     *
     * @throws IllegalArgumentException if they do not
     */
    public Footprint {
        if (!turnsRight(frontLeft, frontRight, rearRight)
                || !turnsRight(frontRight, rearRight, rearLeft)
                || !turnsRight(rearRight, rearLeft, frontLeft)
                || !turnsRight(rearLeft, frontLeft, frontRight)) {
            throw new IllegalArgumentException(
                    "not a footprint: " + frontLeft + frontRight + rearRight + rearLeft);
        }
    }

    /** The footprint of a body that stands in a pose, each corner rounded once. */
    public static Footprint of(Pose pose, Extent extent) {
        long width = extent.width().micrometres();
        long depth = extent.depth().micrometres();
        return of(pose, -width, width, 0, -2 * depth);
    }

    /**
     * The footprint of a part of a body, in half micrometres from the middle of its front edge.
     *
     * <p>Parts that share an edge of the body's grid share its corners exactly.
     *
     * @param pose of the whole body
     * @param left where the part's left edge lies, counted to the right
     * @param right where its right edge lies
     * @param front where its front edge lies, counted ahead
     * @param rear where its rear edge lies
     */
    public static Footprint of(Pose pose, long left, long right, long front, long rear) {
        return of(Axes.of(pose), left, right, front, rear);
    }

    /** The same of a body whose axes are worked out. */
    public static Footprint of(Axes axes, long left, long right, long front, long rear) {
        return new Footprint(
                axes.atHalves(left, front),
                axes.atHalves(right, front),
                axes.atHalves(right, rear),
                axes.atHalves(left, rear));
    }

    /** The footprint about its middle, each corner rounded once. */
    public static Footprint about(Point middle, Angle facing, Extent extent) {
        long width = extent.width().micrometres();
        long depth = extent.depth().micrometres();
        return of(new Pose(middle, facing), -width, width, depth, -depth);
    }

    /** The middle, rounded to the grid. */
    public Point centre() {
        return frontLeft.midway(rearRight);
    }

    /**
     * An edge: front and rear from the left to the right, left and right from the front to the
     * rear.
     */
    public Segment edge(Edge edge) {
        return switch (edge) {
            case FRONT -> new Segment(frontLeft, frontRight);
            case RIGHT -> new Segment(frontRight, rearRight);
            case REAR -> new Segment(rearLeft, rearRight);
            case LEFT -> new Segment(frontLeft, rearLeft);
        };
    }

    /** This footprint moved by whole micrometres. */
    public Footprint moved(long right, long down) {
        return new Footprint(
                frontLeft.moved(right, down),
                frontRight.moved(right, down),
                rearRight.moved(right, down),
                rearLeft.moved(right, down));
    }

    @Override
    public int corners() {
        return 4;
    }

    @Override
    public Point corner(int corner) {
        return switch (corner) {
            case 0 -> frontLeft;
            case 1 -> frontRight;
            case 2 -> rearRight;
            case 3 -> rearLeft;
            default -> throw new IllegalArgumentException("no corner " + corner);
        };
    }

    @Override
    public long x(int corner) {
        return corner(corner).x();
    }

    @Override
    public long y(int corner) {
        return corner(corner).y();
    }

    @Override
    public long lowX() {
        return Math.min(
                Math.min(frontLeft.x(), frontRight.x()), Math.min(rearRight.x(), rearLeft.x()));
    }

    @Override
    public long highX() {
        return Math.max(
                Math.max(frontLeft.x(), frontRight.x()), Math.max(rearRight.x(), rearLeft.x()));
    }

    @Override
    public long lowY() {
        return Math.min(
                Math.min(frontLeft.y(), frontRight.y()), Math.min(rearRight.y(), rearLeft.y()));
    }

    @Override
    public long highY() {
        return Math.max(
                Math.max(frontLeft.y(), frontRight.y()), Math.max(rearRight.y(), rearLeft.y()));
    }

    private static boolean turnsRight(Point a, Point b, Point c) {
        return Exact.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y()) > 0;
    }
}
