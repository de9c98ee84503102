package adjutant.chance.exact;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Chance;
import adjutant.chance.Chances;
import adjutant.chance.ChiSquare;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.chance.workload.Workloads;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Thrown dice against the exact law. */
class SampledTest {
    private static final int GAMES = 20_000;
    private static final double BELIEVED = 1e-6;

    private static List<Outcome> sample(Chance chance, long seed, int games) {
        return IntStream.range(0, games)
                .mapToObj(game -> Thrower.play(chance, new RolledDice(seed, game)))
                .map(thrown -> ((Throwing.Done) thrown).outcome())
                .toList();
    }

    private static void agree(
            String what, List<Outcome> sample, ToIntFunction<Outcome> value, Law law) {
        int size = Math.max(law.size(), 1 + sample.stream().mapToInt(value).max().orElseThrow());
        long[] seen = new long[size];
        sample.forEach(outcome -> seen[value.applyAsInt(outcome)]++);
        double[] p = new double[size];
        for (int i = 0; i < size; i++) {
            p[i] = law.at(i);
        }
        assertThat(ChiSquare.pValue(seen, p)).as(what).isGreaterThanOrEqualTo(BELIEVED);
    }

    @Test
    void theMediumWorkloadFallsAsItShould() {
        Chance chance = Workloads.clash("M");
        Odds odds = Exact.odds(chance);
        List<Outcome> sample = sample(chance, 1, GAMES);
        Odds.PoolLaw pool = odds.pool("clash");
        agree("hits", sample, o -> o.pools().getFirst().hits(), pool.hits());
        agree("first", sample, o -> o.pools().getFirst().first(), pool.first());
        agree(
                "total",
                sample,
                o -> o.pools().getFirst().first() + o.pools().getFirst().second(),
                pool.total());
        agree("states", sample, o -> o.states().getFirst(), odds.track("target").states());
    }

    @Test
    void theChainFallsAsItShould() {
        Chance chance = Workloads.chain();
        Odds odds = Exact.odds(chance);
        List<Outcome> sample = sample(chance, 2, GAMES);
        for (int i = 0; i < 2; i++) {
            int track = i;
            agree("track " + i, sample, o -> o.states().get(track), odds.tracks().get(i).states());
        }
    }

    @Test
    void randomChancesFallAsTheyShould() {
        for (long seed = 0; seed < 40; seed++) {
            Chance chance = Chances.random(seed, 3);
            Odds odds = Exact.odds(chance);
            List<Outcome> sample = sample(chance, seed, 3000);
            for (int i = 0; i < chance.tracks().size(); i++) {
                int track = i;
                agree(
                        "seed " + seed + ", track " + i,
                        sample,
                        o -> o.states().get(track),
                        odds.tracks().get(i).states());
            }
        }
    }

    @Test
    void randomChancesWithSumsFallAsTheyShould() {
        for (long seed = 0; seed < 40; seed++) {
            Chance chance = Chances.withSums(seed, 3);
            Odds odds = Exact.odds(chance);
            List<Outcome> sample = sample(chance, seed, 3000);
            for (int i = 0; i < chance.tracks().size(); i++) {
                int track = i;
                agree(
                        "seed " + seed + ", track " + i,
                        sample,
                        o -> o.states().get(track),
                        odds.tracks().get(i).states());
            }
            for (Odds.SumLaw law : odds.sums()) {
                agree("seed " + seed, sample, law);
            }
        }
    }

    /** The totals and bands of a sum, and in front of them the times it did not come up. */
    private static void agree(String what, List<Outcome> sample, Odds.SumLaw law) {
        ToIntFunction<Outcome> total =
                o -> found(o, law.label()).map(sum -> 1 + sum.total() - law.lowest()).orElse(0);
        ToIntFunction<Outcome> band =
                o -> found(o, law.label()).map(sum -> 1 + sum.band()).orElse(0);
        agree(what + ", " + law.label(), sample, total, orNot(law.reached(), law.above()));
        agree(what + ", bands of " + law.label(), sample, band, orNot(law.reached(), law.bands()));
    }

    private static Optional<Outcome.SumResult> found(Outcome outcome, String label) {
        return outcome.sums().stream().filter(sum -> sum.label().equals(label)).findFirst();
    }

    private static Law orNot(double reached, Law given) {
        double[] p = new double[given.size() + 1];
        p[0] = 1 - reached;
        for (int i = 1; i < p.length; i++) {
            p[i] = reached * given.at(i - 1);
        }
        return Law.of(p);
    }
}
