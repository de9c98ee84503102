package adjutant.app.store;

import static adjutant.app.store.Rows.numbers;
import static adjutant.app.store.Rows.row;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store in a file. */
class H2FileStoreTest extends LastingStoreContract {
    private static final long SEED = 20261130;

    @TempDir Path folder;

    @Override
    String place() {
        return folder.resolve("new").resolve("matches").toString();
    }

    @Test
    void theFileIsWhereItWasAskedFor() {
        assertThat(folder.resolve("new").resolve("matches.mv.db")).isNotEmptyFile();
    }

    @Test
    void nobodyElseMayReadIt() throws IOException {
        Path file = folder.resolve("new").resolve("matches.mv.db");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void theFileMayBeNamedInFull() {
        store.create("m", List.of(row(0)));
        store.close();
        store = Stores.open(place() + ".mv.db");
        assertThat(store.exists("m")).isTrue();
    }

    /** A file that is read the usual way is closed for all by the interrupt of one thread. */
    @Test
    void theInterruptOfOneThreadDoesNotCloseTheStoreForAll() throws InterruptedException {
        Random random = new Random(SEED);
        List<Long> done = new ArrayList<>();
        Thread writer = Thread.ofVirtual().start(() -> appendAll(done));
        while (writer.isAlive()) {
            writer.interrupt();
            writer.join(Duration.ofMillis(1 + random.nextInt(5)));
        }
        assertThat(store.append("n", Store.NOTHING, List.of(row(0))))
                .isEqualTo(new Appended.Done(0));
        assertThat(numbers(store.since("m", Store.NOTHING))).containsAll(done);
        reopen();
        assertThat(numbers(store.since("m", Store.NOTHING))).containsAll(done);
    }

    private void appendAll(List<Long> done) {
        for (int i = 0; i < 500; i++) {
            try {
                long next = store.since("m", Store.NOTHING).size();
                if (store.append("m", next - 1, List.of(row(next))) instanceof Appended.Done) {
                    done.add(next);
                }
            } catch (StoreFailed e) {
                assertThat(e).hasMessageContaining("nterrupted");
            }
        }
    }
}
