package adjutant.app.store;

import static adjutant.app.store.Rows.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The store on PostgreSQL. */
class PostgresStoreTest extends LastingStoreContract {
    private static final int TRIES = 200;

    private final String place = Postgres.newDatabase();

    @Override
    String place() {
        return place;
    }

    @Test
    void aHintReachesAnotherServer() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Store other = Stores.open(place);
                Store.Subscription _ = other.listen(heard::add)) {
            store.create("m", List.of(row(0)));
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("m");
            assertThat(other.since("m", Store.NOTHING)).containsExactly(row(0));
        }
    }

    @Test
    void rowsThatWereNotAddedGiveNoHint() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        store.create("m", List.of(row(0, "a")));
        try (Store other = Stores.open(place);
                Store.Subscription _ = other.listen(heard::add)) {
            store.append("m", 0, List.of(row(1), row(2, "a")));
            store.create("n", List.of(row(0)));
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("n");
            assertThat(heard).isEmpty();
        }
    }

    @Test
    void hintsComeBackAfterTheirConnectionWasKilled() throws Exception {
        expectWarnings();
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Store other = Stores.open(place);
                Store.Subscription _ = other.listen(heard::add)) {
            store.create("m", List.of(row(0)));
            assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("m");
            change(
                    """
                    select pg_terminate_backend(pid) from pg_stat_activity
                    where application_name = 'adjutant hints' and datname = current_database()
                    """);
            assertThat(hintAfterSomeAppends(heard)).isTrue();
        }
    }

    private boolean hintAfterSomeAppends(BlockingQueue<String> heard) throws InterruptedException {
        for (int i = 0; i < TRIES; i++) {
            store.append("m", i, List.of(row(i + 1)));
            if (heard.poll(100, TimeUnit.MILLISECONDS) != null) {
                return true;
            }
        }
        return false;
    }

    @Test
    void anAppendGoesOnAfterTheConnectionsWereKilled() throws Exception {
        expectWarnings();
        store.create("m", List.of(row(0)));
        change(
                """
                select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid()
                """);
        Appended answer = appendUntilDone(row(1, "a"));
        assertThat(answer).isIn(new Appended.Done(1), new Appended.Repeated(row(1, "a")));
        assertThat(store.since("m", 0)).containsExactly(row(1, "a"));
    }

    private Appended appendUntilDone(Row row) {
        for (int i = 0; i < TRIES; i++) {
            try {
                return store.append("m", 0, List.of(row));
            } catch (StoreFailed e) {
                assertThat(e).hasMessageContaining("append to match m");
            }
        }
        throw new AssertionError("never");
    }

    @Test
    void serversThatStartTogetherMakeTheTablesOnce() throws Exception {
        String empty = Postgres.newDatabase();
        Callable<Boolean> start =
                () -> {
                    try (Store opened = Stores.open(empty)) {
                        return opened.exists("m");
                    }
                };
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Boolean> each : threads.invokeAll(List.of(start, start, start, start))) {
                assertThat(each.get()).isFalse();
            }
        }
    }

    @Test
    void aDatabaseThatIsNotThereIsNamedWithoutItsPassword() {
        String nowhere = place.replaceFirst("/test\\d+", "/nowhere") + "&password=s3cret";
        assertThatThrownBy(() -> Stores.open(nowhere))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("/nowhere: ")
                .hasMessageNotContaining("s3cret");
    }
}
