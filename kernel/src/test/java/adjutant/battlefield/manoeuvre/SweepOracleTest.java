package adjutant.battlefield.manoeuvre;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.Oracle;
import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;

class SweepOracleTest {

    private static final int CASES = 200_000;
    private static final Length SMALL = Length.micrometres(1);

    @Test
    void aStraightMoveSweepsTheHullThatJtsFinds() {
        long seed = 41;
        var random = new SplittableRandom(seed);
        for (int i = 0; i < CASES / 4; i++) {
            var move = slide(Oracle.body(random), random);
            var corners = new Coordinate[8];
            for (int j = 0; j < 4; j++) {
                corners[j] = Oracle.coordinate(move.start().corner(j));
                corners[j + 4] = Oracle.coordinate(move.end().corner(j));
            }
            var expected = new ConvexHull(corners, Oracle.JTS).getConvexHull();
            var hull = move.hull();
            if (expected.getNumPoints() != hull.corners() + 1
                    || !expected.norm().equalsExact(Oracle.polygon(hull).norm())) {
                throw new AssertionError("seed " + seed + " case " + i);
            }
        }
    }

    @Test
    void aStraightMoveMeetsWhatItsHullOverlaps() {
        long seed = 42;
        var random = new SplittableRandom(seed);
        int met = 0;
        int near = 0;
        for (int i = 0; i < CASES; i++) {
            var move = slide(Oracle.body(random), random);
            var other =
                    i % 2 == 0
                            ? Oracle.closeTo(
                                    random.nextBoolean() ? move.start() : move.end(), random)
                            : Oracle.body(random);
            var passages = Obstacles.of(List.of(other)).inTheWayOf(move, Length.ZERO);
            double gap = Oracle.gap(List.of(move.start(), move.end()), other);
            if (Math.abs(gap) > 1e-6 && passages.isEmpty() == gap < 0) {
                throw new AssertionError("seed " + seed + " case " + i + " gap " + gap);
            }
            near += Math.abs(gap) <= 2 ? 1 : 0;
            for (var passage : passages) {
                met++;
                if (i % 8 < 2) {
                    checkEnds(move, other, passage.span());
                }
            }
        }
        System.out.printf(
                "straight moves: seed %d, %d cases, %d met, %d within 2 um of grazing%n",
                seed, CASES, met, near);
        assertThat(near).isLessThan(CASES / 100);
        assertThat(met).isGreaterThan(CASES / 10);
    }

    /**
     * At both ends of the passage the bodies must be about to overlap, or the move begins or ends.
     */
    private static void checkEnds(Slide move, Footprint other, Span span) {
        double length = move.length();
        for (var place : List.of(span.from(), span.to())) {
            double part = Math.min(1, place.micrometres() / length);
            var at =
                    move.start()
                            .moved(Math.round(move.right() * part), Math.round(move.down() * part));
            boolean atEnd = place.equals(Length.ZERO) || place.micrometres() >= length;
            boolean overlaps = Contact.overlaps(at, other, Length.micrometres(3));
            if (!Distance.isWithin(at, other, Length.micrometres(3)) || (overlaps && !atEnd)) {
                throw new AssertionError(span + " of " + move + " past " + other);
            }
        }
    }

