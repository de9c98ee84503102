package adjutant.app.store;

import static adjutant.app.store.Rows.numbers;
import static adjutant.app.store.Rows.row;
import static adjutant.app.store.Rows.withBody;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.app.store.Appended.Done;
import adjutant.app.store.Appended.Repeated;
import adjutant.app.store.Appended.Stale;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a store keeps to, on every database. */
abstract class StoreContract {
    private static final int WRITERS = 8;
    private static final int APPENDS = 50;

    /** The open store. */
    Store store;

    /** Where the store of this test is, empty at first. */
    abstract String place();

    @BeforeEach
    void open() {
        store = Stores.open(place());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void rowsAreReadAsTheyWereWritten() {
        List<Row> rows =
                List.of(
                        row(0, "5f0d-1"),
                        withBody(1, ""),
                        withBody(2, "Ж “quoted”\n\t\\ \uD83C\uDFB2 'x'; drop table match_rows"),
                        new Row(3, Optional.empty(), "over", "-", Instant.EPOCH),
                        new Row(
                                4,
                                Optional.empty(),
                                "over",
                                "-",
                                Instant.parse("2026-10-25T00:59:59.999999999Z")));
        assertThat(store.create("m", rows)).isEqualTo(new Done(4));
        assertThat(store.since("m", Store.NOTHING)).isEqualTo(rows);
        assertThat(store.since("m", 2)).isEqualTo(rows.subList(3, 5));
        assertThat(store.since("m", 4)).isEmpty();
    }

    @Test
    void theLongestBodyIsKept() {
        Row ascii = withBody(0, "x".repeat(Row.LONGEST_BODY));
        Row cyrillic = withBody(1, "ж".repeat(Row.LONGEST_BODY / 2));
        store.create("m", List.of(ascii, cyrillic));
        assertThat(store.since("m", Store.NOTHING)).containsExactly(ascii, cyrillic);
    }

    @Test
    void aMatchIsThereOnceItIsMade() {
        assertThat(store.exists("m")).isFalse();
        assertThat(store.since("m", Store.NOTHING)).isEmpty();
        store.create("m", List.of(row(0)));
        assertThat(store.exists("m")).isTrue();
        assertThat(store.exists("M")).isFalse();
        assertThat(store.exists("m\0")).isFalse();
        assertThat(store.since("no name", Store.NOTHING)).isEmpty();
    }

    @Test
    void aMatchIsMadeOnce() {
        store.create("m", List.of(row(0, "first"), row(1)));
        assertThat(store.create("m", List.of(row(0, "second")))).isEqualTo(new Stale(1));
        assertThat(store.create("m", List.of(row(0, "first"))))
                .isEqualTo(new Repeated(row(0, "first")));
        assertThat(numbers(store.since("m", Store.NOTHING))).containsExactly(0L, 1L);
    }

    @Test
    void whoIsLateAddsNothing() {
        store.create("m", List.of(row(0)));
        assertThat(store.append("m", 0, List.of(row(1, "a"), row(2)))).isEqualTo(new Done(2));
        assertThat(store.append("m", 0, List.of(row(1, "b")))).isEqualTo(new Stale(2));
        assertThat(store.append("m", 1, List.of(row(2, "b")))).isEqualTo(new Stale(2));
        assertThat(store.since("m", Store.NOTHING)).containsExactly(row(0), row(1, "a"), row(2));
    }

    @Test
    void aRepeatedRequestIsAnsweredAndAddsNothing() {
        store.create("m", List.of(row(0)));
        store.append("m", 0, List.of(row(1, "a")));
        Repeated repeated = new Repeated(row(1, "a"));
        assertThat(store.append("m", 0, List.of(row(1, "a")))).as("late").isEqualTo(repeated);
        assertThat(store.append("m", 1, List.of(row(2, "a")))).as("last").isEqualTo(repeated);
        assertThat(numbers(store.since("m", Store.NOTHING))).containsExactly(0L, 1L);
    }

    @Test
    void allRowsAreAddedOrNone() {
        store.create("m", List.of(row(0, "a")));
        List<Row> rows = List.of(row(1, "b"), row(2), row(3, "a"), row(4));
        assertThat(store.append("m", 0, rows)).isEqualTo(new Repeated(row(0, "a")));
        assertThat(store.since("m", Store.NOTHING)).containsExactly(row(0, "a"));
        assertThat(store.append("m", 0, List.of(row(1, "b")))).isEqualTo(new Done(1));
    }

    @Test
    void matchesDoNotKnowOfEachOther() {
        assertThat(store.create("m", List.of(row(0, "a")))).isEqualTo(new Done(0));
        assertThat(store.create("n", List.of(row(0, "a"), row(1)))).isEqualTo(new Done(1));
        assertThat(numbers(store.since("m", Store.NOTHING))).containsExactly(0L);
    }

    @Test
    void aGapIsABrokenPromise() {
        store.create("m", List.of(row(0)));
        assertThatThrownBy(() -> store.append("m", 5, List.of(row(6))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("ends at 0, before 5");
        assertThatThrownBy(() -> store.append("n", 0, List.of(row(1))))
                .isInstanceOf(IllegalStateException.class);
        assertThat(store.exists("n")).isFalse();
    }

    @Test
    void manyWritersLeaveNoGapAndLoseNothing() throws Exception {
        store.create("m", List.of(row(0)));
        inParallel(writer -> LongStream.range(0, APPENDS).forEach(i -> keepTrying(writer, i)));
        List<Row> rows = store.since("m", Store.NOTHING);
        assertThat(numbers(rows))
                .isEqualTo(LongStream.rangeClosed(0, WRITERS * APPENDS).boxed().toList());
        assertThat(rows.stream().skip(1).map(row -> row.request().orElseThrow()))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, WRITERS * APPENDS)
                                .mapToObj(i -> i / APPENDS + "-" + i % APPENDS)
                                .toList());
    }

    private void keepTrying(int writer, long number) {
        List<Row> rows = store.since("m", Store.NOTHING);
        long last = rows.getLast().seq();
        while (store.append("m", last, List.of(row(last + 1, writer + "-" + number)))
                instanceof Stale(long newest)) {
            assertThat(newest).isGreaterThan(last);
            last = newest;
        }
    }

    @Test
    void oneOfManyEqualRequestsIsDone() throws Exception {
        store.create("m", List.of(row(0)));
        for (long seq = 1; seq <= APPENDS; seq++) {
            Row row = row(seq, "r" + seq);
            List<Appended> answers = new ArrayList<>();
            inParallel(_ -> {
                Appended answer = store.append("m", row.seq() - 1, List.of(row));
                synchronized (answers) {
                    answers.add(answer);
                }
            });
            assertThat(answers).hasSize(WRITERS);
            assertThat(answers).containsOnlyOnce(new Done(seq));
            assertThat(answers).containsOnly(new Done(seq), new Repeated(row));
        }
    }

    /** Runs work in as many virtual threads as there are writers, and waits for all. */
    private static void inParallel(IntConsumer work)
            throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Object>> tasks =
                    IntStream.range(0, WRITERS)
                            .mapToObj(i -> Executors.callable(() -> work.accept(i)))
                            .toList();
            for (Future<Object> each : threads.invokeAll(tasks)) {
                each.get();
            }
        }
    }

    @Test
    void listenersHearOfWhatWasAddedUntilTheyGo() throws InterruptedException {
        BlockingQueue<String> gone = new LinkedBlockingQueue<>();
        BlockingQueue<String> there = new LinkedBlockingQueue<>();
        store.listen(gone::add).close();
        try (Store.Subscription _ = store.listen(there::add)) {
            store.create("m", List.of(row(0)));
            assertThat(there.poll(10, TimeUnit.SECONDS)).isEqualTo("m");
            store.append("m", 0, List.of(row(1)));
            assertThat(there.poll(10, TimeUnit.SECONDS)).isEqualTo("m");
        }
        assertThat(gone).isEmpty();
    }

    @Test
    void whatTheDatabaseCannotDoIsAFailure() {
        store.close();
        assertThatThrownBy(() -> store.since("m", 0))
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith("The store could not read match m: ")
                .hasCauseInstanceOf(Exception.class);
        assertThatThrownBy(() -> store.exists("m")).isInstanceOf(StoreFailed.class);
        assertThatThrownBy(() -> store.create("m", List.of(row(0))))
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith("The store could not append to match m: ");
    }
}
