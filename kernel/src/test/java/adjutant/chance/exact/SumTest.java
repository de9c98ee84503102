package adjutant.chance.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Chances;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.EveryFace;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Step.Sum;
import adjutant.chance.Step.Sum.Band;
import adjutant.chance.Step.Sum.Hand;
import adjutant.chance.Step.Sum.Retake;
import adjutant.chance.Step.Sum.Shift;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice added up: the laws by brute force over all faces, in doubles and in fractions. */
class SumTest {
    private static final Track TRACK = Chances.three("t", 0, 0);
    private static final Track OTHER = Chances.three("o", 0, 1);
    private static final double CLOSE = 1e-13;

    private static Step turn(String track, int by) {
        return new Step.Turn(track, IntTable.generate(15, s -> Math.min(14, s + by)));
    }

    private static Step.Pool pool(String label, Count count) {
        Roll save = Roll.last("save", 2, Die.above(2, Faces.NONE));
        return new Step.Pool(
                label,
                List.of(new Batch(count, save)),
                0,
                Tally.ALL,
                "t",
                Optional.empty(),
                Optional.empty());
    }

    private static Shift shift(String track, int each) {
        return new Shift(track, IntTable.generate(15, s -> each * s));
    }

    private static Sum sum(
            String label,
            List<Hand> hands,
            List<Retake> retakes,
            List<Shift> shifts,
            Band... then) {
        return new Sum(label, 1, hands, retakes, shifts, List.of(then));
    }

    private static Chance on(Step... steps) {
        return new Chance(List.of(TRACK, OTHER), List.of(steps));
    }

    /** Exact against fractions; and against brute force but for the amounts of 0 of pools. */
    private static void everyWay(String what, Chance chance) {
        Map<String, Double> exact = LawMaps.of(Exact.odds(chance));
        ExactTest.same(what, exact, LawMaps.of(ExactFractions.odds(chance)));
        Map<String, Double> brute = EveryFace.laws(chance);
        Set<String> keys = new HashSet<>(exact.keySet());
        keys.addAll(brute.keySet());
        keys.removeIf(key -> key.matches(".* (hits|first|total) 0"));
        for (String key : keys) {
            assertThat(exact.getOrDefault(key, 0.0))
                    .as(what + ": " + key)
                    .isCloseTo(brute.getOrDefault(key, 0.0), within(1e-11));
        }
    }

    @Test
    void twoDiceFallAsTwoDiceDo() {
        Sum two =
                new Sum(
                        "two",
                        0,
                        List.of(Hand.plus("dice", 2)),
                        List.of(),
                        List.of(),
                        List.of(
                                new Band("low", 0, List.of()),
                                new Band("middle", 5, List.of()),
                                new Band("high", 10, List.of())));
        Odds odds = Exact.odds(new Chance(List.of(), List.of(two)));
        Odds.SumLaw law = odds.sum("two");
        assertThat(law.reached()).isEqualTo(1);
        assertThat(law.lowest()).isEqualTo(2);
        assertThat(law.above().size()).isEqualTo(11);
        assertThat(law.at(7)).isCloseTo(6 / 36.0, within(CLOSE));
        assertThat(law.at(12)).isCloseTo(1 / 36.0, within(CLOSE));
        assertThat(law.at(1)).isZero();
        assertThat(law.bands().at(0)).isCloseTo(6 / 36.0, within(CLOSE));
        assertThat(law.bands().at(1)).isCloseTo(24 / 36.0, within(CLOSE));
        assertThat(law.bands().at(2)).isCloseTo(6 / 36.0, within(CLOSE));
        everyWay("two dice", new Chance(List.of(), List.of(two)));
    }

    @Test
    void theDifferenceOfTwoHandsLiesEvenlyAboutZero() {
        Sum against =
                new Sum(
                        "against",
                        0,
                        List.of(Hand.plus("ours", 2), Hand.minus("theirs", 2)),
                        List.of(),
                        List.of(),
                        List.of(new Band("any", 0, List.of())));
        Odds.SumLaw law = Exact.odds(on(against)).sum("against");
        assertThat(law.lowest()).isEqualTo(-10);
        assertThat(law.at(0)).isCloseTo(146 / 1296.0, within(CLOSE));
        for (int total = 1; total <= 10; total++) {
            assertThat(law.at(total)).isCloseTo(law.at(-total), within(CLOSE));
        }
        everyWay("difference", on(against));
    }

