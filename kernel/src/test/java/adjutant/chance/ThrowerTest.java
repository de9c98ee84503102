package adjutant.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.chance.DiceSource.Request;
import adjutant.chance.Step.Pool;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ThrowerTest {
    private static final Die THREES = Die.upTo(3, Faces.only(6));
    private static final Roll SAVE = Roll.last("save", 2, Die.above(2, Faces.NONE));
    private static final Roll KEEN = Roll.last("keen", 1, Die.above(1, Faces.NONE));

    private static Pool pool(List<Batch> batches, Optional<Scatter> scatter, Optional<Echo> echo) {
        return new Pool("pool", batches, 0, Tally.ALL, "t", scatter, echo);
    }

    private static Chance on(Step... steps) {
        return new Chance(
                List.of(Chances.three("t", 0, 0), Chances.three("own", 0, 0)), List.of(steps));
    }

    private static Outcome play(Chance chance, Integer... faces) {
        ScriptedDice dice = new ScriptedDice(List.of(faces));
        Throwing throwing = Thrower.play(chance, dice);
        assertThat(throwing).isInstanceOf(Throwing.Done.class);
        assertThat(dice.left()).isEmpty();
        return ((Throwing.Done) throwing).outcome();
    }

    @Test
    void firstDiceOfAllBatchesComeBeforeReRollsAndThoseBeforeTheDiceOfMarks() {
        Die keenOnes = Chances.hit(new Marks(0, 1, 0), Faces.only(6));
        Batch one = new Batch(Count.of(3), new Roll("hit", 3, keenOnes, List.of(SAVE, KEEN)));
        Batch two = new Batch(Count.of(2), new Roll("hit", 3, THREES, List.of(SAVE)));
        Scatter scatter =
                new Scatter(
                        "morale",
                        List.of(Die.above(3, Faces.range(1, 3))),
                        IntTable.of(3),
                        IntTable.filled(15, 0),
                        Tally.ALL);
        Echo echo =
                new Echo(
                        IntTable.generate(15, s -> s % 5),
                        Roll.last("echo", 2, Die.upTo(2, Faces.NONE)),
                        "own",
                        Tally.ALL);
        Outcome outcome =
                play(
                        on(pool(List.of(one, two), Optional.of(scatter), Optional.of(echo))),
                        1,
                        2,
                        6,
                        3,
                        6, // hits of both batches
                        2,
                        4, // their re-rolls
                        2,
                        3, // saves of the first batch: of a 2 and the re-rolled 6
                        1, // keen
                        5, // saves of the second batch
                        4,
                        3, // morale of two wounds
                        1, // re-roll of the success
                        2,
                        6); // echo of two levels
        assertThat(outcome.rolls().stream().map(Outcome.Thrown::request).map(Request::purpose))
                .containsExactly(
                        "hit",
                        "hit",
                        "hit-reroll",
                        "hit-reroll",
                        "save",
                        "keen",
                        "save",
                        "morale",
                        "morale-reroll",
                        "echo");
        assertThat(outcome.rolls().stream().map(thrown -> thrown.request().count()))
                .containsExactly(3, 2, 1, 1, 2, 1, 1, 2, 1, 2);
        assertThat(outcome.pools())
                .containsExactly(new Outcome.PoolResult("pool", 4, 2, 1, 1, 0, 7, 8));
        assertThat(outcome.states()).containsExactly(8, 1);
    }

    @Test
    void aPoolOnATrackInALastPhaseIsSkipped() {
        Chance chance =
                new Chance(
                        List.of(Chances.three("t", 2, 4)),
                        List.of(
                                pool(
                                        List.of(new Batch(Count.of(3), SAVE)),
                                        Optional.empty(),
                                        Optional.empty())));
        Outcome outcome = play(chance);
        assertThat(outcome.pools())
                .containsExactly(new Outcome.PoolResult("pool", 0, 0, 0, 0, 14, 14, 14));
    }

    @Test
    void aTestGoesOnWithWhatFollows() {
        Step.Turn away = new Step.Turn("t", IntTable.generate(15, s -> s == 0 ? 3 : s));
        Step.Turn back = new Step.Turn("t", IntTable.generate(15, s -> s == 0 ? 1 : s));
        Chance chance = on(new Step.Test("resolve", 3, THREES, List.of(away), List.of(back)));
        assertThat(play(chance, 3).states()).containsExactly(3, 0);
        assertThat(play(chance, 6, 4).states()).containsExactly(1, 0);
        assertThat(play(chance, 6, 2).tests())
                .containsExactly(new Outcome.TestResult("resolve", true));
    }

    @Test
    void missingDiceAreAskedForAndUseNothingUp() {
        Chance chance =
                on(pool(List.of(new Batch(Count.of(3), SAVE)), Optional.empty(), Optional.empty()));
        ScriptedDice dice = new ScriptedDice(List.of(1, 2));
        Throwing waiting = Thrower.play(chance, dice);
        assertThat(waiting)
                .isEqualTo(
                        new Throwing.Waiting(
                                new Outcome(List.of(), List.of(), List.of(), List.of(0, 0)),
                                new Request("save", "pool", 2, 3)));
        assertThat(dice.left()).containsExactly(1, 2);
        dice.add(List.of(3, 4));
        assertThat(Thrower.play(chance, dice)).isInstanceOf(Throwing.Done.class);
        assertThat(dice.left()).containsExactly(4);
    }

    @Test
    void recordedDiceGiveTheSameOutcomeAgain() {
        for (int seed = 0; seed < 200; seed++) {
            Chance chance = Chances.random(seed, 3);
            RecordedDice recorded = new RecordedDice(new RolledDice(seed, 1));
            Throwing once = Thrower.play(chance, recorded);
            assertThat(Thrower.play(chance, new ScriptedDice(recorded.script()))).isEqualTo(once);
            assertThat(recorded.log()).isEqualTo(((Throwing.Done) once).outcome().rolls());
        }
    }

    @Test
    void recordedDiceOfSumsGiveTheSameOutcomeAgain() {
        int sums = 0;
        for (int seed = 0; seed < 200; seed++) {
            Chance chance = Chances.withSums(seed, 3);
            RecordedDice recorded = new RecordedDice(new RolledDice(seed, 1));
            Throwing once = Thrower.play(chance, recorded);
            assertThat(Thrower.play(chance, new ScriptedDice(recorded.script()))).isEqualTo(once);
            sums += ((Throwing.Done) once).outcome().sums().size();
        }
        assertThat(sums).isGreaterThan(100);
    }

    @Test
    void aScriptHasOnlyFacesOfADie() {
        assertThatThrownBy(() -> new ScriptedDice(List.of(1, 7)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("7");
    }
}
