package adjutant.benchmarks;

import adjutant.chance.Law;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.system.Conquest;
import adjutant.game.Facts;
import adjutant.game.RuleSystem.Odds;
import adjutant.game.Ruling;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A Clash from the situation and the command that were read: to its ruling with its chance, and to
 * all its odds as an answer shows them. Each answer is checked before it is timed.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 20, time = 1)
@Measurement(iterations = 5, time = 1)
public class ClashBenchmark {
    private static final double BOUND = 1e-12;

    private static final String ONE_ENEMY =
            """
            system conquest
            side A "A" faction "Hundred Kingdoms"
            side B "B" faction "The Spires"
            unit a1 side A profile "Men-At-Arms" stands 6 files 3 at 36 24 facing 0
            unit b1 side B profile "Force-Grown Drones" stands 4 files 4 at 36 24 facing 180
            do clash a1 > b1
            """;

    private static final String TWO_ENEMIES =
            """
            system conquest
            side A "A" faction "Sorcerer Kings"
            side B "B" faction "City States"
            unit a1 side A profile "Rajakur" stands 6 files 3 at 90cm 60cm facing 0
            character c1 side A profile "Mahabharati Sardar" with a1
            unit b1 side B profile "Hoplites" stands 3 files 3 at 81.9cm 60cm facing 180
            unit b2 side B profile "Satyroi" stands 3 files 3 at 98.1cm 60cm facing 180
            do clash a1 > b1 stand 2.0 > b2 stand 0.1 > b2
            """;

    private static final Conquest SYSTEM = new Conquest();

    private final Question one = Question.of(ONE_ENEMY);
    private final Question two = Question.of(TWO_ENEMIES);

    /**
     * What is asked.
     *
     * @param battle the situation
     * @param command the Clash
     */
    private record Question(Battle battle, Command command) {
        static Question of(String text) {
            Script script = Statements.read(text).then(Script::of).orThrow();
            Battle battle = SYSTEM.setUp(script.setup()).orThrow();
            return new Question(
                    battle, SYSTEM.command(battle, script.orders().getFirst().command()).orThrow());
        }

        Ruling ruling() {
            return SYSTEM.rule(battle, command);
        }

        Odds law() {
            return SYSTEM.odds(battle, List.of(command), Set.of());
        }
    }

    /** Checks the dice of each ruling and the mean of each law of Wounds. */
    @Setup
    public void check() {
        check(ruling(), 1);
        check(rulingOfTwo(), 2);
        // 16 dice on 2 against 4 in 6: the mean is 16 * 1/3 * 2/3.
        check(law(), 32.0 / 9);
        // 11 dice on 2 against 2 in 6; 5 on 3 and 5 on 2 against 4 in 6.
        check(lawOfTwo(), 11.0 / 9, 5.0 / 3 + 10.0 / 9);
    }

    private static void check(Object ruling, int pools) {
        if (!(ruling instanceof Ruling.Allowed allowed)
                || allowed.chance().steps().size() != pools) {
            throw new IllegalStateException("not allowed with " + pools + " pools: " + ruling);
        }
    }

    private static void check(Object odds, double... wounds) {
        Facts.Tree laws = ((Odds.Known) odds).laws();
        List<Facts> targets =
                laws.get("targets")
                        .map(each -> ((Facts.Items) each).values())
                        .orElse(List.of(laws));
        for (int i = 0; i < wounds.length; i++) {
            Facts.Chances law =
                    (Facts.Chances) ((Facts.Tree) targets.get(i)).get("wounds").orElseThrow();
            check(law.value(), wounds[i]);
        }
    }

    private static void check(Law law, double mean) {
        if (Math.abs(law.mean() - mean) > law.size() * BOUND) {
            throw new IllegalStateException("mean " + law.mean() + ", not " + mean);
        }
    }

    /** The ruling on the sample. */
    @Benchmark
    public Object ruling() {
        return one.ruling();
    }

    /** The odds of the sample. */
    @Benchmark
    public Object law() {
        return one.law();
    }

    /** The ruling on a Clash with two enemies. */
    @Benchmark
    public Object rulingOfTwo() {
        return two.ruling();
    }

    /** The odds of a Clash with two enemies. */
    @Benchmark
    public Object lawOfTwo() {
        return two.law();
    }
}
