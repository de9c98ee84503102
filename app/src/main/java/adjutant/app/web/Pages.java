package adjutant.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The files of the client; every other path is its one page. */
final class Pages {
    private static final String ROOT = "/adjutant/app/web/client/";
    private static final String PAGE = "index.html";
    private static final Pattern FILE = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}");
    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "json", "application/json",
                    "txt", "text/plain; charset=utf-8",
                    "webmanifest", "application/manifest+json");

    private final Map<String, byte[]> files = new ConcurrentHashMap<>();

    /** Sends a file of the client; its name never changes its content. */
    void asset(Exchange exchange) {
        String name = exchange.part("file");
        byte[] bytes =
                file("assets/", name)
                        .orElseThrow(
                                () -> new Problem(Status.NOT_FOUND_404, "There is no such file."));
        send(exchange, name, bytes, "public, max-age=31536000, immutable");
    }

    /** Sends a file at the root, or the page. */
    void page(Exchange exchange) {
        String path = exchange.request().path().path();
        String name = path.substring(path.lastIndexOf('/') + 1);
        boolean file = path.indexOf('/', 1) < 0 && name.contains(".");
        Optional<byte[]> own = file ? file("", name) : Optional.empty();
        if (own.isPresent()) {
            send(exchange, name, own.get(), "no-cache");
            return;
        }
        byte[] page =
                file("", PAGE)
                        .orElseThrow(() ->
                                new Problem(
                                        Status.NOT_FOUND_404,
                                        "This build has no web client; /api describes the"
                                                + " interface."));
        send(exchange, PAGE, page, "no-cache");
    }

    private static void send(Exchange exchange, String name, byte[] bytes, String cache) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        String type = TYPES.getOrDefault(ending, "application/octet-stream");
        exchange.response().header(HeaderNames.CONTENT_TYPE, type);
        exchange.response().header(HeaderNames.CACHE_CONTROL, cache);
        exchange.response().send(bytes);
    }

    private Optional<byte[]> file(String folder, String name) {
        if (!FILE.matcher(name).matches()) {
            return Optional.empty();
        }
        return Optional.ofNullable(
                        files.computeIfAbsent(folder + name, key -> read(key).orElse(NONE)))
                .filter(bytes -> bytes.length > 0);
    }

    private static final byte[] NONE = {};

    private static Optional<byte[]> read(String key) {
        try (InputStream in = Pages.class.getResourceAsStream(ROOT + key)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
