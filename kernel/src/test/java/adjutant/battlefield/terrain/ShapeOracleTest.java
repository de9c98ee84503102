package adjutant.battlefield.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.Oracle;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

class ShapeOracleTest {

    private static final int CASES = 200_000;

    @Test
    void pointsInPolygonsAgreeWithCovers() {
        long seed = 51;
        var random = new SplittableRandom(seed);
        int inside = 0;
        for (int i = 0; i < CASES / 50; i++) {
            var polygon = polygon(random);
            var prepared = PreparedGeometryFactory.prepare(Oracle.polygon(polygon.corners()));
            for (int j = 0; j < 50; j++) {
                var point = j < 5 ? polygon.corners().get(j % 3) : near(polygon, random);
                boolean in = polygon.contains(point);
                if (in != prepared.covers(Oracle.JTS.createPoint(Oracle.coordinate(point)))) {
                    throw new AssertionError("seed " + seed + " case " + i + "." + j);
                }
                inside += in ? 1 : 0;
            }
        }
        System.out.printf("point in polygon: seed %d, %d cases, %d inside%n", seed, CASES, inside);
        assertThat(inside).isBetween(CASES / 5, CASES * 4 / 5);
    }

    @Test
    void bodiesAndPolygonsAgreeWithIntersectsAndDistance() {
        long seed = 52;
        var random = new SplittableRandom(seed);
        int meets = 0;
        int near = 0;
        for (int i = 0; i < CASES / 50; i++) {
            var polygon = polygon(random);
            var jts = Oracle.polygon(polygon.corners());
            var prepared = PreparedGeometryFactory.prepare(jts);
            for (int j = 0; j < 50; j++) {
                var body = body(near(polygon, random), random);
                var other = Oracle.polygon(body);
                boolean in = prepared.intersects(other);
                double gap = in ? 0 : jts.distance(other);
                long up = polygon.distance(body).micrometres();
                if (polygon.isWithin(body, Length.ZERO) != in
                        || up < gap - 1e-6
                        || up > gap + 1 + 1e-6) {
                    throw new AssertionError(
                            "seed " + seed + " case " + i + "." + j + " gap " + gap);
                }
                if (!in && polygon.overlaps(body)) {
                    throw new AssertionError("overlap, seed " + seed + " case " + i + "." + j);
                }
                meets += in ? 1 : 0;
                near += !in && gap <= 2 ? 1 : 0;
            }
        }
        System.out.printf(
                "bodies and polygons: seed %d, %d cases, %d meet, %d within 2 um%n",
                seed, CASES, meets, near);
        assertThat(meets).isBetween(CASES / 5, CASES * 19 / 20);
        assertThat(near).isLessThan(CASES / 100);
    }

    @Test
    void aBodyOverlapsWhenItsInsetMeetsThePolygonAndIsHeldWhenItIsCovered() {
        long seed = 53;
        var random = new SplittableRandom(seed);
        int between = 0;
        int held = 0;
        int overlaps = 0;
        var polygon = square(random);
        var jts = PreparedGeometryFactory.prepare(Oracle.polygon(polygon.corners()));
        for (int i = 0; i < CASES; i++) {
            if (i % 20 == 0) {
                polygon = i % 80 == 0 ? polygon(random) : square(random);
                jts = PreparedGeometryFactory.prepare(Oracle.polygon(polygon.corners()));
            }
            var pose = new Pose(near(polygon, random), Oracle.facing(random));
            var extent =
                    new Extent(
                            Length.micrometres(random.nextLong(10_000, 90_000)),
                            Length.micrometres(random.nextLong(10_000, 90_000)));
            var body = Footprint.of(pose, extent);
            boolean meets = jts.intersects(Oracle.polygon(body));
            boolean deep = meets && jts.intersects(Oracle.polygon(inset(pose, extent, 40)));
            boolean overlap = polygon.overlaps(body);
            if ((overlap && !meets) || (deep && !overlap)) {
                throw new AssertionError("overlap, seed " + seed + " case " + i);
            }
            boolean hold = polygon.holds(body);
            boolean covered = overlap && jts.covers(Oracle.polygon(body));
            if ((covered && !hold)
                    || (hold && !jts.covers(Oracle.polygon(inset(pose, extent, 40))))) {
                throw new AssertionError("hold, seed " + seed + " case " + i);
            }
            between += meets == deep ? 0 : 1;
            held += hold ? 1 : 0;
            overlaps += overlap ? 1 : 0;
        }
        System.out.printf(
                "overlap of polygons: seed %d, %d cases, %d overlap, %d held, %d between touch and inset%n",
                seed, CASES, overlaps, held, between);
        assertThat(between).isLessThan(CASES / 100);
        assertThat(held).isGreaterThan(CASES / 20);
    }

