package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Who sits at a match.
 *
 * @param match its id
 * @param seat A, B or spectator
 * @param caller with the token of the seat
 */
record Seated(String match, String seat, Caller caller) {
    /**
     * A request that may be sent again.
     *
     * @param id its name
     * @param path below the match
     * @param body all of it
     */
    record Letter(String id, String path, Map<String, Object> body) {}

    private String path(String rest) {
        return "/api/matches/" + match + rest;
    }

    /** The same seat at another server. */
    Seated at(URI base) {
        return new Seated(match, seat, new Caller(base, caller.token()));
    }

    /** The match as this seat sees it, with the lines after one. */
    JsonNode look(long since) {
        Caller.Reply reply = caller.get(path("?since=" + since));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json();
    }

    Follower follow(long since) {
        return new Follower(caller, path("/stream?since=" + since), since);
    }

    static Letter command(String words) {
        return letter("/commands", Map.of("command", words));
    }

    static Letter act(String act) {
        return letter("/acts", Map.of("act", act));
    }

    static Letter act(String act, String value) {
        return letter("/acts", Map.of("act", act, "value", value));
    }

    private static Letter letter(String path, Map<String, Object> body) {
        String id = UUID.randomUUID().toString();
        Map<String, Object> whole = new LinkedHashMap<>(body);
        whole.put("id", id);
        return new Letter(id, path, whole);
    }

    /** The answer to a letter, whatever it is. */
    JsonNode answer(Letter letter) {
        Caller.Reply reply = caller.post(path(letter.path()), letter.body());
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json();
    }

    /** What came of a letter that is accepted. */
    JsonNode accepted(Letter letter) {
        JsonNode answer = answer(letter);
        assertThat(answer.path("kind").asText())
                .as("%s: %s: %s", seat, letter.body(), answer)
                .isEqualTo("accepted");
        return answer.path("update");
    }

    Caller.Reply post(String rest, Object body) {
        return caller.post(path(rest), body);
    }

    Caller.Reply get(String rest) {
        return caller.get(path(rest));
    }

    /** The same without a token. */
    Seated nobody() {
        return new Seated(match, seat, new Caller(caller.base(), Optional.empty()));
    }
}
