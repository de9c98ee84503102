package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.fair.Secret;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match that was opened over HTTP.
 *
 * @param sideA the seat of side A
 * @param sideB the seat of side B
 * @param spectator who watches
 */
record Opened(Seated sideA, Seated sideB, Seated spectator) {
    /** What to open: a battle of the shelf, or a text. */
    record Wish(String system, Optional<String> text, String dice, List<String> computers) {
        static Wish shelf(String system, String dice) {
            return new Wish(system, Optional.empty(), dice, List.of());
        }

        Wish text(String other) {
            return new Wish(system, Optional.of(other), dice, computers);
        }

        Wish computers(String... sides) {
            return new Wish(system, text, dice, List.of(sides));
        }

        private Map<String, Object> body() {
            Map<String, Object> body = new LinkedHashMap<>();
            body.put("system", system);
            text.ifPresent(own -> body.put("text", own));
            body.put("dice", dice);
            Map<String, String> seats = new LinkedHashMap<>();
            for (String side : List.of("A", "B")) {
                seats.put(side, computers.contains(side) ? "computer" : "person");
            }
            body.put("seats", seats);
            return body;
        }
    }

    static Opened at(URI base, Wish wish) {
        Caller.Reply reply = Caller.at(base).post("/api/matches", wish.body());
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return of(base, reply.json());
    }

    private static Opened of(URI base, JsonNode json) {
        return new Opened(
                seat(base, json, "A"), seat(base, json, "B"), seat(base, json, "spectator"));
    }

    private static Seated seat(URI base, JsonNode json, String seat) {
        String token = json.path("tokens").path(seat).asText();
        return new Seated(json.path("match").asText(), seat, new Caller(base, Optional.of(token)));
    }

    /** The same match at another server. */
    Opened at(URI base) {
        return new Opened(sideA.at(base), sideB.at(base), spectator.at(base));
    }

    Seated side(String side) {
        return side.equals("A") ? sideA : sideB;
    }

    /** The line by which both seats have bound themselves, the computer's too. */
    private static final int BOUND = 2;

    /** Binds both persons to their shares of the dice and tells them. */
    Opened join() {
        return join("A", "B");
    }

    /** The same for some sides, where the computer sits on the others. */
    Opened join(String... sides) {
        for (String side : sides) {
            side(side).accepted(Seated.act("commit", share(side).hash().hex()));
        }
        try (Follower stream = sideA.follow(-1)) {
            stream.awaitLine(BOUND);
        }
        for (String side : sides) {
            side(side).accepted(Seated.act("reveal", share(side).hex()));
        }
        return this;
    }

    private Secret share(String side) {
        return Secret.hashOf("share of " + side);
    }
}
