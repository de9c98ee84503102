package adjutant.battlefield.terrain;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Segment;
import java.util.ArrayList;
import java.util.List;

/** The border of a shape with corners, and bodies that lie across it. */
final class Borders {

    private Borders() {}

    /** The edges round some corners. */
    static List<Segment> of(List<Point> corners) {
        var edges = new ArrayList<Segment>();
        for (int i = 0; i < corners.size(); i++) {
            edges.add(
                    new Segment(corners.get(i), corners.get(i + 1 == corners.size() ? 0 : i + 1)));
        }
        return edges;
    }

    /** The edges round a body. */
    static List<Segment> of(Footprint body) {
        return of(List.of(body.frontLeft(), body.frontRight(), body.rearRight(), body.rearLeft()));
    }

    /** Whether an edge lies deeper in the body than a tolerance. */
    static boolean lieIn(List<Segment> edges, Convex body, Length tolerance) {
        for (var edge : edges) {
            if (Contact.overlaps(edge, body, tolerance)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a body lies wholly in a shape, but for a tolerance. */
    static boolean hold(Shape shape, List<Segment> edges, Convex body, Length tolerance) {
        return shape.contains(middle(body)) && !lieIn(edges, body, tolerance);
    }

    /** A point inside a convex body, up to rounding. */
    static Point middle(Convex body) {
        return switch (body) {
            case Point point -> point;
            case Segment segment -> segment.middle();
            case Footprint footprint -> footprint.centre();
            case Hull hull -> mean(hull);
        };
    }

    private static Point mean(Hull hull) {
        long x = 0;
        long y = 0;
        for (int i = 0; i < hull.corners(); i++) {
            x += hull.x(i);
            y += hull.y(i);
        }
        return new Point(x / hull.corners(), y / hull.corners());
    }
}
