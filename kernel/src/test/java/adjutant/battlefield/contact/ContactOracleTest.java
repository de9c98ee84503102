package adjutant.battlefield.contact;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.Oracle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;

class ContactOracleTest {

    private static final int CASES = 200_000;
    private static final double NEVER = 1e-6;
    private static final List<Arc> ARCS = List.of(Arc.FRONT, Arc.RIGHT, Arc.REAR, Arc.LEFT);

    @Test
    void overlapTouchAndDistanceAgreeWithTheHullOfDifferences() {
        long seed = 31;
        var random = new SplittableRandom(seed);
        int near = 0;
        int overlaps = 0;
        int touches = 0;
        for (int i = 0; i < CASES; i++) {
            var one = Oracle.body(random);
            var other = i % 4 == 0 ? Oracle.body(random) : Oracle.closeTo(one, random);
            double gap = Oracle.gap(List.of(one), other);
            boolean overlap = Contact.overlaps(one, other);
            boolean touch = Contact.touches(one, other);
            if (Math.abs(gap + 25) > NEVER && overlap != gap < -25) {
                throw new AssertionError("overlap, seed " + seed + " case " + i + " gap " + gap);
            }
            if (Math.abs(gap + 25) > NEVER
                    && Math.abs(gap - 508) > NEVER
                    && touch != (gap >= -25 && gap <= 508)) {
                throw new AssertionError("touch, seed " + seed + " case " + i + " gap " + gap);
            }
            long up = Distance.between(one, other).micrometres();
            if (up < gap - NEVER || up > Math.max(gap, 0) + 1 + NEVER) {
                throw new AssertionError(
                        "distance, seed " + seed + " case " + i + " gap " + gap + " not " + up);
            }
            near += Math.abs(gap + 25) <= 2 || Math.abs(gap - 508) <= 2 ? 1 : 0;
            overlaps += overlap ? 1 : 0;
            touches += touch ? 1 : 0;
        }
        System.out.printf(
                "contact: seed %d, %d cases, %d overlap, %d touch, %d within 2 um of a tolerance%n",
                seed, CASES, overlaps, touches, near);
        assertThat(near).isLessThan(CASES / 100);
        assertThat(overlaps).isBetween(CASES / 10, CASES);
        assertThat(touches).isBetween(CASES / 10, CASES);
    }

    @Test
    void withinAndNearerAgreeWithTheDistanceAndAreSymmetric() {
        long seed = 32;
        var random = new SplittableRandom(seed);
        for (int i = 0; i < CASES / 2; i++) {
            var one = Oracle.body(random);
            var other = i % 4 == 0 ? Oracle.body(random) : Oracle.closeTo(one, random);
            double gap = Oracle.gap(List.of(one), other);
            var up = Distance.between(one, other);
            var less = up.minus(Length.micrometres(1));
            var limit = Length.micrometres(random.nextLong(2) == 0 ? 508 : 25_400);
            boolean sound =
                    Distance.isWithin(one, other, up)
                            && !Distance.isWithin(one, other, less)
                            && !Distance.isNearerThan(one, other, less)
                            && Distance.between(other, one).equals(up)
                            && (Math.abs(gap - limit.micrometres()) < NEVER
                                    || agree(one, other, limit, gap < limit.micrometres()));
            if (!sound) {
                throw new AssertionError("seed " + seed + " case " + i + " gap " + gap);
            }
        }
    }

    @Test
    void pointsInABodyAgreeWithCovers() {
        long seed = 33;
        var random = new SplittableRandom(seed);
        int inside = 0;
        int near = 0;
        for (int i = 0; i < CASES; i++) {
            var body = Oracle.body(random);
            var point = pointNear(body, random);
            var polygon = Oracle.polygon(body);
            var where = Oracle.JTS.createPoint(Oracle.coordinate(point));
            boolean in = Contact.contains(body, point);
            if (in != polygon.covers(where)) {
                throw new AssertionError("seed " + seed + " case " + i);
            }
            inside += in ? 1 : 0;
            near += polygon.getExteriorRing().distance(where) <= 2 ? 1 : 0;
        }
        System.out.printf(
                "point in body: seed %d, %d cases, %d inside, %d within 2 um of the border%n",
                seed, CASES, inside, near);
        assertThat(inside).isBetween(CASES / 5, CASES * 4 / 5);
        assertThat(near).isLessThan(CASES / 100);
    }

