package adjutant.benchmarks;

import adjutant.chance.RolledDice;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.MatchRecord.Check;
import adjutant.game.Table;
import adjutant.game.Viewer;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import adjutant.toy.Command;
import adjutant.toy.Event;
import adjutant.toy.Strip;
import adjutant.toy.Toy;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
 * A match of 400 commands, from the bytes of its record: read, played again, every line and link
 * compared, its last situation shown. To take less than 100 ms.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReplayBenchmark {
    private static final int COMMANDS = 400;

    private static final int UNITS = 14;
    private static final int FIGHTERS = 4;

    private static final Toy SYSTEM = new Toy();

    private final byte[] record = MatchRecord.write(played()).getBytes(StandardCharsets.UTF_8);

    /** Pairs of units two places apart: some strike each other, the others step to and fro. */
    private static String battle() {
        StringBuilder text = new StringBuilder("set rounds 20\nstrip 90\n");
        for (int i = 0; i < UNITS; i++) {
            String profile = i % 2 == 0 ? " profile Guards" : " profile Pikes";
            text.append("unit a").append(i).append(" side A").append(profile);
            text.append(" at ").append(6 * i).append('\n');
            text.append("unit b").append(i).append(" side B").append(profile);
            text.append(" at ").append(6 * i + 2).append('\n');
        }
        return text.toString();
    }

    private static Match<Strip, Command, Event> played() {
        Strip start = SYSTEM.setUp(Statements.read(battle()).orThrow()).orThrow();
        Match<Strip, Command, Event> match = Match.begin(SYSTEM, start);
        while (true) {
            for (String side : List.of("a", "b")) {
                for (int i = 0; i < UNITS; i++) {
                    String enemy = (side.equals("a") ? "b" : "a") + i;
                    match = anyOf(match, side + i, enemy);
                    if (match.log().size() == COMMANDS) {
                        return match;
                    }
                }
                match = after(match, "end").orElseThrow();
            }
        }
    }

    /** The match with whatever a unit may do, if anything. */
    private static Match<Strip, Command, Event> anyOf(
            Match<Strip, Command, Event> match, String unit, String enemy) {
        boolean fights = Integer.parseInt(unit.substring(1)) < FIGHTERS;
        return Stream.of("hit " + unit + " > " + enemy, "rally " + unit, "step " + unit + " 1")
                .filter(line -> fights || line.startsWith("step"))
                .flatMap(line -> after(match, line).stream())
                .findFirst()
                .or(() -> after(match, "step " + unit + " back 1"))
                .orElse(match);
    }

    private static Optional<Match<Strip, Command, Event>> after(
            Match<Strip, Command, Event> match, String line) {
        Command command =
                SYSTEM.command(match.now(), Statements.read(line).orThrow().getFirst()).orThrow();
        return match.play(command, new RolledDice(1, match.log().size()))
                        instanceof Match.Attempt.Done<Strip, Command, Event> done
                ? Optional.of(done.match())
                : Optional.empty();
    }

    /** Checks that the record agrees. */
    @Setup
    public void check() {
        if (shown().figures().isEmpty()) {
            throw new IllegalStateException("nothing is shown");
        }
    }

    /** Reads the record, plays it again and shows the last situation. */
    @Benchmark
    public Table shown() {
        Script.Draft draft = Script.draft(record);
        if (MatchRecord.check(SYSTEM, draft.script()).orThrow()
                        instanceof
                        Check.Agrees<Strip, Command, Event>(Match<Strip, Command, Event> match)
                && match.log().size() == COMMANDS) {
            return match.shown(new Viewer.Umpire());
        }
        throw new IllegalStateException("the record does not agree");
    }
}
