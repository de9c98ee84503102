package adjutant.app.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Who asks a server over HTTP.
 *
 * @param base where it is
 * @param token what opens a seat, where the caller has one
 */
record Caller(URI base, Optional<String> token) {
    static final ObjectMapper JSON = new ObjectMapper();

    private static final HttpClient HTTP =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(20))
                    .build();
    private static final AtomicInteger ASKED = new AtomicInteger();
    private static final int EACH = 50;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** Somebody without a seat. */
    static Caller at(URI base) {
        return new Caller(base, Optional.empty());
    }

    /**
     * What came back.
     *
     * @param status of the response
     * @param text its body
     * @param whole all of it
     */
    record Reply(int status, String text, HttpResponse<String> whole) {
        JsonNode json() {
            try {
                return JSON.readTree(text);
            } catch (JsonProcessingException e) {
                throw new AssertionError("no JSON: " + text, e);
            }
        }

        String header(String name) {
            return whole.headers().firstValue(name).orElse("");
        }
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(base.resolve(path)).timeout(PATIENCE);
        token.ifPresent(known -> builder.header("Authorization", "Bearer " + known));
        builder.header("X-Forwarded-For", address());
        return builder;
    }

    /** One of many addresses, for servers behind a proxy: none of them asks too often. */
    private static String address() {
        int number = ASKED.incrementAndGet() / EACH;
        return "10." + (number >> 16 & 255) + "." + (number >> 8 & 255) + "." + (number & 255);
    }

    /** An answer, or the end of the connection as {@link UncheckedIOException}. */
    Reply send(HttpRequest.Builder builder) {
        HttpResponse<String> response = sent(builder.build(), BodyHandlers.ofString());
        return new Reply(response.statusCode(), response.body(), response);
    }

    Reply get(String path) {
        return send(request(path).GET());
    }

    Reply post(String path, Object body) {
        return postText(path, written(body));
    }

    Reply postText(String path, String body) {
        return send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)));
    }

    /** The body of a stream as it comes, opened from an address of its own. */
    HttpResponse<InputStream> open(String path) {
        ASKED.addAndGet(EACH);
        return sent(request(path).GET().build(), BodyHandlers.ofInputStream());
    }

    private static <T> HttpResponse<T> sent(
            HttpRequest request, HttpResponse.BodyHandler<T> handler) {
        try {
            return HTTP.send(request, handler);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts a caller", e);
        }
    }

    private static String written(Object body) {
        try {
            return JSON.writeValueAsString(body);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
