package adjutant.benchmarks;

import adjutant.chance.Outcome;
import adjutant.game.Decision;
import adjutant.game.Ruling;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.system.GeneralDArmee;
import adjutant.play.ai.RandomPlayer;
import adjutant.play.simulation.Battles;
import adjutant.play.simulation.Experiment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
 * The commands of one recorded battle of General d'Armée, legal all of them, ruled, settled with
 * the faces as they fell, and applied; the time is that of one command.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 20, time = 1)
@Measurement(iterations = 5, time = 1)
public class GdaRuleAndApplyBenchmark {
    /** How many commands the battle has. */
    private static final int COMMANDS = 306;

    private static final String BATTLE = "examples/gda/mirror.battle";
    private static final int SEED = 7;
    private static final GeneralDArmee SYSTEM = new GeneralDArmee();

    private final Experiment<Battle, Command, Event> experiment = experiment();
    private final List<Turn> turns = new ArrayList<>();
    private final FlatBattle flat =
            new FlatBattle(
                    experiment,
                    0,
                    GdaRuleAndApplyBenchmark::bodies,
                    Printed.RING.in(experiment.start().scale()));
    private Battle end = experiment.start();

    /**
     * What was done.
     *
     * @param command the command
     * @param outcome how the dice fell
     */
    private record Turn(Command command, Outcome outcome) {}

    private static Experiment<Battle, Command, Event> experiment() {
        try {
            Path root = Path.of("").toAbsolutePath();
            Path here = Files.exists(root.resolve(BATTLE)) ? root : root.resolve("..");
            String text = Files.readString(here.resolve(BATTLE));
            Script script = Script.of(Statements.read(text).orThrow()).orThrow();
            Battle start = SYSTEM.setUp(script.setup()).orThrow();
            return new Experiment<>(SYSTEM, start, new RandomPlayer(), new RandomPlayer(), SEED, 1);
        } catch (IOException e) {
            throw new IllegalStateException("no " + BATTLE, e);
        }
    }

    private static List<FlatBattle.Body> bodies(Battle battle) {
        return battle.units().stream()
                .map(unit ->
                        new FlatBattle.Body(unit.side(), unit.body().map(Place.Body::footprint)))
                .toList();
    }

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
            Decision<Event> decision = SYSTEM.decide(now, turn.command());
            if (!(decision.ruling() instanceof Ruling.Allowed)) {
                throw new IllegalStateException("refused: " + decision.ruling());
            }
            for (Event event : decision.settle(turn.outcome())) {
                now = SYSTEM.apply(now, event);
            }
        }
        if (!now.equals(end)) {
            throw new IllegalStateException("it ended otherwise");
        }
        return now;
    }
}
