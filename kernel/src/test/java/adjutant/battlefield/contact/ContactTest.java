package adjutant.battlefield.contact;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.Oracle;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Span;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ContactTest {

    private static final Extent BODY = new Extent(Length.millimetres(100), Length.millimetres(60));
    private static final Footprint TARGET = body(0, 0, 0);

    @Test
    void bodiesFrontToFrontOverTheSamePointTouchAtEveryAngle() {
        var random = new SplittableRandom(21);
        for (int i = 0; i < 100_000; i++) {
            var one = new Extent(size(random), size(random));
            var two = new Extent(size(random), size(random));
            var pose =
                    new Pose(
                            new Point(random.nextLong(1_828_800), random.nextLong(1_219_200)),
                            Angle.microdegrees(random.nextLong(360_000_000)));
            var facing = new Pose(pose.front(), pose.facing().opposite());
            var aside = facing.aside(Length.micrometres(random.nextLong(-20_000, 20_000)));
            assertThat(Contact.touches(Footprint.of(pose, one), Footprint.of(aside, two))).isTrue();
            assertThat(Contact.overlaps(Footprint.of(pose, one), Footprint.of(aside, two)))
                    .isFalse();
        }
    }

    @Test
    void cornerToCornerIsATouchUpToTheTolerance() {
        assertThat(Contact.touches(TARGET, body(100_359, -60_359, 0))).isTrue();
        assertThat(Contact.touches(TARGET, body(100_360, -60_360, 0))).isFalse();
        assertThat(Contact.touches(TARGET, body(100_508, 0, 0))).isTrue();
        assertThat(Contact.touches(TARGET, body(100_509, 0, 0))).isFalse();
        assertThat(Distance.between(TARGET, body(100_509, 0, 0)))
                .isEqualTo(Length.micrometres(509));
        assertThat(Distance.between(TARGET, body(100_359, -60_359, 0)))
                .isEqualTo(Length.micrometres(508));
        assertThat(Distance.between(TARGET, body(100_360, -60_360, 0)))
                .isEqualTo(Length.micrometres(510));
    }

    @Test
    void overlapBeginsAboveTwentyFiveMicrometres() {
        assertThat(Contact.overlaps(TARGET, body(99_975, 0, 0))).isFalse();
        assertThat(Contact.touches(TARGET, body(99_975, 0, 0))).isTrue();
        assertThat(Contact.overlaps(TARGET, body(99_974, 0, 0))).isTrue();
        assertThat(Contact.touches(TARGET, body(99_974, 0, 0))).isFalse();
        assertThat(Distance.between(TARGET, body(99_974, 0, 0))).isEqualTo(Length.ZERO);
    }

    @Test
    void nearerIsStrictAndWithinIsNot() {
        var other = body(100_000 + 25_400, 0, 0);
        assertThat(Distance.isWithin(TARGET, other, Length.inches(1))).isTrue();
        assertThat(Distance.isNearerThan(TARGET, other, Length.inches(1))).isFalse();
        assertThat(Distance.isNearerThan(TARGET, body(100_000 + 25_399, 0, 0), Length.inches(1)))
                .isTrue();
        assertThat(Distance.isNearerThan(TARGET, TARGET, Length.micrometres(1))).isTrue();
        assertThat(Distance.isNearerThan(TARGET, TARGET, Length.ZERO)).isFalse();
    }

    @Test
    void theTouchedEdgeIsNamedWithItsPlace() {
        var touches =
                Contact.touchedEdges(
                        Footprint.of(new Pose(new Point(20_000, 0), Angle.HALF), BODY), TARGET);
        assertThat(touches).hasSize(2);
        assertThat(touches.getFirst())
                .isEqualTo(new Touch(Edge.FRONT, span(19_492, 100_000), Reach.ALONG));
        assertThat(touches.getLast()).isEqualTo(new Touch(Edge.RIGHT, span(0, 508), Reach.CORNER));
    }

    @Test
    void aCornerTouchedDiagonallyBelongsToBothEdges() {
        var touches = Contact.touchedEdges(body(-100_000, -60_000, 0), TARGET);
        assertThat(touches).extracting(Touch::edge).containsExactly(Edge.FRONT, Edge.LEFT);
        assertThat(touches).extracting(Touch::reach).containsOnly(Reach.CORNER);
    }

    @Test
    void closestPointsAreOnBothBodies() {
        var closest = Distance.closest(TARGET, body(200_000, 0, 45_000_000));
        assertThat(closest.here().x()).isEqualTo(50_000);
        assertThat(Distance.between(closest.here(), closest.there()))
                .isEqualTo(Distance.between(TARGET, body(200_000, 0, 45_000_000)));
    }

    @Test
    void aBodyTurnedToAnEdgeAndMovedOntoItsLineIsFlush() {
        var random = new SplittableRandom(22);
        for (int i = 0; i < 20_000; i++) {
            var pose = Oracle.pose(random);
            var target = Footprint.of(pose, BODY);
            var edge = java.util.List.of(Edge.values()).get(random.nextInt(4));
            var facing = edge.outward(pose.facing()).opposite();
            long x = random.nextLong(-300, 300);
            long y = random.nextLong(-300, 300);
            var near = target.edge(edge).middle().moved(x, y);
            var flush = new Pose(near, facing).onto(target.edge(edge));
            var body = Footprint.of(flush, BODY);
            assertThat(Contact.touches(body, target)).isTrue();
            assertThat(Distance.between(body, target).micrometres()).isLessThanOrEqualTo(3);
            assertThat(Contact.overlaps(body, target, Length.micrometres(3))).isFalse();
        }
    }

    private static Span span(long from, long to) {
        return new Span(Length.micrometres(from), Length.micrometres(to));
    }

    private static Length size(SplittableRandom random) {
        return Length.micrometres(random.nextLong(25_000, 400_000));
    }

    private static Footprint body(long x, long y, long facing) {
        return Footprint.of(new Pose(new Point(x, y), Angle.microdegrees(facing)), BODY);
    }
}
