package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests that are lost, doubled, late or out of order: the log of the match is the same. */
class ReorderedTest {
    private static final Served SERVED = Served.inMemory();

    @AfterAll
    static void stop() {
        SERVED.close();
    }

    /** What is sent in a match, by which side, until one side gives up. */
    private static List<Bot.Move> script(Opened match, long seed, int most) {
        Bot bot = new Bot(seed);
        List<Bot.Move> moves = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            Optional<Bot.Move> move = bot.next(match);
            if (move.isEmpty()) {
                return moves;
            }
            moves.add(move.get());
            move.get().seat().answer(move.get().letter());
        }
        Bot.Move last = new Bot.Move(match.sideB(), Seated.act("concede"));
        moves.add(last);
        last.seat().accepted(last.letter());
        return moves;
    }

    /** A way to the server that loses, doubles and delays. */
    private static final class Trouble implements AutoCloseable {
        private final Random random;
        private final List<Bot.Move> sent = new ArrayList<>();
        private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

        Trouble(long seed) {
            random = new Random(seed);
        }

        /** Sends until one copy is answered, beside copies of it and of what was sent before. */
        JsonNode send(Bot.Move move) throws Exception {
            List<Callable<JsonNode>> copies = new ArrayList<>();
            copies.add(() -> answer(move));
            for (int i = random.nextInt(3); i > 0; i--) {
                copies.add(() -> answer(move));
            }
            for (int i = random.nextInt(3); i > 0 && !sent.isEmpty(); i--) {
                Bot.Move old = sent.get(random.nextInt(sent.size()));
                copies.add(() -> answer(old));
            }
            Collections.shuffle(copies, random);
            List<Future<JsonNode>> answers = threads.invokeAll(copies);
            for (Future<JsonNode> each : answers) {
                assertThat(each.get().path("kind").asText()).isNotEmpty();
            }
            sent.add(move);
            // Where the answer was lost, it is asked for again.
            return answer(move);
        }

        private static JsonNode answer(Bot.Move move) {
            try {
                return move.seat().answer(move.letter());
            } catch (UncheckedIOException e) {
                return move.seat().answer(move.letter());
            }
        }

        @Override
        public void close() {
            threads.close();
        }
    }

    /** The log as a seat sees it, without the times and seals, which are of each match its own. */
    private static List<JsonNode> log(Seated seat) {
        List<JsonNode> lines = new ArrayList<>();
        for (JsonNode line : seat.look(-1).path("entries")) {
            ObjectNode own = line.deepCopy();
            own.remove("at");
            lines.add(own);
        }
        return lines;
    }

    @ParameterizedTest
    @CsvSource({"toy,1,200", "toy,2,200", "toy,3,200", "conquest,4,25", "gda,5,25"})
    void theLogIsTheSameInSpiteOfAll(String system, long seed, int most) throws Exception {
        Opened.Wish wish = Opened.Wish.shelf(system, "own");
        Opened plain = SERVED.open(wish).join();
        List<Bot.Move> moves = script(plain, seed, most);
        assertThat(moves).hasSizeGreaterThan(5);
        Opened match = SERVED.open(wish).join();
        try (Trouble trouble = new Trouble(seed)) {
            for (Bot.Move move : moves) {
                trouble.send(new Bot.Move(match.side(move.seat().seat()), move.letter()));
            }
        }
        assertThat(match.sideA().look(-1).path("phase").asText()).isEqualTo("over");
        for (String side : List.of("A", "B")) {
            assertThat(log(match.side(side))).isEqualTo(log(plain.side(side)));
            assertThat(match.side(side).look(-1).path("text"))
                    .isEqualTo(plain.side(side).look(-1).path("text"));
        }
    }

    @Test
    void bothSeatsMaySendAtOnce() throws Exception {
        List<String> words =
                List.of("step a1 1", "step a2 1", "end", "step b1 1", "step b1 back 1");
        Random random = new Random(6);
        Opened match = SERVED.open(Opened.Wish.shelf("toy", "server")).join();
        List<Callable<JsonNode>> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            Seated seat = random.nextBoolean() ? match.sideA() : match.sideB();
            Seated.Letter letter =
                    random.nextInt(5) == 0
                            ? Seated.act(random.nextBoolean() ? "take-back" : "offer-draw")
                            : Seated.command(words.get(random.nextInt(words.size())));
            all.add(() -> seat.answer(letter));
        }
        long accepted = 0;
        try (Follower streamA = match.sideA().follow(-1);
                Follower streamS = match.spectator().follow(-1);
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<JsonNode> each : threads.invokeAll(all)) {
                accepted += each.get().path("kind").asText().equals("accepted") ? 1 : 0;
            }
            JsonNode now = match.sideA().look(-1);
            long done =
                    now.path("entries").findValuesAsText("kind").stream()
                            .filter(kind -> !kind.equals("round-opened"))
                            .count();
            assertThat(done).isEqualTo(5 + accepted);
            streamA.awaitLine(now.path("seq").asLong());
            streamS.awaitLine(now.path("seq").asLong());
            assertThat(streamA.lines()).hasSize(now.path("entries").size());
            assertThat(streamS.lines()).hasSize(now.path("entries").size());
        }
        assertAnotherReadsTheSame(match);
    }

    /** Holds that a server that knows the match from its log alone shows the same. */
    private static void assertAnotherReadsTheSame(Opened match) {
        Served other = Served.on(SERVED.store());
        try {
            Opened there = match.at(other.base());
            for (Seated seat : List.of(match.sideA(), match.sideB(), match.spectator())) {
                Seated same = seat.at(other.base());
                assertThat(same.look(-1)).isEqualTo(seat.look(-1));
            }
            assertThat(there.sideA().answer(Seated.command("nothing")).path("kind").asText())
                    .isEqualTo("faulty");
        } finally {
            other.server().close();
        }
    }

    @Test
    void aNameIsOfOneSeatAlone() {
        Opened match = SERVED.open(Opened.Wish.shelf("toy", "server")).join();
        Seated.Letter end = Seated.command("end");
        match.sideA().accepted(end);
        match.sideB().accepted(end);
        assertThat(match.sideA().look(-1).path("entries").findValuesAsText("kind"))
                .filteredOn("did"::equals)
                .hasSize(2);
    }
}