    @Test
    void circlesAgreeWithTheDistanceOfTheirMiddle() {
        long seed = 54;
        var random = new SplittableRandom(seed);
        int near = 0;
        for (int i = 0; i < CASES; i++) {
            var circle =
                    new Circle(
                            Oracle.point(random),
                            Length.micrometres(random.nextLong(10_000, 300_000)));
            var body =
                    body(
                            circle.middle()
                                    .moved(
                                            random.nextLong(-400_000, 400_000),
                                            random.nextLong(-400_000, 400_000)),
                            random);
            double gap =
                    Oracle.polygon(body)
                                    .distance(
                                            Oracle.JTS.createPoint(
                                                    Oracle.coordinate(circle.middle())))
                            - circle.radius().micrometres();
            near += Math.abs(gap) <= 2 || Math.abs(gap + 25) <= 2 ? 1 : 0;
            boolean sound = Math.abs(gap + 25) < 1e-6 || circle.overlaps(body) == gap < -25;
            sound &= Math.abs(gap) < 1e-6 || circle.isWithin(body, Length.ZERO) == gap < 0;
            sound &= circle.distance(body).micrometres() <= Math.max(0, gap) + 1.000_001;
            sound &= circle.holds(body, Length.ZERO) == isHeld(circle, body);
            if (!sound) {
                throw new AssertionError("seed " + seed + " case " + i + " gap " + gap);
            }
        }
        assertThat(near).isLessThan(CASES / 100);
    }

    @Test
    void outsideCornersAreCheckedAndAllFaultsAreListed() {
        assertThat(Polygon.check(points(0, 0, 10, 0)))
                .isEqualTo(new Checked.Faulty(List.of(new PolygonFault.TooFewCorners(2))));
        assertThat(Polygon.check(points(0, 0, 10, 0, 10, 10, 0, 0, 10, 0)))
                .isEqualTo(
                        new Checked.Faulty(
                                List.of(
                                        new PolygonFault.RepeatedCorner(0, 3),
                                        new PolygonFault.RepeatedCorner(1, 4))));
        assertThat(Polygon.check(points(0, 0, 10, 10, 10, 0, 0, 10)))
                .isEqualTo(new Checked.Faulty(List.of(new PolygonFault.EdgesMeet(0, 2))));
        assertThat(Polygon.check(points(0, 0, 10, 0, 5, 0))).isInstanceOf(Checked.Faulty.class);
        assertThat(Polygon.check(points(0, 0, 10, 0, 10, 10, 5, 0, 0, 10)))
                .isInstanceOf(Checked.Faulty.class);
        assertThat(Polygon.check(points(0, 0, 0, 10, 10, 10)))
                .isEqualTo(new Checked.Sound(new Polygon(points(10, 10, 0, 10, 0, 0))));
    }

    @Test
    void randomRingsAreSoundWhenJtsFindsThemSimple() {
        long seed = 55;
        var random = new SplittableRandom(seed);
        int sound = 0;
        for (int i = 0; i < 20_000; i++) {
            var ring = new ArrayList<Point>();
            for (int j = random.nextInt(3, 7); j > 0; j--) {
                ring.add(new Point(random.nextLong(12), random.nextLong(12)));
            }
            boolean valid =
                    Oracle.polygon(ring).isValid()
                            && ring.stream().distinct().count() == ring.size();
            boolean found = Polygon.check(ring) instanceof Checked.Sound;
            if (valid != found) {
                throw new AssertionError("seed " + seed + " case " + i + " " + ring);
            }
            sound += found ? 1 : 0;
        }
        assertThat(sound).isBetween(2_000, 18_000);
    }

