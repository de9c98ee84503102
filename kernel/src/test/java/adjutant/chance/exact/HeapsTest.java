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
import adjutant.chance.Mend;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.ScriptedDice;
import adjutant.chance.Step;
import adjutant.chance.Surge;
import adjutant.chance.Tally;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Heaps that are tallied alone, and dice that are mended: thrown, exact and in fractions. */
class HeapsTest {
    /** A failed 6 costs two. */
    private static final Roll SAVE =
            Roll.last("save", 3, Chances.save(new Marks(0, 1, 0), Faces.NONE));

    private static final Roll HIT = new Roll("hit", 3, Die.upTo(3, Faces.NONE), List.of(SAVE));
    private static final Roll SIXES = new Roll("hit", 3, Die.upTo(3, Faces.only(6)), List.of(SAVE));

    private static Chance chance(List<Batch> batches, Tally tally, Set<Integer> mends, int most) {
        Step pool =
                new Step.Pool(
                        "pool",
                        batches,
                        0,
                        tally,
                        "t",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new Mend(mends, Count.of(most))));
        return new Chance(List.of(Chances.three("t", 0, 0)), List.of(pool));
    }

    private static Outcome thrown(Chance chance, int... faces) {
        ScriptedDice dice = new ScriptedDice(Arrays.stream(faces).boxed().toList());
        Throwing thrown = Thrower.play(chance, dice);
        assertThat(dice.left()).isEmpty();
        return ((Throwing.Done) thrown).outcome();
    }

    @Test
    void everyHeapIsForgivenForItself() {
        Batch first = new Batch(Count.of(2), HIT, 0);
        Batch second = new Batch(Count.of(1), HIT, 1);
        Chance apart = chance(List.of(first, second), new Tally(1, 1), Set.of(), 0);
        assertThat(thrown(apart, 1, 1, 1, 4, 4, 4).pools().getFirst().first()).isEqualTo(1);
        Chance together =
                chance(
                        List.of(first, new Batch(second.count(), second.roll())),
                        new Tally(1, 1),
                        Set.of(),
                        0);
        assertThat(thrown(together, 1, 1, 1, 4, 4, 4).pools().getFirst().first()).isEqualTo(2);
    }

    @Test
    void theDearestMayBeForgivenFirst() {
        Tally dear = new Tally(1, Tally.Order.HEAVY_FIRST, 1, Tally.Rest.COUNTS);
        assertThat(dear.amount(2, 1)).isEqualTo(2);
        assertThat(new Tally(1, 1).amount(2, 1)).isEqualTo(3);
        assertThat(new Tally(3, Tally.Order.HEAVY_FIRST, 1, Tally.Rest.COUNTS).amount(2, 1))
                .isZero();
        assertThat(new Tally(0, Tally.Order.LIGHT_FIRST, 2, Tally.Rest.IS_DROPPED).amount(3, 0))
                .isEqualTo(1);
        assertThat(new Tally(0, 2).amount(3, 0)).isEqualTo(2);
    }

    @Test
    void theFirstMissThatIsNotThrownAgainAnywayIsMended() {
        Chance chance =
                chance(
                        List.of(new Batch(Count.of(2), SIXES), new Batch(Count.of(2), HIT)),
                        Tally.ALL,
                        Set.of(0, 1),
                        1);
        Outcome outcome = thrown(chance, 6, 3, 4, 5, 6, 1, 1, 1);
        assertThat(outcome.rolls().stream().map(roll -> roll.request().purpose()))
                .containsExactly("hit", "hit", "hit-reroll", "hit-reroll", "save", "save");
        assertThat(outcome.pools().getFirst().hits()).isEqualTo(2);
    }

    @Test
    void oneMendedDieOfTwoIsWorkedOutByHand() {
        Chance chance = chance(List.of(new Batch(Count.of(2), HIT)), Tally.ALL, Set.of(0), 1);
        // No hit: both miss, and the mended one again; two: both, or one and the mended one.
        assertThat(Exact.odds(chance).pool("pool").hits().at(0)).isCloseTo(0.125, within(1e-15));
        assertThat(Exact.odds(chance).pool("pool").hits().at(1)).isCloseTo(0.375, within(1e-15));
        assertThat(Exact.odds(chance).pool("pool").hits().at(2)).isCloseTo(0.5, within(1e-15));
    }

    @Test
    void theLawsAgree() {
        for (Tally.Order order : Tally.Order.values()) {
            for (int most = 0; most <= 2; most++) {
                for (Set<Integer> mends : List.of(Set.<Integer>of(), Set.of(0), Set.of(0, 1))) {
                    agree(
                            chance(
                                    List.of(
                                            new Batch(Count.of(2), SIXES, 0),
                                            new Batch(Count.of(1), HIT, 1)),
                                    new Tally(1, order, 1, Tally.Rest.COUNTS),
                                    mends,
                                    most));
                }
            }
        }
    }

    private static void agree(Chance chance) {
        Map<String, Double> exact = LawMaps.of(Exact.odds(chance));
        Map<String, Double> fractions = LawMaps.of(ExactFractions.odds(chance));
        assertThat(exact.keySet()).containsAll(fractions.keySet());
        fractions.forEach(
                (key, p) -> assertThat(exact.get(key)).as(key).isCloseTo(p, within(1e-13)));
        EveryFace.laws(chance)
                .forEach(
                        (key, p) -> assertThat(exact.get(key)).as(key).isCloseTo(p, within(1e-11)));
    }

    @Test
    void aHeapLiesInOnePlaceAndFeedsASurgeAlone() {
        Batch zero = new Batch(Count.of(1), HIT, 0);
        Batch one = new Batch(Count.of(1), HIT, 1);
        assertThatThrownBy(() -> chance(List.of(zero, one, zero), Tally.ALL, Set.of(), 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("heap 0 in two places");
        assertThatThrownBy(() -> chance(List.of(zero), Tally.ALL, Set.of(1), 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no batch 1");
        Step fed =
                new Step.Pool(
                        "pool",
                        List.of(zero, one),
                        0,
                        Tally.ALL,
                        "t",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new Surge(Set.of(0, 1), 2, SAVE)));
        assertThatThrownBy(() -> new Chance(List.of(Chances.three("t", 0, 0)), List.of(fed)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("one heap");
    }
}
