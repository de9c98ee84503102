package adjutant.battlefield.contact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.battlefield.Oracle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** Ground within a reach, and what of it lies in an arc, against what distances and arcs say. */
class ReachOracleTest {
    private static final int BODIES = 300;
    private static final int POINTS = 60;
    private static final long REACH = 400_000;

    /** Rounding of corners may move a border so far. */
    private static final long ROUNDING = 4;

    @Test
    void whatIsWithinAReachIsWhatTheDistanceSays() {
        var random = new SplittableRandom(41);
        int inside = 0;
        for (int i = 0; i < BODIES; i++) {
            Footprint body = Oracle.body(random);
            Hull ground = Hull.reaching(body, Length.micrometres(REACH));
            for (int j = 0; j < POINTS; j++) {
                Point point = about(body, random);
                long away = Distance.between(body, point).micrometres();
                boolean within = Contact.contains(ground, point);
                assertThat(within && away > REACH + ROUNDING).isFalse();
                assertThat(!within && away < REACH - REACH / 1000 - ROUNDING).isFalse();
                inside += within ? 1 : 0;
            }
        }
        assertThat(inside).isBetween(BODIES * POINTS / 10, BODIES * POINTS * 9 / 10);
    }

    @Test
    void theFourArcsShareAGroundAmongThem() {
        var random = new SplittableRandom(42);
        for (int i = 0; i < BODIES; i++) {
            Footprint body = Oracle.body(random);
            Hull ground = Hull.reaching(body, Length.micrometres(REACH));
            Geometry rest = Oracle.polygon(ground).difference(Oracle.polygon(body));
            double sum = 0;
            for (Arc arc : List.of(Arc.FRONT, Arc.RIGHT, Arc.REAR, Arc.LEFT)) {
                Polygon part = Oracle.polygon(Arcs.part(body, arc, ground));
                Point middle = middle(part);
                assertThat(Arcs.isIn(body, arc, middle)).isTrue();
                sum += part.getArea();
            }
            assertThat(sum / rest.getArea()).isBetween(0.9999, 1.0001);
        }
    }

    @Test
    void groundThatAnArcDoesNotHoldHasNoPartInIt() {
        Footprint body = Oracle.body(new SplittableRandom(43));
        assertThat(Arcs.part(body, Arc.INSIDE, body)).isEmpty();
        assertThat(Arcs.part(body, Arc.FRONT, body)).isEmpty();
    }

    @Test
    void thereIsNoReachOfNothing() {
        Footprint body = Oracle.body(new SplittableRandom(44));
        assertThatThrownBy(() -> Hull.reaching(body, Length.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aReachBeyondTheGridEndsAtItsEdge() {
        Point corner = new Point(Point.REACH, -Point.REACH);
        Hull ground = Hull.reaching(corner, Length.micrometres(4 * Point.REACH));
        assertThat(ground.outline()).allMatch(point -> Point.isWithinReach(point.x(), point.y()));
    }

    private static Point about(Footprint body, SplittableRandom random) {
        return body.centre()
                .moved(
                        random.nextLong(-2 * REACH, 2 * REACH),
                        random.nextLong(-2 * REACH, 2 * REACH));
    }

    private static Point middle(Polygon part) {
        var middle = part.getInteriorPoint();
        return new Point((long) middle.getX(), (long) middle.getY());
    }
}