    @Test
    void theLowestDieThrownAgainCountsLess() {
        Sum one =
                new Sum(
                        "one",
                        0,
                        List.of(Hand.plus("die", 1)),
                        List.of(new Retake(0, 2, 1)),
                        List.of(),
                        List.of(new Band("any", 0, List.of())));
        Odds.SumLaw law = Exact.odds(on(one)).sum("one");
        assertThat(law.at(1)).isCloseTo(2 / 6.0 * 2 / 6, within(CLOSE));
        assertThat(law.at(2)).isCloseTo(2 / 6.0 / 6, within(CLOSE));
        assertThat(law.at(5)).isCloseTo(1 / 6.0 + 2 / 6.0 / 6, within(CLOSE));
        assertThat(law.at(6)).isCloseTo(1 / 6.0, within(CLOSE));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void retakesAgree(int many) {
        for (int upTo = 0; upTo <= 6; upTo += 2) {
            List<Retake> retakes = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                retakes.add(new Retake(0, Math.max(0, upTo - i), i % 2));
            }
            Hand two =
                    new Hand(
                            "dice", 2, 1, List.of(turn("o", 1)), List.of(pool("six", Count.of(1))));
            Sum sum =
                    sum(
                            "sum",
                            List.of(two),
                            retakes,
                            List.of(),
                            new Band("low", 0, List.of(turn("t", 2))),
                            new Band("high", 8, List.of()));
            everyWay(many + " retakes up to " + upTo, on(sum));
        }
    }

    @Test
    void retakesOfTwoHandsInTurnAgree() {
        List<Hand> hands = List.of(Hand.plus("ours", 2), Hand.minus("theirs", 1));
        List<Retake> retakes =
                List.of(new Retake(1, 2, 0), new Retake(0, 3, 1), new Retake(1, 4, 1));
        everyWay(
                "two hands",
                on(
                        sum(
                                "sum",
                                hands,
                                retakes,
                                List.of(shift("o", -2)),
                                new Band("behind", 0, List.of(turn("t", 1))),
                                new Band("ahead", 3, List.of(turn("o", 1))))));
    }

    @Test
    void poolsAndSumsInBandsAndAfterReadWhatHasChanged() {
        Count byState = new Count.ByState("t", IntTable.generate(15, s -> s % 5 % 3));
        Sum inner =
                sum(
                        "inner",
                        List.of(Hand.plus("dice", 1)),
                        List.of(),
                        List.of(shift("t", 1)),
                        new Band("low", 0, List.of(new Step.Turn("o", IntTable.filled(15, 7)))),
                        new Band("high", 6, List.of(pool("inner pool", byState))));
        Sum outer =
                sum(
                        "outer",
                        List.of(Hand.plus("dice", 2)),
                        List.of(new Retake(0, 1, 0)),
                        List.of(),
                        new Band("low", 0, List.of(pool("low pool", Count.of(2)))),
                        new Band("high", 7, List.of(turn("t", 1), inner)));
        Sum last =
                sum(
                        "last",
                        List.of(),
                        List.of(),
                        List.of(shift("t", 1), shift("o", -1)),
                        new Band("low", 0, List.of()),
                        new Band("high", 1, List.of(turn("o", 1))));
        everyWay("nested", on(outer, pool("between", byState), last));
    }

    @Test
    void aStateMaySkipASum() {
        Shift skip = new Shift("t", IntTable.generate(15, s -> s == 0 ? 1 : Shift.SKIP));
        Step.Test test =
                new Step.Test("test", 2, Die.upTo(2, Faces.NONE), List.of(turn("t", 1)), List.of());
        Sum sum =
                sum(
                        "sum",
                        List.of(new Hand("dice", 1, 1, List.of(turn("o", 2)), List.of())),
                        List.of(),
                        List.of(skip),
                        new Band("any", 0, List.of(pool("pool", Count.of(1)))));
        Chance chance = on(test, sum);
        Odds odds = Exact.odds(chance);
        assertThat(odds.sum("sum").reached()).isCloseTo(2 / 3.0, within(CLOSE));
        assertThat(odds.sum("sum").at(3)).isCloseTo(1 / 6.0, within(CLOSE));
        assertThat(odds.pool("pool").first().at(1)).isCloseTo(2 / 3.0 * 2 / 3, within(CLOSE));
        everyWay("skipped", chance);
        Odds never = Exact.odds(on(turn("t", 1), sum));
        assertThat(never.sum("sum").reached()).isZero();
        assertThat(never.sum("sum").bands().at(0)).isZero();
        assertThat(never.pool("pool").first().at(0)).isEqualTo(1);
        everyWay("never", on(turn("t", 1), sum));
    }

