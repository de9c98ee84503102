package adjutant.chance.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Chances;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.EveryFace;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.ScriptedDice;
import adjutant.chance.Step;
import adjutant.chance.Surge;
import adjutant.chance.Tally;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Successes that bring dice together: thrown, exact and in fractions. */
class SurgeTest {
    private static final Roll SAVE = Roll.last("save", 2, Die.above(2, Faces.NONE));
    private static final Roll KEEN = Roll.last("save", 1, Die.above(1, Faces.only(6)));

    /** Natural 1s hit twice, once keenly; 2 and 3 hit. */
    private static final Roll HIT =
            new Roll("hit", 3, Chances.hit(new Marks(1, 1, 0), Faces.only(6)), List.of(SAVE, KEEN));

    private static final Roll PLAIN = new Roll("hit", 3, Die.upTo(3, Faces.NONE), List.of(SAVE));

    private static Chance chance(int per, Set<Integer> feeding, int... counts) {
        List<Batch> batches =
                List.of(new Batch(Count.of(counts[0]), HIT), new Batch(Count.of(counts[1]), PLAIN));
        Step pool =
                new Step.Pool(
                        "pool",
                        batches,
                        0,
                        new Tally(1, 1),
                        "t",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new Surge(feeding, per, SAVE)));
        return new Chance(List.of(Chances.three("t", 0, 0)), List.of(pool));
    }

    @Test
    void everyTwoSuccessesBringADieAndTheirExtraMarksBringNone() {
        ScriptedDice dice = new ScriptedDice(List.of(1, 1, 2, 3, 4, 3, 4, 4, 4, 4, 1, 1, 1, 4, 4));
        Throwing thrown = Thrower.play(chance(2, Set.of(0), 5, 1), dice);
        Outcome outcome = ((Throwing.Done) thrown).outcome();
        assertThat(dice.left()).isEmpty();
        assertThat(outcome.rolls().stream().map(roll -> roll.faces().size()))
                .containsExactly(5, 1, 4, 2, 1, 2);
        assertThat(outcome.pools().getFirst().hits()).isEqualTo(4 + 2 + 1 + 2);
    }

    @Test
    void theLawsAgree() {
        for (int per = 1; per <= 3; per++) {
            for (Set<Integer> feeding : List.of(Set.of(0), Set.of(1), Set.of(0, 1))) {
                Chance chance = chance(per, feeding, 3, 2);
                Map<String, Double> exact = LawMaps.of(Exact.odds(chance));
                Map<String, Double> fractions = LawMaps.of(ExactFractions.odds(chance));
                assertThat(exact.keySet()).containsAll(fractions.keySet());
                fractions.forEach(
                        (key, p) -> assertThat(exact.get(key)).as(key).isCloseTo(p, within(1e-13)));
            }
        }
        Map<String, Double> all = EveryFace.laws(chance(2, Set.of(0), 1, 1));
        Map<String, Double> exact = LawMaps.of(Exact.odds(chance(2, Set.of(0), 1, 1)));
        all.forEach((key, p) -> assertThat(exact.get(key)).as(key).isCloseTo(p, within(1e-12)));
    }

    @Test
    void theHitsOfOneKindOfDieAreThoseOfTheBinomial() {
        Odds odds = Exact.odds(chance(2, Set.of(1), 0, 7));
        double half = 35 / 128.0;
        assertThat(odds.pool("pool").hits().at(3 + 2)).isCloseTo(half, within(1e-15));
        assertThat(odds.pool("pool").hits().at(4 + 2)).isCloseTo(half, within(1e-15));
    }

    @Test
    void aSurgeIsFedByBatchesThereAre() {
        assertThatThrownBy(() -> chance(2, Set.of(2), 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no batch 2");
        assertThatThrownBy(() -> new Surge(Set.of(), 0, SAVE))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
