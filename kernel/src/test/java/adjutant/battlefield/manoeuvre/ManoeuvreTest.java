package adjutant.battlefield.manoeuvre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ManoeuvreTest {

    private static final Extent BODY = new Extent(Length.inches(4), Length.inches(2));
    private static final Pose POSE = new Pose(new Point(1_000_000, 1_000_000), Angle.ZERO);

    @Test
    void straightMovesGoWhereTheBodyLooks() {
        var inch = Length.inches(1);
        assertThat(new Manoeuvre.Forward(inch).end(POSE, BODY).front())
                .isEqualTo(new Point(1_000_000, 974_600));
        assertThat(new Manoeuvre.Back(inch).end(POSE, BODY).front())
                .isEqualTo(new Point(1_000_000, 1_025_400));
        assertThat(new Manoeuvre.Sideways(Hand.RIGHT, inch).end(POSE, BODY).front())
                .isEqualTo(new Point(1_025_400, 1_000_000));
        var east = new Pose(POSE.front(), Angle.QUARTER);
        assertThat(new Manoeuvre.Forward(inch).end(east, BODY).front())
                .isEqualTo(new Point(1_025_400, 1_000_000));
        assertThat(new Manoeuvre.Sideways(Hand.LEFT, inch).end(east, BODY).front())
                .isEqualTo(new Point(1_000_000, 974_600));
    }

    @Test
    void anObliqueMoveKeepsTheFacingAndCostsItsLength() {
        var length = Length.inches(2);
        var right = new Manoeuvre.Oblique(Hand.RIGHT, Angle.degrees(30), length);
        assertThat(right.end(POSE, BODY))
                .isEqualTo(new Pose(new Point(1_025_400, 956_006), Angle.ZERO));
        assertThat(right.cost(BODY)).isEqualTo(length);
        var east = new Pose(POSE.front(), Angle.QUARTER);
        var left = new Manoeuvre.Oblique(Hand.LEFT, Angle.degrees(60), length);
        assertThat(left.end(east, BODY))
                .isEqualTo(new Pose(new Point(1_025_400, 956_006), Angle.QUARTER));
    }

    @Test
    void anObliqueMoveGoesFromStraightAheadToSideways() {
        var random = new SplittableRandom(13);
        for (int i = 0; i < 20_000; i++) {
            var pose =
                    new Pose(
                            new Point(random.nextLong(1_828_800), random.nextLong(1_219_200)),
                            Angle.microdegrees(random.nextLong(360_000_000)));
            var length = Length.micrometres(random.nextLong(500_000));
            var hand = random.nextBoolean() ? Hand.LEFT : Hand.RIGHT;
            var ahead = new Manoeuvre.Oblique(hand, Angle.ZERO, length);
            assertThat(ahead.end(pose, BODY)).isEqualTo(pose.ahead(length));
            var aside = new Manoeuvre.Oblique(hand, Angle.QUARTER, length);
            assertThat(aside.end(pose, BODY))
                    .isEqualTo(new Manoeuvre.Sideways(hand, length).end(pose, BODY));
            var angle = Angle.microdegrees(random.nextLong(90_000_001));
            var move = new Manoeuvre.Oblique(hand, angle, length);
            var mirror = new Manoeuvre.Oblique(hand.other(), angle, length);
            assertThat(move.end(turned(pose), BODY)).isEqualTo(turned(move.end(pose, BODY)));
            assertThat(mirror.end(mirrored(pose), BODY)).isEqualTo(mirrored(move.end(pose, BODY)));
        }
    }

    @Test
    void anObliqueMoveGoesNoFurtherAsideThanAQuarter() {
        var more = Angle.microdegrees(90_000_001);
        assertThatThrownBy(() -> new Manoeuvre.Oblique(Hand.LEFT, more, Length.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("90.000001");
        assertThatThrownBy(
                        () -> new Manoeuvre.Oblique(Hand.LEFT, Angle.ZERO, Length.micrometres(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anObliqueMoveStopsWhereItMeetsABody() {
        var move = new Manoeuvre.Oblique(Hand.RIGHT, Angle.degrees(60), Length.inches(10));
        var wall =
                Footprint.of(
                        new Pose(POSE.at(Length.ZERO, Length.inches(4)), Angle.ZERO),
                        new Extent(Length.inches(40), Length.inches(1)));
        var sweep = Sweep.of(POSE, BODY, move);
        assertThat(sweep.cost()).isEqualTo(Length.inches(10));
        var meeting = sweep.firstMeeting(wall, Length.ZERO).orElseThrow();
        assertThat(meeting.travelled().micrometres()).isBetween(152_398L, 152_400L);
        var part = new Manoeuvre.Oblique(Hand.RIGHT, Angle.degrees(60), meeting.travelled());
        assertThat(meeting.pose()).isEqualTo(part.end(POSE, BODY));
        assertThat(meeting.pose().facing()).isEqualTo(POSE.facing());
        var beside =
                Sweep.of(
                        POSE,
                        BODY,
                        new Manoeuvre.Oblique(Hand.LEFT, Angle.QUARTER, Length.inches(10)));
        assertThat(beside.firstMeeting(wall, Length.ZERO)).isEmpty();
    }

    @Test
    void aWheelOfFortyFiveDegreesCostsWidthTimesTheAngle() {
        var width = Length.inches("6.378");
        var cost = new Manoeuvre.Wheel(Hand.LEFT, Angle.degrees(45)).cost(new Extent(width, width));
        assertThat(cost).isEqualTo(Length.micrometres(127_236));
        assertThat(cost.micrometres() / 25_400.0).isBetween(5.0085, 5.0095);
    }

    @Test
    void aWheelKeepsItsOwnFrontCornerAndAdvancesTheOther() {
        var right = new Manoeuvre.Wheel(Hand.RIGHT, Angle.QUARTER).end(POSE, BODY);
        assertThat(right).isEqualTo(new Pose(new Point(1_050_800, 949_200), Angle.QUARTER));
        assertThat(Footprint.of(right, BODY).frontRight())
                .isEqualTo(Footprint.of(POSE, BODY).frontRight());
        var left = new Manoeuvre.Wheel(Hand.LEFT, Angle.QUARTER).end(POSE, BODY);
        assertThat(left).isEqualTo(new Pose(new Point(949_200, 949_200), Angle.degrees(270)));
        assertThat(Footprint.of(left, BODY).frontLeft())
                .isEqualTo(Footprint.of(POSE, BODY).frontLeft());
    }

    @Test
    void theWidestWheelOfABudgetIsWithinItAndOneMoreMicrodegreeIsNot() {
        var random = new SplittableRandom(11);
        for (int i = 0; i < 20_000; i++) {
            var body =
                    new Extent(
                            Length.micrometres(random.nextLong(20_000, 600_000)), Length.inches(2));
            var budget = Length.micrometres(random.nextLong(0, body.width().micrometres() * 6));
            var wheel = Manoeuvre.Wheel.within(Hand.LEFT, body.width(), budget);
            assertThat(wheel.cost(body).isAtMost(budget)).isTrue();
            var more = new Manoeuvre.Wheel(Hand.LEFT, wheel.angle().plus(Angle.microdegrees(1)));
            assertThat(more.cost(body).isAtMost(budget)).isFalse();
        }
    }

    @Test
    void anAboutFaceSwapsFrontAndRear() {
        var after = new Manoeuvre.AboutFace().end(POSE, BODY);
        assertThat(after).isEqualTo(new Pose(new Point(1_000_000, 1_050_800), Angle.HALF));
        assertThat(Footprint.of(after, BODY).frontLeft())
                .isEqualTo(Footprint.of(POSE, BODY).rearRight());
        assertThat(new Manoeuvre.AboutFace().cost(BODY)).isEqualTo(Length.ZERO);
        assertThat(new Manoeuvre.Turn(Angle.HALF).end(POSE, BODY)).isEqualTo(after);
    }

    @Test
    void aPivotKeepsItsPoint() {
        var pose =
                new Manoeuvre.Pivot(new Point(900_000, 1_000_000), Hand.RIGHT, Angle.QUARTER)
                        .end(POSE, BODY);
        assertThat(pose).isEqualTo(new Pose(new Point(900_000, 1_100_000), Angle.QUARTER));
        var back =
                new Manoeuvre.Pivot(new Point(900_000, 1_000_000), Hand.LEFT, Angle.QUARTER)
                        .end(pose, BODY);
        assertThat(back).isEqualTo(POSE);
    }

    @Test
    void noManoeuvreHasALengthBelowZero() {
        assertThatThrownBy(() -> new Manoeuvre.Forward(Length.micrometres(-1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTableTurnedByHalfACircleGivesTheTurnedCorners() {
        var random = new SplittableRandom(12);
        for (int i = 0; i < 50_000; i++) {
            var body =
                    new Extent(
                            Length.micrometres(random.nextLong(20_000, 600_000)),
                            Length.micrometres(random.nextLong(20_000, 600_000)));
            var pose =
                    new Pose(
                            new Point(random.nextLong(1_828_800), random.nextLong(1_219_200)),
                            Angle.microdegrees(random.nextLong(360_000_000)));
            var angle = Angle.microdegrees(random.nextLong(90_000_000));
            var hand = random.nextBoolean() ? Hand.LEFT : Hand.RIGHT;
            var wheel = new Manoeuvre.Wheel(hand, angle);
            assertThat(wheel.end(turned(pose), body)).isEqualTo(turned(wheel.end(pose, body)));
            assertThat(Footprint.of(turned(pose), body).rearLeft())
                    .isEqualTo(turned(Footprint.of(pose, body).rearLeft()));
            var mirror = new Manoeuvre.Wheel(hand.other(), angle);
            assertThat(mirror.end(mirrored(pose), body)).isEqualTo(mirrored(wheel.end(pose, body)));
        }
    }

    private static Pose turned(Pose pose) {
        return new Pose(turned(pose.front()), pose.facing().opposite());
    }

    private static Point turned(Point point) {
        return new Point(1_828_800 - point.x(), 1_219_200 - point.y());
    }

    private static Pose mirrored(Pose pose) {
        return new Pose(
                new Point(1_828_800 - pose.front().x(), pose.front().y()),
                pose.facing().reversed());
    }
}
