package adjutant.battlefield.terrain;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import java.util.Objects;

/** A rectangle turned about its middle. Its corners are worked out once. */
public final class Rectangle implements Shape {

    private final Point middle;
    private final Extent extent;
    private final Angle turn;
    private final Footprint footprint;

    private Rectangle(Point middle, Extent extent, Angle turn) {
        this.middle = middle;
        this.extent = extent;
        this.turn = turn;
        this.footprint = Footprint.about(middle, turn, extent);
    }

    /**
     * A rectangle.
     *
     * @param middle its middle
     * @param extent width across and depth down the page, before it is turned
     * @param turn how far it is turned clockwise
     */
    public static Rectangle of(Point middle, Extent extent, Angle turn) {
        return new Rectangle(middle, extent, turn);
    }

    /** Its middle. */
    public Point middle() {
        return middle;
    }

    /** Width across and depth down the page, before it is turned. */
    public Extent extent() {
        return extent;
    }

    /** How far it is turned clockwise. */
    public Angle turn() {
        return turn;
    }

    /** Its four corners, rounded once. */
    public Footprint footprint() {
        return footprint;
    }

    @Override
    public Footprint hull() {
        return footprint;
    }

    @Override
    public boolean contains(Point point) {
        return Contact.contains(footprint, point);
    }

    @Override
    public boolean overlaps(Convex body, Length tolerance) {
        return Contact.overlaps(footprint, body, tolerance);
    }

    @Override
    public boolean holds(Convex body, Length tolerance) {
        return Borders.hold(this, Borders.of(footprint), body, tolerance);
    }

    @Override
    public Length distance(Convex body) {
        return Distance.between(footprint, body);
    }

    @Override
    public boolean isWithin(Convex body, Length limit) {
        return Distance.isWithin(footprint, body, limit);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rectangle rectangle
                && middle.equals(rectangle.middle)
                && extent.equals(rectangle.extent)
                && turn.equals(rectangle.turn);
    }

    @Override
    public int hashCode() {
        return Objects.hash(middle, extent, turn);
    }

    @Override
    public String toString() {
        return "Rectangle[middle=" + middle + ", extent=" + extent + ", turn=" + turn + "]";
    }
}
