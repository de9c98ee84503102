package adjutant.chance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Every way the faces of a chance can fall, each thrown by hand. */
public final class EveryFace {
    private EveryFace() {}

    /** Hands on every outcome with its probability. */
    public static void of(Chance chance, BiConsumer<Outcome, Double> to) {
        of(chance, List.of(), 1, to);
    }

    private static void of(
            Chance chance, List<Integer> script, double p, BiConsumer<Outcome, Double> to) {
        ScriptedDice dice = new ScriptedDice(script);
        switch (Thrower.play(chance, dice)) {
            case Throwing.Done done -> {
                if (!dice.left().isEmpty()) {
                    throw new IllegalStateException("dice left: " + dice.left());
                }
                to.accept(done.outcome(), p);
            }
            case Throwing.Waiting waiting -> {
                int ways = (int) Math.round(StrictMath.pow(Die.SIDES, waiting.next().count()));
                for (int way = 0; way < ways; way++) {
                    of(chance, longer(script, way, waiting.next().count()), p / ways, to);
                }
            }
        }
    }

    private static List<Integer> longer(List<Integer> script, int way, int count) {
        List<Integer> longer = new ArrayList<>(script);
        int rest = way;
        for (int i = 0; i < count; i++) {
            longer.add(1 + rest % Die.SIDES);
            rest /= Die.SIDES;
        }
        return longer;
    }

    /**
     * The laws of a chance, by name and value: {@code pool hits 3}, {@code test passed}, {@code sum
     * falls on 9}, {@code sum in band 1}, {@code track 0 in 7}.
     */
    public static Map<String, Double> laws(Chance chance) {
        Map<String, Double> laws = new HashMap<>();
        of(chance, (outcome, p) -> add(outcome, p, laws));
        return laws;
    }

    private static void add(Outcome outcome, double p, Map<String, Double> laws) {
        for (Outcome.PoolResult pool : outcome.pools()) {
            laws.merge(pool.label() + " hits " + pool.hits(), p, Double::sum);
            laws.merge(pool.label() + " first " + pool.first(), p, Double::sum);
            laws.merge(pool.label() + " total " + (pool.first() + pool.second()), p, Double::sum);
        }
        for (Outcome.TestResult test : outcome.tests()) {
            laws.merge(test.label() + " reached", p, Double::sum);
            laws.merge(test.label() + " passed", test.passed() ? p : 0, Double::sum);
        }
        for (Outcome.SumResult sum : outcome.sums()) {
            laws.merge(sum.label() + " reached", p, Double::sum);
            laws.merge(sum.label() + " falls on " + sum.total(), p, Double::sum);
            laws.merge(sum.label() + " in band " + sum.band(), p, Double::sum);
        }
        for (int i = 0; i < outcome.states().size(); i++) {
            laws.merge("track " + i + " in " + outcome.states().get(i), p, Double::sum);
        }
    }
}
