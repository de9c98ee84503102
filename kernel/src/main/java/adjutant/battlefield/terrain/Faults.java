package adjutant.battlefield.terrain;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Segment;
import java.util.ArrayList;
import java.util.List;

/** The faults of a ring of corners. */
final class Faults {

    private Faults() {}

    static List<PolygonFault> of(List<Point> corners) {
        if (corners.size() < 3) {
            return List.of(new PolygonFault.TooFewCorners(corners.size()));
        }
        var repeated = repeated(corners);
        return repeated.isEmpty() ? meeting(corners) : repeated;
    }

    private static List<PolygonFault> repeated(List<Point> corners) {
        var faults = new ArrayList<PolygonFault>();
        for (int i = 0; i < corners.size(); i++) {
            for (int j = i + 1; j < corners.size(); j++) {
                if (corners.get(i).equals(corners.get(j))) {
                    faults.add(new PolygonFault.RepeatedCorner(i, j));
                }
            }
        }
        return faults;
    }

    private static List<PolygonFault> meeting(List<Point> corners) {
        var edges = Borders.of(corners);
        var faults = new ArrayList<PolygonFault>();
        for (int i = 0; i < edges.size(); i++) {
            for (int j = i + 1; j < edges.size(); j++) {
                if (meet(edges.get(i), edges.get(j))) {
                    faults.add(new PolygonFault.EdgesMeet(i, j));
                }
            }
        }
        return faults;
    }

    private static boolean meet(Segment one, Segment other) {
        if (one.to().equals(other.from())) {
            return foldsBack(one.from(), one.to(), other.to());
        }
        if (other.to().equals(one.from())) {
            return foldsBack(other.from(), other.to(), one.to());
        }
        return Distance.isWithin(one, other, Length.ZERO);
    }

    private static boolean foldsBack(Point a, Point b, Point c) {
        return Exact.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y()) == 0
                && (a.x() - b.x()) * (c.x() - b.x()) + (a.y() - b.y()) * (c.y() - b.y()) > 0;
    }
}