    @Test
    void theFirstOfManyIsTheOneThatBeginsFirst() {
        long seed = 43;
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 5_000; i++) {
            var bodies = new ArrayList<Footprint>();
            for (int j = 0; j < 30; j++) {
                bodies.add(Oracle.body(random));
            }
            var obstacles = Obstacles.of(bodies);
            var move = slide(Oracle.body(random), random);
            var all = obstacles.inTheWayOf(move, Length.micrometres(25));
            var first = obstacles.firstInTheWayOf(move, Length.micrometres(25));
            assertThat(first.isPresent()).isEqualTo(!all.isEmpty());
            for (var passage : all) {
                assertThat(first.orElseThrow().span().from().isAtMost(passage.span().from()))
                        .isTrue();
            }
        }
    }

    @Test
    void theHullsOfATurnCoverTheBodyAllTheWay() {
        long seed = 44;
        var random = new SplittableRandom(seed);
        double most = 0;
        for (int i = 0; i < 3_000; i++) {
            var pose = Oracle.pose(random);
            var extent = Oracle.extent(random);
            var turn = turn(pose, random);
            var hulls = Sweep.of(pose, extent, turn).hulls();
            for (int j = 0; j < 10; j++) {
                double part = random.nextDouble();
                var body = Footprint.of(partOf(turn, pose, part).end(pose, extent), extent);
                var hull =
                        hulls.get(
                                (int) Math.min(hulls.size() - 1, stepOf(part, turn, pose, hulls)));
                most = Math.max(most, outside(body, hulls, hull));
            }
        }
        System.out.printf("turns: seed %d, the body stands out by %.2f um at most%n", seed, most);
        assertThat(most).isLessThan(2.5);
    }

    @Test
    void theHullsOfATurnStandOutByLittle() {
        long seed = 45;
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            var pose = Oracle.pose(random);
            var extent = Oracle.extent(random);
            var wheel =
                    new Manoeuvre.Wheel(
                            Hand.RIGHT, Angle.microdegrees(random.nextLong(1, 120_000_000)));
            var pivot = Footprint.of(pose, extent).frontRight();
            double width = extent.width().micrometres();
            double depth = extent.depth().micrometres();
            double reach = StrictMath.hypot(width, depth);
            for (var hull : Sweep.of(pose, extent, wheel).hulls()) {
                for (int j = 0; j < hull.corners(); j++) {
                    assertThat(Oracle.coordinate(pivot).distance(Oracle.coordinate(hull.corner(j))))
                            .isLessThan(reach + 60);
                }
            }
        }
    }

    @Test
    void aTurnMeetsABodyWhereStandingStillAtEveryStepWouldFindIt() {
        long seed = 46;
        var random = new SplittableRandom(seed);
        int met = 0;
        for (int i = 0; i < 3_000; i++) {
            var pose = Oracle.pose(random);
            var extent = Oracle.extent(random);
            var turn = turn(pose, random);
            var body =
                    Oracle.closeTo(
                            Footprint.of(
                                    partOf(turn, pose, random.nextDouble()).end(pose, extent),
                                    extent),
                            random);
            var sweep = Sweep.of(pose, extent, turn);
            var meeting = sweep.firstMeeting(body);
            assertThat(sweep.meets(body)).isEqualTo(meeting.isPresent());
            assertThat(sweep.comesNearer(body, SMALL))
                    .isEqualTo(sweep.firstNearer(body, SMALL).isPresent());
            double expected = brute(pose, extent, turn, body);
            if (meeting.isEmpty()) {
                assertThat(expected).as("seed %d case %d", seed, i).isGreaterThan(1);
                continue;
            }
            met++;
            double found = partAt(meeting.get().pose(), pose, turn);
            assertThat(found)
                    .as("seed %d case %d", seed, i)
                    .isLessThanOrEqualTo(Math.min(1, expected) + 1e-6);
            var at = Footprint.of(meeting.get().pose(), extent);
            boolean begins = found < 1e-9;
            assertThat(begins || !Contact.overlaps(at, body, Length.micrometres(28))).isTrue();
            assertThat(Contact.overlaps(at, body, Length.micrometres(20)))
                    .as("seed %d case %d", seed, i)
                    .isTrue();
        }
        assertThat(met).isBetween(500, 2_990);
    }

    @Test
    void aMoveComesNearerWhereTheDistanceSaysSo() {
        long seed = 47;
        var random = new SplittableRandom(seed);
        var inch = Length.inches(1);
        int met = 0;
        for (int i = 0; i < 20_000; i++) {
            var pose = Oracle.pose(random);
            var extent = Oracle.extent(random);
            var length = Length.micrometres(random.nextLong(1, 400_000));
            var move =
                    i % 2 == 0
                            ? new Manoeuvre.Forward(length)
                            : new Manoeuvre.Oblique(
                                    i % 4 == 1 ? Hand.LEFT : Hand.RIGHT,
                                    Angle.microdegrees(i % 91 * 1_000_000L),
                                    length);
            var body =
                    Oracle.closeTo(
                            Footprint.of(
                                    pose.ahead(Length.micrometres(random.nextLong(500_000))),
                                    extent),
                            random);
            var sweep = Sweep.of(pose, extent, move);
            var meeting = sweep.firstNearer(body, inch);
            assertThat(sweep.comesNearer(body, inch)).isEqualTo(meeting.isPresent());
            assertThat(sweep.meets(body)).isEqualTo(sweep.firstMeeting(body).isPresent());
            boolean atStart =
                    Distance.isNearerThan(Footprint.of(pose, extent), body, inch.minus(SMALL));
            boolean atEnd =
                    Distance.isNearerThan(
                            Footprint.of(move.end(pose, extent), extent), body, inch.minus(SMALL));
            if ((atStart || atEnd) && meeting.isEmpty()) {
                throw new AssertionError("seed " + seed + " case " + i);
            }
            if (meeting.isPresent()) {
                met++;
                var at = Footprint.of(meeting.get().pose(), extent);
                var gap = Distance.between(at, body);
                boolean begins = meeting.get().travelled().equals(Length.ZERO);
                boolean sound =
                        gap.isAtMost(inch.plus(Length.micrometres(4)))
                                && (begins || inch.minus(Length.micrometres(4)).isAtMost(gap));
                assertThat(sound).as("seed %d case %d gap %s", seed, i, gap).isTrue();
            }
        }
        assertThat(met).isGreaterThan(2_500);
    }

    @Test
    void aPathStopsInTheManoeuvreThatMeetsTheBody() {
        var extent = new Extent(Length.inches(4), Length.inches(2));
        var pose = new Pose(Point.of(Length.inches(20), Length.inches(40)), Angle.ZERO);
        var wall =
                Footprint.of(
                        new Pose(Point.of(Length.inches(20), Length.inches(30)), Angle.ZERO),
                        new Extent(Length.inches(20), Length.inches(1)));
        var path =
                Sweep.of(
                        pose,
                        extent,
                        List.of(
                                new Manoeuvre.Forward(Length.inches(5)),
                                new Manoeuvre.Wheel(Hand.LEFT, Angle.degrees(30)),
                                new Manoeuvre.Forward(Length.inches(5))));
        var meeting = path.firstMeeting(wall, Length.ZERO).orElseThrow();
        assertThat(meeting.index()).isEqualTo(2);
        assertThat(path.cost()).isEqualTo(Length.inches(10).plus(Length.micrometres(53_198)));
        assertThat(meeting.travelled())
                .isEqualTo(Length.inches(5).plus(Length.micrometres(53_198 + 58_658)));
        var straight = Sweep.of(pose, extent, new Manoeuvre.Forward(Length.inches(12)));
        assertThat(straight.firstMeeting(wall, Length.ZERO).orElseThrow().travelled())
                .isEqualTo(Length.inches(9));
        assertThat(straight.firstNearer(wall, Length.inches(1)).orElseThrow().travelled())
                .isEqualTo(Length.inches(8));
        assertThat(
                        Sweep.of(pose, extent, new Manoeuvre.Forward(Length.inches(9)))
                                .firstMeeting(wall))
                .isEmpty();
        assertThat(
                        Sweep.of(pose, extent, new Manoeuvre.Forward(Length.inches(8)))
                                .firstNearer(wall, Length.inches(1)))
                .isEmpty();
        assertThat(Sweep.of(pose, extent, new Manoeuvre.AboutFace()).firstMeeting(wall)).isEmpty();
    }

    private static Slide slide(Footprint start, SplittableRandom random) {
        long right = random.nextInt(8) == 0 ? 0 : random.nextLong(-400_000, 400_000);
        long down = random.nextInt(8) == 0 && right != 0 ? 0 : random.nextLong(-400_000, 400_000);
        return new Slide(start, right, down == 0 && right == 0 ? 1 : down);
    }

    private static Manoeuvre turn(Pose pose, SplittableRandom random) {
        var angle = Angle.microdegrees(random.nextLong(1_000, 175_000_000));
        var hand = random.nextBoolean() ? Hand.LEFT : Hand.RIGHT;
        return switch (random.nextInt(3)) {
            case 0 -> new Manoeuvre.Wheel(hand, angle);
            case 1 ->
                    new Manoeuvre.Turn(
                            hand == Hand.LEFT
                                    ? pose.facing().minus(angle)
                                    : pose.facing().plus(angle));
            default ->
                    new Manoeuvre.Pivot(
                            pose.front()
                                    .moved(
                                            random.nextLong(-300_000, 300_000),
                                            random.nextLong(-300_000, 300_000)),
                            hand,
                            angle);
        };
    }

    private static long angle(Manoeuvre turn, Pose pose) {
        return switch (turn) {
            case Manoeuvre.Wheel wheel -> wheel.angle().microdegrees();
            case Manoeuvre.Pivot pivot -> pivot.angle().microdegrees();
            case Manoeuvre.Turn to -> to.to().difference(pose.facing()).microdegrees();
            default -> throw new IllegalArgumentException();
        };
    }

    private static Manoeuvre partOf(Manoeuvre turn, Pose pose, double part) {
        var by = Angle.microdegrees((long) (angle(turn, pose) * part));
        return switch (turn) {
            case Manoeuvre.Wheel wheel -> new Manoeuvre.Wheel(wheel.hand(), by);
            case Manoeuvre.Pivot pivot -> new Manoeuvre.Pivot(pivot.about(), pivot.hand(), by);
            case Manoeuvre.Turn to -> {
                boolean clockwise = to.to().minus(pose.facing()).compareTo(Angle.HALF) <= 0;
                yield new Manoeuvre.Turn(
                        clockwise ? pose.facing().plus(by) : pose.facing().minus(by));
            }
            default -> throw new IllegalArgumentException();
        };
    }

    private static double partAt(Pose found, Pose pose, Manoeuvre turn) {
        return (double) found.facing().difference(pose.facing()).microdegrees() / angle(turn, pose);
    }

    private static double brute(Pose pose, Extent extent, Manoeuvre turn, Footprint body) {
        for (int step = 0; step <= 500; step++) {
            if (Contact.overlaps(
                    Footprint.of(partOf(turn, pose, step / 500.0).end(pose, extent), extent),
                    body)) {
                return step / 500.0;
            }
        }
        return 2;
    }

    private static double stepOf(double part, Manoeuvre turn, Pose pose, List<Hull> hulls) {
        return hulls.size() * part * angle(turn, pose) / Math.max(1, angle(turn, pose));
    }

    /** How far a body stands out of the hull it should lie in, or of its neighbours. */
    private static double outside(Footprint body, List<Hull> hulls, Hull guess) {
        int at = hulls.indexOf(guess);
        double least = Double.MAX_VALUE;
        for (int i = Math.max(0, at - 2); i <= Math.min(hulls.size() - 1, at + 2); i++) {
            double most = 0;
            var polygon = Oracle.polygon(hulls.get(i));
            for (int j = 0; j < 4; j++) {
                most =
                        Math.max(
                                most,
                                polygon.distance(
                                        Oracle.JTS.createPoint(Oracle.coordinate(body.corner(j)))));
            }
            least = Math.min(least, most);
        }
        return least;
    }
}
