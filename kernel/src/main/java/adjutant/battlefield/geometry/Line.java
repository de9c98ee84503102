package adjutant.battlefield.geometry;

/**
 * A straight line with a start and a length, for measuring along it; answers are right to far less
 * than a micrometre, and the same on every machine.
 */
public final class Line {

    private final double x;
    private final double y;
    private final double rightward;
    private final double downward;
    private final double length;

    private Line(Point from, Point to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        length = StrictMath.sqrt(dx * dx + dy * dy);
        x = from.x();
        y = from.y();
        rightward = dx / length;
        downward = dy / length;
    }

    /** The line along a segment. */
    public static Line along(Segment segment) {
        return new Line(segment.from(), segment.to());
    }

    /** The length in micrometres. */
    public double length() {
        return length;
    }

    /** The point of the grid nearest to a place along the line. */
    public Point at(double along) {
        return new Point(
                Rounding.halfAway(x + along * rightward), Rounding.halfAway(y + along * downward));
    }

    /** The stretch of the endless line within a distance of a convex body. */
    public Interval near(Convex body, double limit) {
        var near = inside(body);
        for (int i = 0; i < body.corners(); i++) {
            near = near.joined(nearCorner(body, i, limit)).joined(nearEdge(body, i, limit));
        }
        return near;
    }

    /** The stretch of the endless line in a convex body; empty for points and segments. */
    public Interval inside(Convex body) {
        if (body.corners() < 3) {
            return Interval.EMPTY;
        }
        var inside = new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        for (int i = 0; i < body.corners(); i++) {
            int next = i + 1 == body.corners() ? 0 : i + 1;
            double dx = body.x(next) - body.x(i);
            double dy = body.y(next) - body.y(i);
            double depth = dx * (y - body.y(i)) - dy * (x - body.x(i));
            inside = inside.common(notBelow(depth, dx * downward - dy * rightward));
        }
        return inside;
    }

    /** A stretch of the line rounded to the grid and kept between its ends. */
    public Span span(Interval interval) {
        long end = Rounding.halfAway(length);
        long from = Math.clamp(Rounding.halfAway(interval.from()), 0, end);
        long to = Math.clamp(Rounding.halfAway(interval.to()), from, end);
        return new Span(Length.micrometres(from), Length.micrometres(to));
    }

    /** Where {@code start + rise * t} is not below zero. */
    private static Interval notBelow(double start, double rise) {
        if (rise > 0) {
            return new Interval(-start / rise, Double.POSITIVE_INFINITY);
        }
        if (rise < 0) {
            return new Interval(Double.NEGATIVE_INFINITY, start / -rise);
        }
        return start >= 0
                ? new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : Interval.EMPTY;
    }

    private Interval nearCorner(Convex body, int corner, double limit) {
        double cornerX = body.x(corner);
        double cornerY = body.y(corner);
        double along = (cornerX - x) * rightward + (cornerY - y) * downward;
        double off = (cornerX - x) * downward - (cornerY - y) * rightward;
        double rest = limit * limit - off * off;
        if (rest < 0) {
            return Interval.EMPTY;
        }
        double half = StrictMath.sqrt(rest);
        return new Interval(along - half, along + half);
    }

    private Interval nearEdge(Convex body, int corner, double limit) {
        int next = corner + 1 == body.corners() ? 0 : corner + 1;
        double fromX = body.x(corner);
        double fromY = body.y(corner);
        double dx = body.x(next) - fromX;
        double dy = body.y(next) - fromY;
        if (body.corners() == 1) {
            return Interval.EMPTY;
        }
        double edge = StrictMath.sqrt(dx * dx + dy * dy);
        double off = (dx * (y - fromY) - dy * (x - fromX)) / edge;
        double offRise = (dx * downward - dy * rightward) / edge;
        double along = (dx * (x - fromX) + dy * (y - fromY)) / edge;
        double alongRise = (dx * rightward + dy * downward) / edge;
        return notBelow(limit - off, -offRise)
                .common(notBelow(limit + off, offRise))
                .common(notBelow(along, alongRise))
                .common(notBelow(edge - along, -alongRise));
    }
}
