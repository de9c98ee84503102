package adjutant.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.StreamSupport;

/** A match opened over HTTP, and a player who plays so. */
final class Match {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String address;
    private final JsonNode opened;

    private Match(String address, JsonNode opened) {
        this.address = address;
        this.opened = opened;
    }

    /**
     * What match is wanted.
     *
     * @param text the battle
     * @param dice {@code server} or {@code own}
     * @param limitSeconds the limit of a decision, 0 for none
     */
    record Wish(String text, String dice, int limitSeconds) {
        static Wish of(String text) {
            return new Wish(text, "server", 0);
        }

        private Map<String, Object> body() {
            Map<String, Object> body = new LinkedHashMap<>();
            body.put("text", text);
            body.put("dice", dice);
            body.put("limitSeconds", limitSeconds);
            body.put("seats", Map.of("A", "person", "B", "person"));
            return body;
        }
    }

    static Match open(String address, Wish wish) {
        return new Match(address, sent(address + "/api/matches", "", wish.body()));
    }

    /** The link of a seat: {@code A}, {@code B} or {@code spectator}. */
    String link(String seat) {
        return opened.get("links").get(seat).asText();
    }

    /** A player over HTTP takes a seat: both its promise of dice and, when it can, its share. */
    Player player(String seat) {
        return new Player(seat);
    }

    /** Who plays over HTTP. */
    final class Player {
        private final String seat;
        private final String secret;

        private Player(String seat) {
            this.seat = seat;
            this.secret = hash(UUID.randomUUID().toString().getBytes(StandardCharsets.UTF_8));
        }

        void commit() {
            act("commit", hash(HexFormat.of().parseHex(secret)));
        }

        /** Whether both seats have bound themselves. */
        boolean mayReveal() {
            return update().get("dice").get("commitments").get("A").isTextual();
        }

        void reveal() {
            act("reveal", secret);
        }

        void act(String act, String value) {
            accepted(post("/acts", Map.of("id", id(), "act", act, "value", value)));
        }

        void command(String command) {
            accepted(post("/commands", Map.of("id", id(), "command", command)));
        }

        /** The match as this seat sees it. */
        JsonNode update() {
            return got(url(""), token());
        }

        /** The ids of all units on the table. */
        List<String> units() {
            List<String> units = new ArrayList<>();
            update().get("table")
                    .get("figures")
                    .forEach(figure -> units.add(figure.get("unit").asText()));
            return units.stream().distinct().toList();
        }

        /** The commands offered. */
        List<String> offers() {
            return StreamSupport.stream(update().get("offers").spliterator(), false)
                    .map(offer -> offer.get("command").asText())
                    .toList();
        }

        private JsonNode post(String path, Map<String, ?> body) {
            return sent(url(path), token(), body);
        }

        private String token() {
            return opened.get("tokens").get(seat).asText();
        }
    }

    private String url(String path) {
        return address + "/api/matches/" + opened.get("match").asText() + path;
    }

    private static String id() {
        return UUID.randomUUID().toString();
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void accepted(JsonNode answer) {
        if (!answer.path("kind").asText().equals("accepted")) {
            throw new IllegalStateException("not accepted: " + answer);
        }
    }

    private static JsonNode got(String url, String token) {
        return answer(request(url, token).GET());
    }

    private static JsonNode sent(String url, String token, Map<String, ?> body) {
        try {
            String json = JSON.writeValueAsString(body);
            return answer(
                    request(url, token)
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(json)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HttpRequest.Builder request(String url, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private static JsonNode answer(HttpRequest.Builder request) {
        try {
            String body = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
            return JSON.readTree(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
