package adjutant.battlefield.sight;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.Oracle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Span;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SceneOracleTest {

    private static final int CASES = 200_000;
    private static final int POLYGONS = 20_000;

    @Test
    void crossingsOfBodiesAgreeWithTheLengthThatJtsCuts() {
        long seed = 61;
        var random = new SplittableRandom(seed);
        int crossed = 0;
        int near = 0;
        for (int i = 0; i < CASES; i++) {
            var body = Oracle.body(random);
            var from = Oracle.point(random);
            var to = end(from, body, random);
            var crossings = Scene.of(List.of(body)).crossings(from, to);
            var line = Oracle.line(from, to);
            var polygon = Oracle.polygon(body);
            double cut = crossings.isEmpty() ? 0 : line.intersection(polygon).getLength();
            double depth = depth(body, from, to);
            if (Math.abs(depth - 25) > 1e-3 && crossings.isEmpty() == depth > 25) {
                throw new AssertionError("seed " + seed + " case " + i + " depth " + depth);
            }
            for (var crossing : crossings) {
                crossed++;
                if (Math.abs(crossing.span().length().micrometres() - cut) > 1.001) {
                    throw new AssertionError(
                            "seed " + seed + " case " + i + " cut " + cut + " not " + crossing);
                }
            }
            near += Math.abs(depth - 25) <= 2 || Math.abs(depth) <= 2 ? 1 : 0;
        }
        System.out.printf(
                "sight: seed %d, %d cases, %d crossed, %d within 2 um%n",
                seed, CASES, crossed, near);
        assertThat(near).isLessThan(CASES / 100);
        assertThat(crossed).isBetween(CASES / 4, CASES);
    }

    @Test
    void crossingsOfPolygonsAgreeWithTheLengthThatJtsCuts() {
        long seed = 62;
        var random = new SplittableRandom(seed);
        int many = 0;
        int shallow = 0;
        for (int i = 0; i < POLYGONS; i++) {
            var polygon = star(random);
            var from = Oracle.point(random);
            var to =
                    polygon.corners()
                            .getFirst()
                            .moved(
                                    random.nextLong(-300_000, 300_000),
                                    random.nextLong(-300_000, 300_000));
            var crossings = Scene.of(List.of(), List.of(polygon)).crossings(from, to);
            var line = Oracle.line(from, to);
            var jts = Oracle.polygon(polygon.corners());
            double cut = line.intersects(jts) ? line.intersection(jts).getLength() : 0;
            double found =
                    crossings.stream()
                            .mapToDouble(crossing -> crossing.span().length().micrometres())
                            .sum();
            many += crossings.size() > 1 ? 1 : 0;
            if (Math.abs(found - cut) > 1 + crossings.size()) {
                shallow++;
                assertThat(cut - found).as("seed %d case %d", seed, i).isBetween(0.0, 40_000.0);
            }
        }
        System.out.printf(
                "sight of polygons: seed %d, %d cases, %d crossed twice or more, %d with a shallow part%n",
                seed, POLYGONS, many, shallow);
        assertThat(shallow).isLessThan(POLYGONS / 100);
        assertThat(many).isGreaterThan(POLYGONS / 500);
    }

    @Test
    void theLineFromTheOtherEndGivesExactlyTheMirroredAnswer() {
        long seed = 63;
        var random = new SplittableRandom(seed);
        int crossings = 0;
        for (int i = 0; i < 5_000; i++) {
            var bodies = new ArrayList<Convex>();
            var shapes = new ArrayList<Shape>();
            for (int j = 0; j < 8; j++) {
                bodies.add(Oracle.body(random));
                shapes.add(
                        j % 2 == 0
                                ? star(random)
                                : new Circle(
                                        Oracle.point(random),
                                        Length.micrometres(random.nextLong(10_000, 200_000))));
            }
            var scene = Scene.of(bodies, shapes);
            var from = Oracle.point(random);
            var to = i % 10 == 0 ? bodies.getFirst().corner(1) : Oracle.point(random);
            var length =
                    Length.micrometres(
                            Math.round(Oracle.coordinate(from).distance(Oracle.coordinate(to))));
            var forth = scene.crossings(from, to);
            var back = new ArrayList<Crossing>();
            for (var crossing : scene.crossings(to, from)) {
                back.add(new Crossing(crossing.index(), crossing.span().mirrored(length)));
            }
            back.sort(null);
            if (!back.equals(forth)) {
                throw new AssertionError("seed " + seed + " case " + i);
            }
            crossings += forth.size();
        }
        assertThat(crossings).isGreaterThan(5_000);
    }

    @Test
    void aTurnedTableGivesTheSameCrossings() {
        long seed = 64;
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 20_000; i++) {
            var body = Oracle.body(random);
            var from = Oracle.point(random);
            var to = end(from, body, random);
            var here = Scene.of(List.of(body)).crossings(from, to);
            var turned =
                    new Footprint(
                            turned(body.frontLeft()),
                            turned(body.frontRight()),
                            turned(body.rearRight()),
                            turned(body.rearLeft()));
            var there = Scene.of(List.of(turned)).crossings(turned(from), turned(to));
            assertThat(there).hasSameSizeAs(here);
            for (int j = 0; j < here.size(); j++) {
                assertThat(
                                Math.abs(
                                        here.get(j).from().micrometres()
                                                - there.get(j).from().micrometres()))
                        .isLessThanOrEqualTo(1);
            }
        }
    }

    @Test
    void circlesAreCrossedAlongTheirChord() {
        var circle = new Circle(new Point(100_000, 0), Length.micrometres(50_000));
        var scene = Scene.of(List.of(), List.of(circle));
        assertThat(scene.crossings(new Point(0, 30_000), new Point(200_000, 30_000)))
                .containsExactly(crossing(0, 60_000, 140_000));
        assertThat(scene.crossings(new Point(0, 49_974), new Point(200_000, 49_974))).hasSize(1);
        assertThat(scene.crossings(new Point(0, 49_975), new Point(200_000, 49_975))).isEmpty();
        assertThat(scene.crossings(new Point(100_000, 0), new Point(100_000, 200_000)))
                .containsExactly(crossing(0, 0, 50_000));
    }

    @Test
    void grazingACornerOrSlidingAlongAnEdgeIsNoCrossing() {
        var body =
                new Footprint(
                        new Point(0, 0),
                        new Point(100_000, 0),
                        new Point(100_000, 60_000),
                        new Point(0, 60_000));
        var scene = Scene.of(List.of(body));
        assertThat(scene.crossings(new Point(-100, 0), new Point(200_000, 0))).isEmpty();
        assertThat(scene.crossings(new Point(-100, 25), new Point(200_000, 25))).isEmpty();
        assertThat(scene.crossings(new Point(-100, 26), new Point(200_000, 26)))
                .containsExactly(crossing(0, 100, 100_100));
        assertThat(scene.crossings(new Point(-50, 50), new Point(50, -50))).isEmpty();
        assertThat(scene.crossings(new Point(50_000, 30_000), new Point(50_000, 30_000))).isEmpty();
        assertThat(scene.crossings(new Point(50_000, -50_000), new Point(50_000, 0))).isEmpty();
        assertThat(scene.crossings(new Point(50_000, -50_000), new Point(50_000, 26)))
                .containsExactly(crossing(0, 50_000, 50_026));
    }

    private static Crossing crossing(int index, long from, long to) {
        return new Crossing(index, new Span(Length.micrometres(from), Length.micrometres(to)));
    }

    private static Point turned(Point point) {
        return new Point(1_828_800 - point.x(), 1_219_200 - point.y());
    }

    private static Point end(Point from, Footprint body, SplittableRandom random) {
        var corner = body.corner(random.nextInt(4));
        Point end =
                switch (random.nextInt(4)) {
                    case 0 -> Oracle.point(random);
                    case 1 ->
                            corner.moved(
                                    random.nextLong(-2_000, 2_000), random.nextLong(-2_000, 2_000));
                    case 2 ->
                            beyond(
                                    from,
                                    corner.moved(
                                            random.nextLong(-2_000, 2_000),
                                            random.nextLong(-2_000, 2_000)));
                    default ->
                            corner.moved(
                                    random.nextLong(-300_000, 300_000),
                                    random.nextLong(-300_000, 300_000));
                };
        return end.equals(from) ? end.moved(1, 0) : end;
    }

    private static Point beyond(Point from, Point over) {
        return over.moved((over.x() - from.x()) / 2, (over.y() - from.y()) / 2);
    }

    private static Polygon star(SplittableRandom random) {
        while (true) {
            var middle = Oracle.point(random);
            int corners = random.nextInt(4, 9);
            var ring = new ArrayList<Point>();
            for (int i = 0; i < corners; i++) {
                double turn = 2 * Math.PI * (i + random.nextDouble(0.8)) / corners;
                double reach = random.nextDouble(30_000, 300_000);
                ring.add(
                        middle.moved(
                                Math.round(reach * Math.cos(turn)),
                                Math.round(reach * Math.sin(turn))));
            }
            if (Polygon.check(ring)
                    instanceof adjutant.battlefield.terrain.Checked.Sound(var polygon)) {
                return polygon;
            }
        }
    }

    /**
     * The depth of the deepest place of a line in a body, by trying every place where two edges are
     * equally far and both ends; below zero outside.
     */
    private static double depth(Footprint body, Point from, Point to) {
        double[] start = new double[4];
        double[] rise = new double[4];
        for (int i = 0; i < 4; i++) {
            var a = body.corner(i);
            var b = body.corner((i + 1) % 4);
            double x = b.x() - a.x();
            double y = b.y() - a.y();
            double edge = Math.sqrt(x * x + y * y);
            start[i] = (x * (from.y() - a.y()) - y * (from.x() - a.x())) / edge;
            rise[i] = (x * (to.y() - from.y()) - y * (to.x() - from.x())) / edge;
        }
        double best = Math.max(depthAt(start, rise, 0), depthAt(start, rise, 1));
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < i; j++) {
                double place = (start[j] - start[i]) / (rise[i] - rise[j]);
                if (place > 0 && place < 1) {
                    best = Math.max(best, depthAt(start, rise, place));
                }
            }
        }
        return best;
    }

    private static double depthAt(double[] start, double[] rise, double place) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            least = Math.min(least, start[i] + rise[i] * place);
        }
        return least;
    }
}