    @Test
    void arcsOfPointsAgreeWithWedgePolygonsAndWithTheFormula() {
        long seed = 34;
        var random = new SplittableRandom(seed);
        int both = 0;
        int near = 0;
        for (int i = 0; i < CASES; i++) {
            var body = Oracle.body(random);
            var point = i % 2 == 0 ? pointNear(body, random) : Oracle.point(random);
            var where = Oracle.JTS.createPoint(Oracle.coordinate(point));
            var arcs = Arcs.of(body, point);
            boolean inside = arcs.contains(Arc.INSIDE);
            var arc = ARCS.get(i % 4);
            boolean in = Arcs.isIn(body, arc, point);
            if (in != (!inside && wedge(body, arc).covers(where)) || in != arcs.contains(arc)) {
                throw new AssertionError("seed " + seed + " case " + i + " " + arc);
            }
            if (arcs.isEmpty() || (inside && arcs.size() > 1)) {
                throw new AssertionError("seed " + seed + " case " + i + " " + arcs);
            }
            both += arcs.size() > 1 ? 1 : 0;
            near += agreesWithTheFormula(body, point, arcs) ? 0 : 1;
        }
        System.out.printf(
                "arcs: seed %d, %d cases, %d in two arcs, %d within 2 um of a border%n",
                seed, CASES, both, near);
        assertThat(near).isLessThan(CASES / 100);
    }

    @Test
    void bodiesInArcsAgreeWithWedgePolygons() {
        long seed = 35;
        var random = new SplittableRandom(seed);
        int in = 0;
        for (int i = 0; i < CASES; i++) {
            var body = Oracle.body(random);
            var other = i % 2 == 0 ? Oracle.body(random) : Oracle.closeTo(body, random);
            var polygon = Oracle.polygon(other);
            var arc = ARCS.get(i % 4);
            boolean meets = Arcs.meets(body, arc, other);
            if (meets != wedge(body, arc).intersects(polygon)) {
                throw new AssertionError("seed " + seed + " case " + i + " " + arc);
            }
            in += meets ? 1 : 0;
        }
        System.out.printf("bodies in arcs: seed %d, %d cases, %d in%n", seed, CASES, in);
        assertThat(in).isBetween(CASES / 5, CASES * 4 / 5);
    }

    @Test
    void aPointOnABorderLineIsInBothArcs() {
        var body =
                new Footprint(
                        new Point(0, 0), new Point(100, 0), new Point(100, 60), new Point(0, 60));
        assertThat(Arcs.of(body, new Point(150, -50))).containsExactly(Arc.FRONT, Arc.RIGHT);
        assertThat(Arcs.of(body, new Point(150, -51))).containsExactly(Arc.FRONT);
        assertThat(Arcs.of(body, new Point(150, -49))).containsExactly(Arc.RIGHT);
        assertThat(Arcs.of(body, new Point(-7, 67))).containsExactly(Arc.REAR, Arc.LEFT);
        assertThat(Arcs.of(body, new Point(0, 0))).containsExactly(Arc.INSIDE);
        assertThat(Arcs.of(body, new Point(50, 0))).containsExactly(Arc.INSIDE);
        assertThat(Arcs.of(body, new Point(50, -1))).containsExactly(Arc.FRONT);
    }

    @Test
    void aTouchedStripIsWhereTheSpanSaysItIs() {
        long seed = 36;
        var random = new SplittableRandom(seed);
        int touched = 0;
        for (int i = 0; i < CASES / 10; i++) {
            var one = Oracle.body(random);
            var other = Oracle.closeTo(one, random);
            for (var touch : Contact.touchedEdges(other, one)) {
                var line = adjutant.battlefield.geometry.Line.along(one.edge(touch.edge()));
                for (var place : List.of(touch.span().from(), touch.span().to())) {
                    var end = line.at((double) place.micrometres());
                    if (!Distance.isWithin(other, end, Length.micrometres(511))) {
                        throw new AssertionError("seed " + seed + " case " + i + " " + touch);
                    }
                }
                touched++;
            }
            boolean any = !Contact.touchedEdges(other, one).isEmpty();
            if (Contact.touches(one, other) && !any) {
                throw new AssertionError("seed " + seed + " case " + i);
            }
        }
        assertThat(touched).isGreaterThan(CASES / 50);
        assertThat(Edge.values()).hasSize(4);
    }

