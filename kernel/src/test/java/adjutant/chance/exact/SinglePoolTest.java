package adjutant.chance.exact;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Chances;
import adjutant.chance.Count;
import adjutant.chance.IntTable;
import adjutant.chance.Odds;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.chance.Track.Phase;
import adjutant.chance.workload.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A single pool without a walk, against the walk and against fractions. */
class SinglePoolTest {
    private static final int LEVELS = 5;
    private static final int PHASES = 3;

    private static Odds single(Chance chance) {
        return SinglePool.odds(chance).orElseThrow();
    }

    private static Chance alone(Step.Pool pool, List<Batch> batches, Track track) {
        Step.Pool bare =
                new Step.Pool(
                        pool.label(),
                        batches,
                        pool.sure(),
                        pool.tally(),
                        track.id(),
                        pool.scatter(),
                        Optional.empty());
        return new Chance(List.of(track), List.of(bare));
    }

    private static Step.Pool pool(Chance chance) {
        return (Step.Pool) chance.steps().getFirst();
    }

    /** All small pools without an echo, each on its track alone. */
    private static List<Chance> small(int dice, int phase, int level) {
        return Chances.pools(Count.of(dice)).stream()
                .map(SinglePoolTest::pool)
                .filter(pool -> pool.echo().isEmpty())
                .map(pool -> alone(pool, pool.batches(), Chances.three("t", phase, level)))
                .toList();
    }

    /** Pools of random chances, with known dice, on tracks whose tables are random too. */
    private static List<Chance> random(long seed, int mostDice) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Step.Pool> pools = new ArrayList<>();
        addPools(Chances.random(seed, mostDice).steps(), pools);
        return pools.stream()
                .map(pool ->
                        alone(
                                pool,
                                pool.batches().stream()
                                        .map(batch -> known(batch, random.nextInt(mostDice + 1)))
                                        .toList(),
                                track(random)))
                .toList();
    }

    private static Batch known(Batch batch, int dice) {
        return new Batch(Count.of(dice), batch.roll());
    }

    private static void addPools(List<Step> steps, List<Step.Pool> pools) {
        for (Step step : steps) {
            switch (step) {
                case Step.Pool pool -> pools.add(pool);
                case Step.Turn _ -> {}
                case Step.Sum sum -> sum.branches().forEach(branch -> addPools(branch, pools));
                case Step.Test test -> {
                    addPools(test.passed(), pools);
                    addPools(test.failed(), pools);
                }
            }
        }
    }

    private static Track track(SplittableRandom random) {
        List<Phase> phases =
                IntStream.range(0, PHASES)
                        .mapToObj(phase ->
                                new Phase(
                                        "phase" + phase,
                                        random.nextInt(3) == 0,
                                        IntTable.generate(LEVELS, _ -> random.nextInt(PHASES))))
                        .toList();
        return new Track("t", LEVELS - 1, phases, random.nextInt(PHASES), random.nextInt(LEVELS));
    }

    private static void agreesWithTheWalk(String what, Chance chance) {
        ExactTest.same(what, LawMaps.of(single(chance)), LawMaps.of(Exact.walked(chance)));
    }

    private static void agreesWithFractions(String what, Chance chance) {
        ExactTest.same(what, LawMaps.of(single(chance)), LawMaps.of(ExactFractions.odds(chance)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void everySmallPoolAgreesWithFractions(int dice) {
        for (Chance chance : small(dice, 0, 1)) {
            agreesWithFractions(chance.toString(), chance);
        }
    }

    @Test
    void everyStartAgreesWithFractionsAndTheWalk() {
        for (int start = 0; start < LEVELS * PHASES; start++) {
            for (Chance chance : small(2, start / LEVELS, start % LEVELS)) {
                agreesWithFractions(chance.toString(), chance);
                agreesWithTheWalk(chance.toString(), chance);
            }
        }
    }

    @Test
    void randomPoolsAgreeWithFractions() {
        for (long seed = 0; seed < 200; seed++) {
            for (Chance chance : random(seed, 2)) {
                agreesWithFractions("seed " + seed + ", " + chance, chance);
            }
        }
    }

    @Test
    void randomPoolsOfMoreDiceAgreeWithTheWalk() {
        for (long seed = 0; seed < 2000; seed++) {
            for (Chance chance : random(seed, 9)) {
                agreesWithTheWalk("seed " + seed + ", " + chance, chance);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"S", "M", "H"})
    void theWorkloadsAgreeWithTheWalk(String id) {
        agreesWithTheWalk(id, Workloads.clash(id));
    }

    @Test
    void aLawListsNoMoreThanTheWalkDoes() {
        for (long seed = 0; seed < 400; seed++) {
            for (Chance chance : random(seed, 4)) {
                Odds.PoolLaw got = single(chance).pools().getFirst();
                Odds.PoolLaw want = Exact.walked(chance).pools().getFirst();
                assertThat(List.of(got.hits().size(), got.first().size(), got.total().size()))
                        .isEqualTo(
                                List.of(
                                        want.hits().size(),
                                        want.first().size(),
                                        want.total().size()));
            }
        }
    }

    @Test
    void otherChancesAreLeftToTheWalk() {
        Chance pool = small(1, 0, 1).getFirst();
        Batch batch = pool(pool).batches().getFirst();
        Count count = new Count.ByState("t", IntTable.filled(LEVELS * PHASES, 1));
        Chance byState = alone(pool(pool), List.of(new Batch(count, batch.roll())), track(pool));
        Chance turn =
                new Chance(
                        pool.tracks(),
                        List.of(new Step.Turn("t", IntTable.filled(LEVELS * PHASES, 0))));
        assertThat(SinglePool.odds(Chance.NONE)).isEmpty();
        assertThat(SinglePool.odds(byState)).isEmpty();
        assertThat(SinglePool.odds(turn)).isEmpty();
        assertThat(SinglePool.odds(new Chance(pool.tracks(), List.of()))).isEmpty();
        assertThat(SinglePool.odds(Workloads.chain())).isEmpty();
        assertThat(SinglePool.odds(withEcho())).isEmpty();
    }

    private static Track track(Chance chance) {
        return chance.tracks().getFirst();
    }

    private static Chance withEcho() {
        Step.Pool echoing =
                Chances.pools(Count.of(1)).stream()
                        .map(SinglePoolTest::pool)
                        .filter(pool -> pool.echo().isPresent())
                        .findFirst()
                        .orElseThrow();
        return new Chance(
                List.of(Chances.three("own", 0, 1)),
                List.of(
                        new Step.Pool(
                                echoing.label(),
                                echoing.batches(),
                                0,
                                Tally.ALL,
                                "own",
                                echoing.scatter(),
                                echoing.echo())));
    }
}
