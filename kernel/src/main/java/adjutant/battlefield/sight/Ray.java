package adjutant.battlefield.sight;

import adjutant.battlefield.geometry.Interval;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Rounding;
import adjutant.battlefield.geometry.Span;

/**
 * A line made ready to be held against many things; always from the lesser to the greater point.
 */
final class Ray {

    final long x;
    final long y;
    final long right;
    final long down;

    /** In micrometres. */
    final double length;

    /** How deep a place must lie inside, in micrometres. */
    final double tolerance;

    private final Point from;
    private final Point to;

    Ray(Point from, Point to, Length tolerance) {
        this.from = from;
        this.to = to;
        this.tolerance = tolerance.micrometres();
        x = from.x();
        y = from.y();
        right = to.x() - x;
        down = to.y() - y;
        double dx = right;
        double dy = down;
        length = StrictMath.sqrt(dx * dx + dy * dy);
    }

    Point from() {
        return from;
    }

    Point to() {
        return to;
    }

    /** Whether the line stays clear of the circle round a thing. */
    boolean misses(Things things, int index) {
        double dx = things.middleX[index] - x;
        double dy = things.middleY[index] - y;
        double reach = things.radius[index] * length;
        double off = right * dy - down * dx;
        if (off > reach || off < -reach) {
            return true;
        }
        double along = right * dx + down * dy;
        return along < -reach || along > length * length + reach;
    }

    /** The length rounded to the nearest micrometre. */
    Length wholeLength() {
        return Length.micrometres(Rounding.halfAway(length));
    }

    /** A part of the line, from 0 to 1, as lengths along it. */
    Span span(Interval part) {
        return new Span(place(part.from()), place(part.to()));
    }

    private Length place(double part) {
        return Length.micrometres(Rounding.halfAway(Math.clamp(part, 0.0, 1.0) * length));
    }
}