    /** Whether the arcs are those of the formula; if not, the point must be close to a border. */
    private static boolean agreesWithTheFormula(
            Footprint body, Point point, java.util.Set<Arc> arcs) {
        double width = body.edge(Edge.FRONT).length().micrometres();
        double depth = body.edge(Edge.LEFT).length().micrometres();
        double rx = (body.frontRight().x() - body.frontLeft().x()) / width;
        double ry = (body.frontRight().y() - body.frontLeft().y()) / width;
        double x = point.x() - (body.frontLeft().x() + body.rearRight().x()) / 2.0;
        double y = point.y() - (body.frontLeft().y() + body.rearRight().y()) / 2.0;
        double u = x * rx + y * ry;
        double v = x * ry - y * rx;
        double du = Math.abs(u) - width / 2;
        double dv = Math.abs(v) - depth / 2;
        if (Math.abs(du - dv) <= 4 || Math.abs(Math.max(du, dv)) <= 2) {
            return false;
        }
        var expected =
                Math.max(du, dv) <= 0
                        ? Arc.INSIDE
                        : dv > du ? (v > 0 ? Arc.FRONT : Arc.REAR) : (u > 0 ? Arc.RIGHT : Arc.LEFT);
        if (!arcs.equals(java.util.Set.of(expected))) {
            throw new AssertionError(expected + " is not " + arcs + " at " + point + " of " + body);
        }
        return true;
    }

    private static boolean agree(Footprint one, Footprint other, Length limit, boolean expected) {
        return Distance.isWithin(one, other, limit) == expected
                && Distance.isNearerThan(one, other, limit) == expected;
    }

    private static Polygon wedge(Footprint body, Arc arc) {
        var fl = body.frontLeft();
        var fr = body.frontRight();
        var rr = body.rearRight();
        var rl = body.rearLeft();
        long x = fr.x() - fl.x() + rr.x() - rl.x();
        long y = fr.y() - fl.y() + rr.y() - rl.y();
        return switch (arc) {
            case FRONT -> wedge(fl, fr, y - x, -x - y, y + x, y - x);
            case RIGHT -> wedge(fr, rr, x + y, y - x, x - y, x + y);
            case REAR -> wedge(rr, rl, x - y, x + y, -x - y, x - y);
            case LEFT -> wedge(rl, fl, -x - y, x - y, y - x, -x - y);
            case INSIDE -> throw new IllegalArgumentException();
        };
    }

    private static Polygon wedge(Point left, Point right, long lx, long ly, long rx, long ry) {
        double far = 100;
        return Oracle.JTS.createPolygon(
                new Coordinate[] {
                    Oracle.coordinate(left),
                    new Coordinate(left.x() + far * lx, left.y() + far * ly),
                    new Coordinate(right.x() + far * rx, right.y() + far * ry),
                    Oracle.coordinate(right),
                    Oracle.coordinate(left)
                });
    }

    private static Point pointNear(Footprint body, SplittableRandom random) {
        double u = random.nextDouble(-0.2, 1.2);
        double v = random.nextDouble(-0.2, 1.2);
        if (random.nextInt(4) == 0) {
            u = Math.rint(u);
        }
        double x =
                body.frontLeft().x()
                        + u * (body.frontRight().x() - body.frontLeft().x())
                        + v * (body.rearLeft().x() - body.frontLeft().x());
        double y =
                body.frontLeft().y()
                        + u * (body.frontRight().y() - body.frontLeft().y())
                        + v * (body.rearLeft().y() - body.frontLeft().y());
        return new Point(
                Math.round(x) + random.nextLong(-300, 300),
                Math.round(y) + random.nextLong(-300, 300));
    }

    @Test
    void productsAreComparedWithoutOverflow() {
        long big = (1L << 58) + 1;
        assertThat(Exact.compareProducts(big, big, big + 1, big - 1)).isPositive();
        assertThat(Exact.compareProducts(-big, big, big, big)).isNegative();
        assertThat(Exact.compareProducts(-big, big, -big, big - 1)).isNegative();
        assertThat(Exact.rootUp(0)).isZero();
        assertThat(Exact.rootUp((1L << 50) + 1)).isEqualTo((1L << 25) + 1);
        assertThat(Exact.ratioUp(10, 9)).isEqualTo(4);
        assertThat(Exact.ratioUp(9, 9)).isEqualTo(3);
    }
}
