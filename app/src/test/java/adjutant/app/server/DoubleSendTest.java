package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/**
 * Clients that send before they were answered. Elsewhere such a client stays out of step for good,
 * or its move is lost while its stream opens.
 */
class DoubleSendTest {
    private static final Opened.Wish TOY = Opened.Wish.shelf("toy", "server");
    private static final Served SERVED = Served.inMemory();

    @AfterAll
    static void stop() {
        SERVED.close();
    }

    private static List<JsonNode> together(Seated seat, List<Seated.Letter> letters)
            throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<JsonNode>> sent = new ArrayList<>();
            letters.forEach(letter -> sent.add(threads.submit(() -> seat.answer(letter))));
            List<JsonNode> answers = new ArrayList<>();
            for (Future<JsonNode> each : sent) {
                answers.add(each.get());
            }
            return answers;
        }
    }

    private static List<String> kinds(List<JsonNode> answers) {
        return answers.stream().map(answer -> answer.path("kind").asText()).toList();
    }

    /** Holds that a reader has every command once and sees what a fresh look shows. */
    private static void assertInStep(Seated seat, Follower stream, List<String> done) {
        JsonNode fresh = seat.look(-1);
        JsonNode state = stream.awaitLine(fresh.path("seq").asLong());
        assertThat(state.path("hash")).isEqualTo(fresh.path("hash"));
        assertThat(state.path("text")).isEqualTo(fresh.path("text"));
        assertThat(state.path("offers")).isEqualTo(fresh.path("offers"));
        assertThat(stream.lines()).isEqualTo(List.copyOf(nodes(fresh.path("entries"))));
        assertThat(
                        stream.lines().stream()
                                .filter(line -> line.path("kind").asText().equals("did"))
                                .map(line -> line.path("command").asText()))
                .containsExactlyInAnyOrderElementsOf(done);
    }

    private static List<JsonNode> nodes(JsonNode list) {
        List<JsonNode> nodes = new ArrayList<>();
        list.forEach(nodes::add);
        return nodes;
    }

    @RepeatedTest(5)
    void twoCommandsBeforeTheFirstAnswerAreBothDone() throws Exception {
        Opened match = SERVED.open(TOY).join();
        try (Follower stream = match.sideA().follow(-1)) {
            List<JsonNode> answers =
                    together(
                            match.sideA(),
                            List.of(Seated.command("step a1 1"), Seated.command("step a2 1")));
            assertThat(kinds(answers)).containsExactly("accepted", "accepted");
            assertInStep(match.sideA(), stream, List.of("step a1 1", "step a2 1"));
        }
    }

    @RepeatedTest(5)
    void ofTwoThatExcludeEachOtherOneIsRefusedWithReasons() throws Exception {
        Opened match = SERVED.open(TOY).join();
        try (Follower stream = match.sideA().follow(-1);
                Follower other = match.sideB().follow(-1)) {
            List<JsonNode> answers =
                    together(match.sideA(), List.of(Seated.command("end"), Seated.command("end")));
            assertThat(kinds(answers)).containsExactlyInAnyOrder("accepted", "refused");
            JsonNode refused =
                    answers.stream()
                            .filter(answer -> answer.path("kind").asText().equals("refused"))
                            .findFirst()
                            .orElseThrow();
            assertThat(refused.path("reasons").size() + refused.path("findings").size())
                    .as(refused.toString())
                    .isPositive();
            assertInStep(match.sideA(), stream, List.of("end"));
            assertInStep(match.sideB(), other, List.of("end"));
        }
    }

    @Test
    void aLetterSentTwiceAtOnceIsDoneOnce() throws Exception {
        Opened match = SERVED.open(TOY).join();
        Seated.Letter step = Seated.command("step a1 1");
        try (Follower stream = match.sideA().follow(-1)) {
            assertThat(kinds(together(match.sideA(), List.of(step, step, step))))
                    .containsOnly("accepted");
            assertInStep(match.sideA(), stream, List.of("step a1 1"));
        }
    }

    @Test
    void aCommandSentBeforeTheStreamIsOpenIsInTheStream() throws Exception {
        Opened match = SERVED.open(TOY).join();
        long before = match.sideA().look(-1).path("seq").asLong();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<JsonNode> answer =
                    threads.submit(() -> match.sideA().answer(Seated.command("step a1 1")));
            try (Follower stream = match.sideA().follow(before)) {
                assertThat(answer.get().path("kind").asText()).isEqualTo("accepted");
                stream.awaitLine(before + 1);
                assertThat(stream.lines()).hasSize(1);
                assertThat(stream.lines().getFirst().path("command").asText())
                        .isEqualTo("step a1 1");
            }
        }
    }

    @Test
    void aStreamGoesOnWhereItWasLeft() {
        Opened match = SERVED.open(TOY).join();
        long left;
        try (Follower stream = match.sideA().follow(-1)) {
            left = stream.awaitLine(0).path("seq").asLong();
        }
        match.sideA().accepted(Seated.command("step a1 1"));
        match.sideA().accepted(Seated.command("end"));
        try (Follower stream = match.sideA().follow(left)) {
            JsonNode state = stream.awaitLine(left + 2);
            assertThat(stream.lines()).hasSize(2);
            assertThat(state.path("hash")).isEqualTo(match.sideA().look(-1).path("hash"));
        }
    }

    @Test
    void aRefusedLetterStaysRefusedThoughItComesAgainWhenItMightBeDone() {
        Opened match = SERVED.open(TOY).join();
        Seated.Letter early = Seated.command("end");
        JsonNode first = match.sideB().answer(early);
        assertThat(first.path("kind").asText()).isEqualTo("refused");
        match.sideA().accepted(Seated.command("end"));
        JsonNode again = match.sideB().answer(early);
        assertThat(again).isEqualTo(first);
        assertThat(match.sideB().look(-1).path("acting").path(0).asText()).isEqualTo("B");
    }
}
