package adjutant.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A request with its response.
 *
 * @param request it
 * @param response what goes back
 * @param address the peer, or whom a trusted proxy names
 */
record Exchange(ServerRequest request, ServerResponse response, String address) {
    private static final String BEARER = "Bearer ";
    private static final int LONGEST_TOKEN = 200;

    /** A part of the path. */
    String part(String name) {
        return request.path().pathParameters().get(name);
    }

    /**
     * A whole number of the query.
     *
     * @throws Problem where it is none
     */
    long number(String name, long usual) {
        return request.query().first(name).asOptional().map(Exchange::whole).orElse(usual);
    }

    /**
     * The whole number that a text is.
     *
     * @throws Problem where it is none
     */
    static long whole(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException _) {
            throw new Problem(
                    Status.BAD_REQUEST_400, "found \"" + text + "\", expected a whole number");
        }
    }

    /**
     * The body as a record.
     *
     * @throws Problem where it is none
     */
    <T> T body(Class<T> type) {
        return Json.read(bytes(), type);
    }

    private byte[] bytes() {
        if (!request.content().hasEntity()) {
            return new byte[0];
        }
        try {
            return request.content().as(byte[].class);
        } catch (RequestException | UncheckedIOException e) {
            throw e;
        } catch (RuntimeException _) {
            // Broken chunks fail in many ways.
            throw new Problem(Status.BAD_REQUEST_400, "The body cannot be read.");
        }
    }

    /**
     * The token that opens a seat.
     *
     * @throws Problem where there is none
     */
    String token() {
        return request.headers()
                .first(HeaderNames.AUTHORIZATION)
                .filter(value -> value.startsWith(BEARER) && value.length() < LONGEST_TOKEN)
                .map(value -> value.substring(BEARER.length()))
                .orElseThrow(() ->
                        new Problem(
                                Status.UNAUTHORIZED_401,
                                "A match is opened by the token of a seat, as \"Authorization:"
                                        + " Bearer TOKEN\"."));
    }

    /** Sends a record. */
    void send(Object value) {
        send(Status.OK_200, value);
    }

    /** Sends a record with a status. */
    void send(Status status, Object value) {
        response.status(status);
        response.header(HeaderNames.CONTENT_TYPE, "application/json");
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        response.send(Json.write(value));
    }

    /** Sends a text. */
    void sendText(String text) {
        response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8");
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        response.send(text.getBytes(StandardCharsets.UTF_8));
    }
}
