package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.web.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What one address may ask for, and what is answered beyond it. */
class LimitsTest {
    private static final Opened.Wish TOY = Opened.Wish.shelf("toy", "server");

    private static void assertTooMany(Caller.Reply reply) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(429);
        assertThat(reply.json().path("error").asText()).startsWith("Too many");
    }

    @Test
    void whoAsksTooOftenIsTold() {
        try (Served served = Served.inMemory(new Limits(1 << 20, 1, 20, 5, 10, 100))) {
            Caller caller = Caller.at(served.base());
            List<Caller.Reply> replies =
                    IntStream.range(0, 40).mapToObj(_ -> caller.get("/health")).toList();
            assertThat(replies.getFirst().status()).isEqualTo(200);
            assertTooMany(replies.getLast());
            assertTooMany(
                    caller.send(caller.request("/health").header("X-Forwarded-For", "1.2.3.4")));
            assertThat(replies.stream().filter(reply -> reply.status() == 200))
                    .hasSizeBetween(20, 39);
        }
    }

    @Test
    void whoOpensTooManyMatchesIsTold() {
        try (Served served = Served.inMemory(new Limits(1 << 20, 1_000, 1_000, 5, 3, 100))) {
            for (int i = 0; i < 3; i++) {
                served.open(TOY);
            }
            Caller caller = Caller.at(served.base());
            assertTooMany(caller.postText("/api/matches", "{\"system\":\"toy\"}"));
            assertTooMany(caller.post("/api/demo", ""));
        }
    }

    @Test
    void whoOpensTooManyStreamsIsTold() {
        try (Served served = Served.inMemory(new Limits(1 << 20, 1_000, 1_000, 3, 10, 100))) {
            Seated seat = served.open(TOY).sideA();
            List<Follower> streams = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                streams.add(seat.follow(-1));
            }
            streams.getLast().awaitLine(0);
            assertTooMany(seat.get("/stream"));
            assertThat(Caller.at(served.base()).get("/metrics").text())
                    .contains("adjutant_streams 3\n");
            streams.forEach(Follower::close);
            served.server().close();
            streams.forEach(
                    stream -> assertThat(stream.endsWithin(Duration.ofSeconds(10))).isTrue());
        }
    }
}
