package adjutant.chance.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.chance.Chance;
import adjutant.chance.Chances;
import adjutant.chance.Count;
import adjutant.chance.EveryFace;
import adjutant.chance.IntTable;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactTest {
    private static final double ABSOLUTE = 1e-13;
    private static final double RELATIVE = 1e-11;

    /** Brute force adds up to millions of small doubles. */
    private static final double BRUTE_FORCE = 1e-10;

    /** Fails where a value differs, or where one is missing that is not 0. */
    static void same(String what, Map<String, Double> got, Map<String, Double> want) {
        same(what, got, want, ABSOLUTE, RELATIVE);
    }

    private static void same(
            String what,
            Map<String, Double> got,
            Map<String, Double> want,
            double absolute,
            double relative) {
        Set<String> keys = new HashSet<>(got.keySet());
        keys.addAll(want.keySet());
        for (String key : keys) {
            double a = got.getOrDefault(key, 0.0);
            double b = want.getOrDefault(key, 0.0);
            if (Math.abs(a - b) > absolute || Math.abs(a - b) > relative * b) {
                throw new AssertionError(what + ": " + key + ": " + a + ", not " + b);
            }
        }
    }

    private static Map<String, Double> withoutZeros(Map<String, Double> laws) {
        Map<String, Double> cut = new HashMap<>(laws);
        cut.keySet().removeIf(key -> key.matches(".* (hits|first|total) 0"));
        return cut;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void everyCombinationOfFeaturesAgreesWithFractions(int dice) {
        for (Chance chance : Chances.pools(Count.of(dice))) {
            same(
                    chance.toString(),
                    LawMaps.of(Exact.odds(chance)),
                    LawMaps.of(ExactFractions.odds(chance)));
        }
    }

    @Test
    void everyCombinationOfFeaturesAgreesWithEveryFace() {
        for (Chance chance : Chances.pools(Count.of(1))) {
            same(
                    chance.toString(),
                    withoutZeros(LawMaps.of(Exact.odds(chance))),
                    withoutZeros(EveryFace.laws(chance)),
                    BRUTE_FORCE,
                    BRUTE_FORCE);
        }
    }

    @Test
    void dicePerStateOfTheTrackItselfAgreeWithFractions() {
        Count count = new Count.ByState("t", IntTable.generate(15, s -> 1 + s % 3));
        for (Chance chance : Chances.pools(count).subList(0, 300)) {
            same(
                    chance.toString(),
                    LawMaps.of(Exact.odds(chance)),
                    LawMaps.of(ExactFractions.odds(chance)));
        }
    }

    @Test
    void randomChancesAgreeWithFractions() {
        for (long seed = 0; seed < 80; seed++) {
            Chance chance = Chances.random(seed, 2);
            same(
                    "seed " + seed,
                    LawMaps.of(Exact.odds(chance)),
                    LawMaps.of(ExactFractions.odds(chance)));
        }
    }

    @Test
    void endingsAddUpToTheOdds() {
        for (long seed = 0; seed < 400; seed++) {
            Chance chance = Chances.random(seed, 2);
            Map<String, Double> laws = new HashMap<>();
            Set<Object> outcomes = new HashSet<>();
            for (Ending ending : Exact.endings(chance)) {
                assertThat(outcomes.add(ending.outcome())).isTrue();
                List<Integer> states = ending.outcome().states();
                for (int i = 0; i < states.size(); i++) {
                    laws.merge(
                            "track " + i + " in " + states.get(i),
                            ending.probability(),
                            Double::sum);
                }
            }
            Map<String, Double> odds = LawMaps.of(Exact.odds(chance));
            odds.keySet().removeIf(key -> !key.startsWith("track"));
            same("seed " + seed, laws, odds);
        }
    }

    @Test
    void jointLawsAgreeWithEndings() {
        for (long seed = 0; seed < 200; seed++) {
            Chance chance = Chances.random(seed, 2);
            Joint joint = Exact.joint(chance, "c", "a");
            Map<String, Double> want = new HashMap<>();
            for (Ending ending : Exact.endings(chance)) {
                List<Integer> states = ending.outcome().states();
                want.merge(states.get(2) + " " + states.get(0), ending.probability(), Double::sum);
            }
            Map<String, Double> got = new HashMap<>();
            for (int c : joint.firstStates().toArray()) {
                for (int a : joint.secondStates().toArray()) {
                    got.put(c + " " + a, joint.at(c, a));
                }
            }
            same("seed " + seed, got, want);
        }
    }

    @Test
    void lawsSumToOne() {
        for (long seed = 1000; seed < 1800; seed++) {
            Odds odds = Exact.odds(Chances.random(seed, 6));
            for (Odds.PoolLaw pool : odds.pools()) {
                sumsToOne(pool.hits());
                sumsToOne(pool.first());
                sumsToOne(pool.total());
            }
            odds.tracks().forEach(track -> sumsToOne(track.states()));
        }
    }

    private static void sumsToOne(Law law) {
        double sum = 0;
        for (double p : law.toArray()) {
            sum += p;
        }
        assertThat(sum).isCloseTo(1, within(1e-12));
    }

    @Test
    void moreDiceNeverLowerTheMean() {
        List<Chance> fewer = Chances.pools(Count.of(0));
        for (int dice = 1; dice < 4; dice++) {
            List<Chance> more = Chances.pools(Count.of(dice));
            for (int i = 0; i < more.size(); i += 7) {
                Odds.PoolLaw a = Exact.odds(fewer.get(i)).pool("pool");
                Odds.PoolLaw b = Exact.odds(more.get(i)).pool("pool");
                assertThat(b.hits().mean()).isGreaterThanOrEqualTo(a.hits().mean());
                assertThat(b.first().mean()).isGreaterThanOrEqualTo(a.first().mean());
            }
            fewer = more;
        }
    }
}
