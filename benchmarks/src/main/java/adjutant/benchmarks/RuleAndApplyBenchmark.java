package adjutant.benchmarks;

import adjutant.chance.Outcome;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.game.Decision;
import adjutant.game.Ruling;
import adjutant.play.simulation.Battles;
import adjutant.play.simulation.Experiment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The commands of one recorded battle, legal all of them, ruled, settled with the faces as they
 * fell, and applied; the time is that of one command.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 30, time = 1)
@Measurement(iterations = 5, time = 1)
public class RuleAndApplyBenchmark {
    /** How many commands the battle has. */
    private static final int COMMANDS = 562;

    private final Experiment<Battle, Command, Event> experiment =
            RandomGames.experiment(Armies.LARGE);
    private final FlatBattle flat = RandomGames.flat(experiment, 0);
    private final List<Turn> turns = new ArrayList<>();
    private Battle end = experiment.start();

    /**
     * What was done.
     *
     * @param command the command
     * @param outcome how the dice fell
     */
    private record Turn(Command command, Outcome outcome) {}

    /** Records the battle. */
    @Setup
    public void record() {
        Battles.play(
                experiment,
                0,
                (_, command, outcome, _, after) -> {
                    turns.add(new Turn(command, outcome));
                    end = after;
                });
        if (turns.size() != COMMANDS) {
            throw new IllegalStateException(turns.size() + " commands");
        }
    }

    /** The least that the same commands cost anybody. */
    @Benchmark
    @OperationsPerInvocation(COMMANDS)
    public int floorTurns() {
        return flat.turns();
    }

    /** Every command ruled, settled and applied. */
    @Benchmark
    @OperationsPerInvocation(COMMANDS)
    public Battle turns() {
        Battle now = experiment.start();
        for (Turn turn : turns) {
            Decision<Event> decision = RandomGames.SYSTEM.decide(now, turn.command());
            if (!(decision.ruling() instanceof Ruling.Allowed)) {
                throw new IllegalStateException("refused: " + decision.ruling());
            }
            for (Event event : decision.settle(turn.outcome())) {
                now = RandomGames.SYSTEM.apply(now, event);
            }
        }
        if (!now.equals(end)) {
            throw new IllegalStateException("it ended otherwise");
        }
        return now;
    }
}
