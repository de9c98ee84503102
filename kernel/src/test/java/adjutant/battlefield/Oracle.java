package adjutant.battlefield;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import java.util.List;
import java.util.SplittableRandom;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/** What JTS says, and random bodies to ask it about. */
public final class Oracle {

    /** The factory of all its shapes. */
    public static final GeometryFactory JTS = new GeometryFactory();

    private Oracle() {}

    /** A point. */
    public static Coordinate coordinate(Point point) {
        return new Coordinate(point.x(), point.y());
    }

    /** A line. */
    public static LineString line(Point from, Point to) {
        return JTS.createLineString(new Coordinate[] {coordinate(from), coordinate(to)});
    }

    /** A polygon round some corners. */
    public static Polygon polygon(List<Point> corners) {
        var ring = new Coordinate[corners.size() + 1];
        for (int i = 0; i < corners.size(); i++) {
            ring[i] = coordinate(corners.get(i));
        }
        ring[corners.size()] = ring[0];
        return JTS.createPolygon(ring);
    }

    /** A convex body as a polygon. */
    public static Polygon polygon(Convex body) {
        var ring = new Coordinate[body.corners() + 1];
        for (int i = 0; i < body.corners(); i++) {
            ring[i] = coordinate(body.corner(i));
        }
        ring[body.corners()] = ring[0];
        return JTS.createPolygon(ring);
    }

    /**
     * The gap of two bodies, or less than zero the depth of their overlap: the distance of the
     * origin from the border of the hull of all differences of corners.
     */
    public static double gap(List<? extends Convex> places, Convex other) {
        var differences =
                new Coordinate[places.size() * places.getFirst().corners() * other.corners()];
        int next = 0;
        for (var body : places) {
            for (int i = 0; i < body.corners(); i++) {
                for (int j = 0; j < other.corners(); j++) {
                    differences[next++] =
                            new Coordinate(body.x(i) - other.x(j), body.y(i) - other.y(j));
                }
            }
        }
        Geometry hull = new ConvexHull(differences, JTS).getConvexHull();
        var origin = JTS.createPoint(new Coordinate(0, 0));
        double gap = hull.distance(origin);
        return gap > 0 ? gap : -((Polygon) hull).getExteriorRing().distance(origin);
    }

    /** A facing; a quarter of them square to the table. */
    public static Angle facing(SplittableRandom random) {
        return random.nextInt(4) == 0
                ? Angle.degrees(90L * random.nextInt(4))
                : Angle.microdegrees(random.nextLong(360_000_000));
    }

    /** An extent from one stand to a wide regiment. */
    public static Extent extent(SplittableRandom random) {
        return new Extent(
                Length.micrometres(random.nextLong(25_000, 400_000)),
                Length.micrometres(random.nextLong(25_000, 250_000)));
    }

    /** A pose on a table of 72 by 48 inches. */
    public static Pose pose(SplittableRandom random) {
        return new Pose(point(random), facing(random));
    }

    /** A point of the table. */
    public static Point point(SplittableRandom random) {
        return new Point(random.nextLong(1_828_800), random.nextLong(1_219_200));
    }

    /** Any body on the table. */
    public static Footprint body(SplittableRandom random) {
        return Footprint.of(pose(random), extent(random));
    }

    /**
     * A body that lies close to another: somewhere, flush, askew by little, or corner to corner.
     */
    public static Footprint closeTo(Footprint other, SplittableRandom random) {
        var extent = extent(random);
        int corner = random.nextInt(4);
        var from = other.corner(corner);
        var to = other.corner((corner + 1) % 4);
        double place =
                switch (random.nextInt(4)) {
                    case 0 -> 0;
                    case 1 -> 1;
                    default -> random.nextDouble();
                };
        long x = Math.round(from.x() + place * (to.x() - from.x())) + random.nextLong(-700, 700);
        long y = Math.round(from.y() + place * (to.y() - from.y())) + random.nextLong(-700, 700);
        var square = from.directionTo(to).plus(Angle.QUARTER);
        var facing =
                switch (random.nextInt(4)) {
                    case 0 -> facing(random);
                    case 1 -> square.plus(Angle.microdegrees(random.nextLong(-500_000, 500_000)));
                    default -> square;
                };
        long aside =
                random.nextLong(
                        -extent.width().micrometres() / 2, extent.width().micrometres() / 2);
        var pose = new Pose(new Point(x, y), facing).aside(Length.micrometres(aside));
        return Footprint.of(pose, extent);
    }
}
