package adjutant.benchmarks;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.play.simulation.Experiment;
import adjutant.play.simulation.Tale;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole random battles, one after the other; the time is that of one battle. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 15, time = 2)
@Measurement(iterations = 5, time = 2)
public class RandomBattleBenchmark {
    /** The armies. */
    @Param public Armies armies;

    private Experiment<Battle, Command, Event> experiment;
    private FlatBattle[] flat;

    /** The commands of all the battles together. */
    private int commands() {
        return switch (armies) {
            case THOUSAND -> 1_659;
            case LARGE -> 2_310;
        };
    }

    /** The rulings asked in all the battles together. */
    private int asked() {
        return switch (armies) {
            case THOUSAND -> 2_070;
            case LARGE -> 3_063;
        };
    }

    /** Musters the armies. */
    @Setup
    public void muster() {
        experiment = RandomGames.experiment(armies);
        flat = new FlatBattle[RandomGames.GAMES];
        Arrays.setAll(flat, game -> RandomGames.flat(experiment, game));
    }

    /** The least that as many rulings cost anybody. */
    @Benchmark
    @OperationsPerInvocation(RandomGames.GAMES)
    public int floorBattles() {
        int answer = 0;
        for (FlatBattle battle : flat) {
            answer += battle.rulings(asked() / RandomGames.GAMES);
        }
        return answer;
    }

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
        if (commands != commands() || asked != asked()) {
            throw new IllegalStateException(commands + " commands, " + asked + " asked");
        }
        return commands;
    }
}
