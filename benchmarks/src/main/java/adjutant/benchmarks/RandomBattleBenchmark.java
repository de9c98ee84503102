package adjutant.benchmarks;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.play.simulation.Experiment;
import adjutant.play.simulation.Tale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole random battles, one after the other; the time is that of one battle. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 10, time = 2)
@Measurement(iterations = 5, time = 2)
public class RandomBattleBenchmark {
    /** The commands and the rulings asked of all the battles together. */
    private static final int COMMANDS = 2_310;

    private static final int ASKED = 3_063;

    private final Experiment<Battle, Command, Event> experiment = RandomGames.experiment();

    /** All the battles. */
    @Benchmark
    @OperationsPerInvocation(RandomGames.GAMES)
    public int battles() {
        int commands = 0;
        int asked = 0;
        for (int game = 0; game < RandomGames.GAMES; game++) {
            Tale tale = RandomGames.play(experiment, game);
            commands += tale.commands();
            asked += tale.asked();
        }
        if (commands != COMMANDS || asked != ASKED) {
            throw new IllegalStateException(commands + " commands, " + asked + " asked");
        }
        return commands;
    }
}
