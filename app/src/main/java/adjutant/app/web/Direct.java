package adjutant.app.web;

import io.helidon.http.DirectHandler;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.DirectHandler.TransportRequest;
import io.helidon.http.DirectHandler.TransportResponse;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import java.util.Map;

/** Answers requests that come to no route, in the form of all other errors. */
final class Direct implements DirectHandler {
    private Direct() {}

    static DirectHandlers handlers() {
        DirectHandlers.Builder handlers = DirectHandlers.builder();
        for (EventType type : EventType.values()) {
            handlers.addHandler(type, new Direct());
        }
        return handlers.build();
    }

    /** What is said of a status; nothing of what was sent. */
    static Map<String, String> error(Status status) {
        return Map.of(
                "error",
                status.equals(Status.REQUEST_ENTITY_TOO_LARGE_413)
                        ? "The body is too long."
                        : "The request is not understood: " + status.reasonPhrase() + ".");
    }

    @Override
    public TransportResponse handle(
            TransportRequest request,
            EventType type,
            Status status,
            ServerResponseHeaders headers,
            String message) {
        return TransportResponse.builder()
                .status(status)
                .headers(headers)
                .header(HeaderNames.CONTENT_TYPE, "application/json")
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .keepAlive(type.keepAlive())
                .entity(Json.write(error(status)))
                .build();
    }
}
