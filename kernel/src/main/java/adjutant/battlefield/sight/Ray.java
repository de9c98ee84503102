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

    /** The first thing from an index on whose circle the line meets; else -1. */
    int next(Things things, int from) {
        double dx = right;
        double dy = down;
        double startX = x;
        double startY = y;
        double square = dx * dx + dy * dy;
        for (int i = from; i < things.radius.length; i++) {
            double toX = things.middleX[i] - startX;
            double toY = things.middleY[i] - startY;
            double reach = things.radius[i] * length;
            double off = dx * toY - dy * toX;
            double along = dx * toX + dy * toY;
            if (Math.abs(off) <= reach && along >= -reach && along <= square + reach) {
                return i;
            }
        }
        return -1;
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