    @Test
    void manyDiceInAHandAgreeWithFollowingThem() {
        Sum added =
                sum(
                        "sum",
                        List.of(Hand.plus("d", 7)),
                        List.of(),
                        List.of(),
                        new Band("a", 0, List.of()));
        Sum followed =
                sum(
                        "sum",
                        List.of(Hand.plus("d", 7)),
                        List.of(new Retake(0, 0, 0)),
                        List.of(),
                        new Band("a", 0, List.of()));
        ExactTest.same(
                "seven dice",
                LawMaps.of(Exact.odds(on(added))),
                LawMaps.of(Exact.odds(on(followed))));
    }

    @Test
    void randomChancesAgreeWithFractions() {
        for (long seed = 0; seed < 80; seed++) {
            Chance chance = Chances.withSums(seed, 2);
            ExactTest.same(
                    "seed " + seed,
                    LawMaps.of(Exact.odds(chance)),
                    LawMaps.of(ExactFractions.odds(chance)));
        }
    }

    @Test
    void lawsSumToOneOrTheSumNeverComesUp() {
        int met = 0;
        for (long seed = 1000; seed < 2000; seed++) {
            Odds odds = Exact.odds(Chances.withSums(seed, 3));
            for (Odds.SumLaw law : odds.sums()) {
                double wanted = law.reached() > 0 ? 1 : 0;
                assertThat(sum(law.above())).isCloseTo(wanted, within(1e-12));
                assertThat(sum(law.bands())).isCloseTo(wanted, within(1e-12));
                met += law.reached() > 0 ? 1 : 0;
            }
            for (Odds.PoolLaw law : odds.pools()) {
                assertThat(sum(law.hits())).isCloseTo(1, within(1e-12));
                assertThat(sum(law.first())).isCloseTo(1, within(1e-12));
                assertThat(sum(law.total())).isCloseTo(1, within(1e-12));
            }
            odds.tracks().forEach(law -> assertThat(sum(law.states())).isCloseTo(1, within(1e-12)));
        }
        assertThat(met).isGreaterThan(500);
    }

    private static double sum(Law law) {
        double sum = 0;
        for (double p : law.toArray()) {
            sum += p;
        }
        return sum;
    }

    @Test
    void endingsAndJointLawsAddUpToTheOdds() {
        for (long seed = 0; seed < 300; seed++) {
            Chance chance = Chances.withSums(seed, 2);
            Map<String, Double> laws = new HashMap<>();
            Map<String, Double> want = new HashMap<>();
            Set<Outcome> outcomes = new HashSet<>();
            for (Ending ending : Exact.endings(chance)) {
                Outcome outcome = ending.outcome();
                assertThat(outcomes.add(outcome)).isTrue();
                double p = ending.probability();
                List<Integer> at = outcome.states();
                for (int i = 0; i < at.size(); i++) {
                    laws.merge("track " + i + " in " + at.get(i), p, Double::sum);
                }
                for (Outcome.SumResult sum : outcome.sums()) {
                    laws.merge(sum.label() + " in band " + sum.band(), p, Double::sum);
                }
                want.merge(at.get(2) + " " + at.get(0), p, Double::sum);
            }
            Map<String, Double> odds = LawMaps.of(Exact.odds(chance));
            odds.keySet().removeIf(key -> !key.matches("(track|.* in band).*"));
            ExactTest.same("seed " + seed, laws, odds);
            ExactTest.same("seed " + seed, joint(chance), want);
        }
    }

    private static Map<String, Double> joint(Chance chance) {
        Joint joint = Exact.joint(chance, "c", "a");
        Map<String, Double> got = new HashMap<>();
        for (int c : joint.firstStates().toArray()) {
            for (int a : joint.secondStates().toArray()) {
                got.put(c + " " + a, joint.at(c, a));
            }
        }
        return got;
    }

    @Test
    void anEndingTellsASumByItsBand() {
        Sum sum =
                sum(
                        "sum",
                        List.of(Hand.plus("dice", 2)),
                        List.of(),
                        List.of(),
                        new Band("low", 0, List.of()),
                        new Band("high", 8, List.of()));
        assertThat(Exact.endings(on(sum)).stream().map(ending -> ending.outcome().sums()))
                .containsExactlyInAnyOrder(
                        List.of(new Outcome.SumResult("sum", List.of(), 0, 0)),
                        List.of(new Outcome.SumResult("sum", List.of(), 8, 1)));
    }
}
