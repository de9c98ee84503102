package adjutant.benchmarks;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.system.Conquest;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.MatchRecord.Check;
import adjutant.game.Side;
import adjutant.game.Table;
import adjutant.game.Viewer;
import adjutant.game.notation.Script;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
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
 * A whole recorded battle, from the bytes of its record: read, played again, every line and link
 * compared, its last situation shown. To take less than 100 ms.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 20, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReplayBenchmark {
    private static final int COMMANDS = 421;

    private static final Map<Side, Integer> SCORES = Map.of(Side.A, 6, Side.B, 5);

    private static final String LAST_LINK =
            "hash 3445d852554a45f9d5b7a3c34ba44e87d6e92a92bf4e068a7a6c204b45aba67c\n";

    private static final Conquest SYSTEM = new Conquest();

    private final byte[] record = record();

    private static byte[] record() {
        String name = "/matches/bottleneck.record";
        try (InputStream in = Conquest.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Checks that the record ends as it did, and that what is written of it does so too. */
    @Setup
    public void check() {
        Match<Battle, Command, Event> match = match();
        String read = new String(record, StandardCharsets.UTF_8);
        if (!match.now().scores().equals(SCORES)
                || !read.endsWith(LAST_LINK)
                || !MatchRecord.write(match).endsWith(LAST_LINK)) {
            throw new IllegalStateException("it ends otherwise: " + match.now().scores());
        }
    }

    private Match<Battle, Command, Event> match() {
        Script.Draft draft = Script.draft(record);
        if (MatchRecord.check(SYSTEM, draft.script()).orThrow()
                        instanceof
                        Check.Agrees<Battle, Command, Event>(Match<Battle, Command, Event> match)
                && match.log().size() == COMMANDS) {
            return match;
        }
        throw new IllegalStateException("the record does not agree");
    }

    /** Reads the record, plays it again and shows the last situation. */
    @Benchmark
    public Table shown() {
        return match().shown(new Viewer.Umpire());
    }
}
