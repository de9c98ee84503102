package adjutant.chance;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.DiceSource.Request;
import adjutant.chance.Outcome.SumResult;
import adjutant.chance.Step.Sum;
import adjutant.chance.Step.Sum.Band;
import adjutant.chance.Step.Sum.Hand;
import adjutant.chance.Step.Sum.Retake;
import adjutant.chance.Step.Sum.Shift;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dice added up, thrown by hand. */
class ThrownSumTest {
    private static final Hand OURS = Hand.plus("ours", 2);
    private static final Hand THEIRS = Hand.minus("theirs", 2);

    private static Step.Test test(String label) {
        return new Step.Test(label, 3, Die.upTo(3, Faces.NONE), List.of(), List.of());
    }

    private static Sum sum(List<Hand> hands, List<Retake> retakes, Shift... shifts) {
        return new Sum(
                "charge",
                2,
                hands,
                retakes,
                List.of(shifts),
                List.of(
                        new Band("beaten", -2, List.of(test("beaten"))),
                        new Band("even", 0, List.of(test("even"))),
                        new Band("won", 4, List.of(test("won")))));
    }

    private static Chance on(Step... steps) {
        return new Chance(List.of(Chances.three("t", 0, 2)), List.of(steps));
    }

    private static Outcome play(Chance chance, Integer... faces) {
        ScriptedDice dice = new ScriptedDice(List.of(faces));
        Throwing throwing = Thrower.play(chance, dice);
        assertThat(throwing).isInstanceOf(Throwing.Done.class);
        assertThat(dice.left()).isEmpty();
        return ((Throwing.Done) throwing).outcome();
    }

    private static List<Request> requests(Outcome outcome) {
        return outcome.rolls().stream().map(Outcome.Thrown::request).toList();
    }

    @Test
    void handsComeFirstThenRetakesThenTheBandThenTheEnds() {
        Hand ours = new Hand("ours", 2, 1, List.of(test("ours low")), List.of(test("ours high")));
        Hand theirs =
                new Hand(
                        "theirs", 2, -1, List.of(test("theirs low")), List.of(test("theirs high")));
        List<Retake> retakes = List.of(new Retake(1, 3, 1), new Retake(0, 6, 0));
        Outcome outcome = play(on(sum(List.of(ours, theirs), retakes)), 6, 6, 1, 1, 5, 3, 1, 2, 3);
        assertThat(requests(outcome))
                .containsExactly(
                        new Request("ours", "charge", 0, 2),
                        new Request("theirs", "charge", 0, 2),
                        new Request("theirs-reroll", "charge", 0, 1),
                        new Request("ours-reroll", "charge", 0, 1),
                        new Request("won", "won", 3, 1),
                        new Request("ours high", "ours high", 3, 1),
                        new Request("theirs low", "theirs low", 3, 1));
        assertThat(outcome.sums())
                .containsExactly(new SumResult("charge", List.of(9, 5), 2 + 9 - 5, 2));
    }

    @Test
    void aRetakeTakesTheLowestDieAsItLiesNow() {
        List<Retake> retakes =
                List.of(new Retake(0, 2, 1), new Retake(0, 2, 1), new Retake(0, 2, 1));
        Sum sum = sum(List.of(OURS), retakes);
        assertThat(play(on(sum), 2, 1, 5, 1, 6, 1).sums().getFirst().naturals()).containsExactly(9);
        assertThat(play(on(sum), 1, 1, 1, 1, 1, 1).sums().getFirst().naturals()).containsExactly(2);
        Outcome none = play(on(sum), 3, 4, 1);
        assertThat(requests(none)).hasSize(2);
        assertThat(none.sums().getFirst().total()).isEqualTo(9);
    }

    @Test
    void theTotalFallsInTheLastBandThatIsNotAboveIt() {
        Sum sum = sum(List.of(OURS, THEIRS), List.of());
        assertThat(play(on(sum), 1, 1, 6, 6, 1).sums().getFirst().band()).isZero();
        assertThat(play(on(sum), 1, 1, 2, 3, 1).sums().getFirst().band()).isZero();
        assertThat(play(on(sum), 1, 1, 2, 2, 1).sums().getFirst().band()).isEqualTo(1);
        assertThat(play(on(sum), 2, 2, 2, 1, 1).sums().getFirst().band()).isEqualTo(1);
        assertThat(play(on(sum), 2, 3, 2, 1, 1).sums().getFirst().band()).isEqualTo(2);
    }

    @Test
    void aStateShiftsOrSkipsASumByWhatItIsWhenTheSumComesUp() {
        Shift shift =
                new Shift("t", IntTable.generate(15, s -> s == 4 ? Shift.SKIP : s == 3 ? -20 : 10));
        Step turn = new Step.Turn("t", IntTable.generate(15, s -> s + 1 < 15 ? s + 1 : s));
        Sum sum = sum(List.of(OURS), List.of(), shift);
        assertThat(play(on(sum), 3, 4, 1).sums().getFirst().total()).isEqualTo(19);
        assertThat(play(on(turn, sum), 3, 4, 1).sums().getFirst().total()).isEqualTo(-11);
        Outcome skipped = play(on(turn, turn, sum));
        assertThat(skipped.sums()).isEmpty();
        assertThat(skipped.tests()).isEmpty();
        assertThat(skipped.states()).containsExactly(4);
    }

    @Test
    void aSumWithoutHandsOnlyReadsTracks() {
        Outcome outcome =
                play(
                        on(
                                sum(
                                        List.of(),
                                        List.of(),
                                        new Shift("t", IntTable.generate(15, s -> s)))),
                        2);
        assertThat(outcome.sums()).containsExactly(new SumResult("charge", List.of(), 4, 2));
        assertThat(requests(outcome)).containsExactly(new Request("won", "won", 3, 1));
    }

    @Test
    void missingDiceAreAskedForWhereverTheyRunOut() {
        Chance chance = on(sum(List.of(OURS, THEIRS), List.of(new Retake(0, 6, 0))));
        List<Integer> faces = List.of(3, 4, 2, 2, 5, 1);
        waits(chance, faces.subList(0, 1), new Request("ours", "charge", 0, 2), 0, 0);
        waits(chance, faces.subList(0, 3), new Request("theirs", "charge", 0, 2), 1, 0);
        waits(chance, faces.subList(0, 4), new Request("ours-reroll", "charge", 0, 1), 2, 0);
        waits(chance, faces.subList(0, 5), new Request("won", "won", 3, 1), 3, 1);
        assertThat(play(chance, faces.toArray(Integer[]::new)).tests()).hasSize(1);
    }

    private static void waits(
            Chance chance, List<Integer> faces, Request next, int rolls, int sums) {
        Throwing throwing = Thrower.play(chance, new ScriptedDice(faces));
        assertThat(throwing).isInstanceOf(Throwing.Waiting.class);
        Throwing.Waiting waiting = (Throwing.Waiting) throwing;
        assertThat(waiting.next()).isEqualTo(next);
        assertThat(waiting.soFar().rolls()).hasSize(rolls);
        assertThat(waiting.soFar().sums()).hasSize(sums);
        assertThat(waiting.soFar().tests()).isEmpty();
    }
}
