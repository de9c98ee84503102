package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.store.Postgres;
import adjutant.app.store.Row;
import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two servers on one PostgreSQL: whoever plays or watches at either sees the same. */
class TwoServersTest {
    /** What a lost hint may cost: the poll, and some patience with a busy machine. */
    private static final Duration POLL = Duration.ofSeconds(2);

    private static final Duration PATIENCE = Duration.ofSeconds(4);

    private final String place = Postgres.newDatabase();
    private Served one;
    private Served two;

    @BeforeEach
    void start() {
        one = Served.at(place, Served.WIDE);
        two = Served.at(place, Served.WIDE);
    }

    @AfterEach
    void stop() {
        one.close();
        two.close();
    }

    /** Every seat of a match at both servers. */
    private List<Seated> everybody(Opened match) {
        List<Seated> all = new ArrayList<>();
        for (Served served : List.of(one, two)) {
            Opened there = match.at(served.base());
            all.addAll(List.of(there.sideA(), there.sideB(), there.spectator()));
        }
        return all;
    }

    /** Holds that all are at the end of the log, and that both servers tell each seat the same. */
    private static void assertEqual(List<Seated> seats, List<Follower> streams) {
        long seq =
                seats.stream()
                        .mapToLong(seat -> seat.look(-1).path("seq").asLong())
                        .max()
                        .orElseThrow();
        for (int i = 0; i < seats.size(); i++) {
            JsonNode fresh = seats.get(i).look(-1);
            JsonNode state = streams.get(i).awaitLine(seq);
            assertThat(fresh.path("seq").asLong()).isEqualTo(seq);
            for (String part : List.of("hash", "text", "table", "offers", "standing", "acting")) {
                assertThat(state.path(part)).as(part).isEqualTo(fresh.path(part));
            }
            assertThat(streams.get(i).lines()).hasSize((int) seq + 1);
            if (i >= 3) {
                assertThat(fresh).isEqualTo(seats.get(i - 3).look(-1));
                assertThat(streams.get(i).lines()).isEqualTo(streams.get(i - 3).lines());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"toy", "conquest", "gda"})
    void whoeverPlaysAndWatchesSeesTheSame(String system) {
        Random random = new Random(11);
        Opened match = one.open(Opened.Wish.shelf(system, "server")).join();
        List<Seated> seats = everybody(match);
        List<Follower> streams = seats.stream().map(seat -> seat.follow(-1)).toList();
        try {
            Bot bot = new Bot(11);
            for (int i = 0; i < 25; i++) {
                Served served = random.nextBoolean() ? one : two;
                Optional<Bot.Move> move = bot.next(match.at(served.base()));
                move.ifPresent(known -> known.seat().answer(known.letter()));
            }
            match.at(two.base()).sideB().answer(Seated.act("concede"));
            assertEqual(seats, streams);
            assertThat(seats.getLast().look(-1).path("phase").asText()).isEqualTo("over");
        } finally {
            streams.forEach(Follower::close);
        }
    }

    @Test
    void bothSeatsMaySendToBothServersAtOnce() throws Exception {
        Random random = new Random(12);
        List<String> words =
                List.of("step a1 1", "step a2 1", "end", "step b1 1", "step b1 back 1");
        Opened match = one.open(Opened.Wish.shelf("toy", "server")).join();
        List<Seated> seats = everybody(match);
        List<Follower> streams = seats.stream().map(seat -> seat.follow(-1)).toList();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<JsonNode>> all = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                Opened at = match.at((random.nextBoolean() ? one : two).base());
                Seated seat = random.nextBoolean() ? at.sideA() : at.sideB();
                Seated.Letter letter = Seated.command(words.get(random.nextInt(words.size())));
                all.add(() -> seat.answer(letter));
                if (random.nextInt(3) == 0) {
                    Seated elsewhere = seat.at((random.nextBoolean() ? one : two).base());
                    all.add(() -> elsewhere.answer(letter));
                }
            }
            for (Future<JsonNode> each : threads.invokeAll(all)) {
                assertThat(each.get().path("kind").asText()).isIn("accepted", "refused");
            }
            assertEqual(seats, streams);
            assertOnce(match);
        } finally {
            streams.forEach(Follower::close);
        }
    }

    /** Holds that no request is in the log twice. */
    private void assertOnce(Opened match) {
        assertThat(
                        one.store().since(match.sideA().match(), -1).stream()
                                .map(Row::request)
                                .flatMap(Optional::stream))
                .doesNotHaveDuplicates();
    }

    @Test
    void aComputerPlaysOnceThoughTwoServersDriveIt() {
        Opened match = one.open(Opened.Wish.shelf("toy", "server").computers("A", "B"));
        List<Seated> seats = everybody(match);
        List<Follower> streams = seats.stream().map(seat -> seat.follow(-1)).toList();
        try {
            streams.forEach(stream ->
                    stream.await(
                            "the end", update -> update.path("phase").asText().equals("over")));
            assertEqual(seats, streams);
            assertOnce(match);
            List<Row> rows = two.store().since(match.sideA().match(), -1);
            assertThat(rows.stream().filter(row -> row.request().orElse("").startsWith("due:")))
                    .allSatisfy(row -> assertThat(row.request()).contains("due:" + row.seq()));
        } finally {
            streams.forEach(Follower::close);
        }
    }

    @Test
    void aComputerAnswersWhomeverServerItsOpponentIsAt() {
        Opened match = one.open(Opened.Wish.shelf("toy", "server").computers("B")).join("A");
        Seated there = match.sideA().at(two.base());
        try (Follower stream = there.follow(-1)) {
            stream.await("A's turn", TwoServersTest::isForA);
            long before = there.accepted(Seated.command("end")).path("seq").asLong();
            stream.await(
                    "A's turn again",
                    update -> isForA(update) && update.path("seq").asLong() > before);
            assertThat(stream.lines()).isNotEmpty();
            assertOnce(match);
        }
    }

    private static boolean isForA(JsonNode update) {
        return update.path("acting").path(0).asText().equals("A");
    }

    @Test
    void aLostHintCostsNoMoreThanThePoll() throws SQLException {
        Eavesdropper log = new Eavesdropper();
        Opened match = one.open(Opened.Wish.shelf("toy", "server")).join();
        try (Follower stream = match.sideB().at(two.base()).follow(-1)) {
            stream.awaitLine(4);
            log.start();
            for (int i = 1; i <= 3; i++) {
                endListening();
                long before = System.nanoTime();
                Seated side = i % 2 == 1 ? match.sideA() : match.sideB();
                side.accepted(Seated.command("end"));
                stream.awaitLine(side.look(-1).path("seq").asLong());
                assertThat(Duration.ofNanos(System.nanoTime() - before))
                        .isLessThan(POLL.plus(PATIENCE));
            }
            assertThat(stream.lines().getLast().path("command").asText()).isEqualTo("end");
        } finally {
            log.stop();
        }
    }

    /** Kills the connections by which the servers hear of each other. */
    private void endListening() throws SQLException {
        try (Connection connection = DriverManager.getConnection(place);
                Statement statement = connection.createStatement()) {
            statement.execute(
                    """
                    select pg_terminate_backend(pid) from pg_stat_activity
                    where application_name = 'adjutant hints' and datname = current_database()
                    """);
        }
    }

    @Test
    void aServerThatStopsLeavesTheMatchToTheOther() {
        Opened match = one.open(Opened.Wish.shelf("toy", "server")).join();
        match.sideA().accepted(Seated.command("end"));
        JsonNode before = match.sideB().look(-1);
        one.server().close();
        Seated there = match.sideB().at(two.base());
        assertThat(there.look(-1)).isEqualTo(before);
        there.accepted(Seated.command("end"));
    }
}
