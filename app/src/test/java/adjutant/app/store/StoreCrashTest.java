package adjutant.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store in a file, and programs that are killed. A loss of power is another matter. */
class StoreCrashTest {
    private static final long SEED = 5;
    private static final int CRASHES = 10;

    @TempDir Path folder;

    @Test
    void whatWasAcknowledgedOutlivesTheProgram() throws Exception {
        Random random = new Random(SEED);
        long acknowledged = Store.NOTHING;
        for (int crash = 0; crash < CRASHES; crash++) {
            Process program = start();
            String moment =
                    crash % 2 == 0 ? killInTime(program, random) : killAtWork(program, random);
            acknowledged = Math.max(acknowledged, lastSaid(program));
            assertThat(sizeOfWhole()).as(moment).isGreaterThan(acknowledged);
        }
        assertThat(acknowledged).isGreaterThan(0);
    }

    @Test
    void aFileThatAnotherProgramHoldsIsRefused() throws Exception {
        Process program = start();
        try {
            assertThat(program.inputReader().readLine()).isEqualTo("0");
            assertThatThrownBy(() -> Stores.open(place()))
                    .isInstanceOf(StoreFailed.class)
                    .hasMessageEndingWith("store: another program has it open");
            assertThat(program.inputReader().readLine()).isEqualTo("1");
        } finally {
            kill(program);
            program.waitFor();
        }
    }

    private String place() {
        return folder.resolve("store").toString();
    }

    private Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Appender.class.getName(),
                        place())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Kills a program after some time, perhaps before it has opened its store. */
    private static String killInTime(Process program, Random random) throws InterruptedException {
        int milliseconds = 300 + random.nextInt(1500);
        assertThat(program.waitFor(milliseconds, TimeUnit.MILLISECONDS)).isFalse();
        kill(program);
        return "killed after %d ms".formatted(milliseconds);
    }

    /** Kills a program after some of its lines. */
    private static String killAtWork(Process program, Random random) throws IOException {
        int lines = 1 + random.nextInt(1000);
        for (int i = 0; i < lines; i++) {
            assertThat(program.inputReader().readLine()).isNotNull();
        }
        kill(program);
        return "killed after %d lines".formatted(lines);
    }

    /** Kills a program, and leaves open what it has said. */
    private static void kill(Process program) {
        program.toHandle().destroyForcibly();
    }

    /** The last number that a killed program had said. */
    private static long lastSaid(Process program) throws IOException, InterruptedException {
        long last = Store.NOTHING;
        BufferedReader said = program.inputReader();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            last = Long.parseLong(line);
        }
        program.waitFor();
        return last;
    }

    /** How many rows there are, all of them as they were written. */
    private long sizeOfWhole() {
        try (Store store = Stores.open(place())) {
            List<Row> rows = store.since(Appender.MATCH, Store.NOTHING);
            assertThat(rows)
                    .isEqualTo(
                            LongStream.range(0, rows.size())
                                    .mapToObj(seq -> Rows.row(seq, "r" + seq))
                                    .toList());
            return rows.size();
        }
    }
}