    @Test
    void theHullHoldsTheWholeShape() {
        var random = new SplittableRandom(57);
        for (int i = 0; i < CASES / 100; i++) {
            var polygon = polygon(random);
            for (var corner : polygon.corners()) {
                assertThat(Distance.isWithin(polygon.hull(), corner, Length.ZERO)).isTrue();
            }
        }
        var circle = new Circle(new Point(7, 9), Length.micrometres(50));
        assertThat(circle.hull().corner(0)).isEqualTo(new Point(-43, -41));
        assertThat(circle.hull().corner(2)).isEqualTo(new Point(57, 59));
    }

    @Test
    void aRectangleIsTurnedClockwiseAboutItsMiddle() {
        var rectangle =
                Rectangle.of(
                        new Point(0, 0),
                        new Extent(Length.micrometres(60), Length.micrometres(40)),
                        Angle.QUARTER);
        assertThat(rectangle.footprint().frontLeft()).isEqualTo(new Point(20, -30));
        assertThat(rectangle.contains(new Point(20, 30))).isTrue();
        assertThat(rectangle.contains(new Point(21, 0))).isFalse();
        assertThat(rectangle.holds(rectangle.footprint(), Length.ZERO)).isTrue();
        assertThat(rectangle.distance(new Point(23, 34))).isEqualTo(Length.micrometres(5));
    }

    /** A star-shaped polygon of 3 to 12 corners, often with corners that point inwards. */
    static Polygon polygon(SplittableRandom random) {
        while (true) {
            var middle = Oracle.point(random);
            int corners = random.nextInt(3, 13);
            var ring = new ArrayList<Point>();
            for (int i = 0; i < corners; i++) {
                double turn = 2 * Math.PI * (i + random.nextDouble(0.8)) / corners;
                double reach = random.nextDouble(30_000, 300_000);
                ring.add(
                        middle.moved(
                                Math.round(reach * Math.cos(turn)),
                                Math.round(reach * Math.sin(turn))));
            }
            if (random.nextBoolean()) {
                java.util.Collections.reverse(ring);
            }
            if (Polygon.check(ring) instanceof Checked.Sound(var polygon)) {
                return polygon;
            }
        }
    }

    private static Polygon square(SplittableRandom random) {
        var body = Oracle.body(random);
        return new Polygon(
                List.of(body.frontLeft(), body.frontRight(), body.rearRight(), body.rearLeft()));
    }

    private static Point near(Polygon polygon, SplittableRandom random) {
        var from = polygon.corners().get(random.nextInt(polygon.corners().size()));
        var to = polygon.corners().get(random.nextInt(polygon.corners().size()));
        double part = random.nextDouble();
        long spread = random.nextInt(3) == 0 ? 200 : 60_000;
        return new Point(
                Math.round(from.x() + part * (to.x() - from.x()))
                        + random.nextLong(-spread, spread),
                Math.round(from.y() + part * (to.y() - from.y()))
                        + random.nextLong(-spread, spread));
    }

    private static Footprint body(Point front, SplittableRandom random) {
        return Footprint.of(new Pose(front, Oracle.facing(random)), Oracle.extent(random));
    }

    private static Footprint inset(Pose pose, Extent extent, long by) {
        var twice = Length.micrometres(2 * by);
        return Footprint.of(
                pose.ahead(Length.micrometres(-by)),
                new Extent(extent.width().minus(twice), extent.depth().minus(twice)));
    }

    private static boolean isHeld(Circle circle, Footprint body) {
        for (int i = 0; i < 4; i++) {
            double x = body.x(i) - circle.middle().x();
            double y = body.y(i) - circle.middle().y();
            double radius = circle.radius().micrometres();
            if (x * x + y * y > radius * radius) {
                return false;
            }
        }
        return true;
    }

    private static List<Point> points(long... numbers) {
        var points = new ArrayList<Point>();
        for (int i = 0; i < numbers.length; i += 2) {
            points.add(new Point(numbers[i], numbers[i + 1]));
        }
        return points;
    }
}
