package adjutant.battlefield.terrain;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;

/**
 * A rectangle turned about its middle.
 *
 * @param middle its middle
 * @param extent width across and depth down the page, before it is turned
 * @param turn how far it is turned clockwise
 */
public record Rectangle(Point middle, Extent extent, Angle turn) implements Shape {

    /** Its four corners, rounded once. */
    public Footprint footprint() {
        return Footprint.about(middle, turn, extent);
    }

    @Override
    public boolean contains(Point point) {
        return Contact.contains(footprint(), point);
    }

    @Override
    public boolean overlaps(Convex body, Length tolerance) {
        return Contact.overlaps(footprint(), body, tolerance);
    }

    @Override
    public boolean holds(Convex body, Length tolerance) {
        return Borders.hold(this, Borders.of(footprint()), body, tolerance);
    }

    @Override
    public Length distance(Convex body) {
        return Distance.between(footprint(), body);
    }

    @Override
    public boolean isWithin(Convex body, Length limit) {
        return Distance.isWithin(footprint(), body, limit);
    }
}
