package adjutant.battlefield.terrain;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;

/**
 * A round piece of ground.
 *
 * @param middle its middle
 * @param radius above zero
 */
public record Circle(Point middle, Length radius) implements Shape {

    /**
     * Checks the radius.
     *
     * @throws IllegalArgumentException if it is not above zero or longer than {@link Point#REACH}
     */
    public Circle {
        if (radius.micrometres() <= 0 || radius.micrometres() > Point.REACH) {
            throw new IllegalArgumentException("a circle of radius " + radius);
        }
    }

    /** The upright square round it. */
    @Override
    public Footprint hull() {
        Length across = radius.times(2);
        return Footprint.about(middle, Angle.ZERO, new Extent(across, across));
    }

    @Override
    public boolean contains(Point point) {
        return Distance.isWithin(middle, point, radius);
    }

    @Override
    public boolean overlaps(Convex body, Length tolerance) {
        return Distance.isNearerThan(middle, body, radius.minus(tolerance));
    }

    @Override
    public boolean holds(Convex body, Length tolerance) {
        var reach = radius.plus(tolerance);
        for (int i = 0; i < body.corners(); i++) {
            if (!Distance.isWithin(middle, body.corner(i), reach)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Length distance(Convex body) {
        return Distance.between(middle, body).minus(radius).max(Length.ZERO);
    }

    @Override
    public boolean isWithin(Convex body, Length limit) {
        return !limit.isNegative() && Distance.isWithin(middle, body, radius.plus(limit));
    }
}
