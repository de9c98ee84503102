package adjutant.app.web;

import adjutant.app.store.StoreFailed;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.ServerConnectionException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Updates of a match as server-sent events, each with the number of its last line as id, so that a
 * reader goes on where it left off.
 */
final class Streams {
    private static final System.Logger LOG = System.getLogger(Streams.class.getName());

    /** So often the log is read again even where nothing hints that it grew. */
    private static final Duration POLL = Duration.ofSeconds(2);

    /** So many polls without news are a heartbeat: less than what closes an idle connection. */
    private static final int QUIET = 5;

    private Streams() {}

    /** Sends updates until the reader is gone or the server stops. */
    static void send(Exchange exchange, Api.Guest guest, long since, BooleanSupplier running) {
        exchange.response().header(HeaderNames.CONTENT_TYPE, "text/event-stream");
        exchange.response().header(HeaderNames.CACHE_CONTROL, "no-store");
        try (OutputStream out = exchange.response().outputStream()) {
            send(out, guest, since, running);
        } catch (IOException | UncheckedIOException | ServerConnectionException _) {
            // The reader is gone; he comes back with the number of the last line he has.
        } catch (StoreFailed e) {
            LOG.log(Level.WARNING, "A stream ends: {0}", e.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void send(OutputStream out, Api.Guest guest, long since, BooleanSupplier running)
            throws IOException, InterruptedException {
        long sent = update(out, guest, since);
        int quiet = 0;
        while (running.getAsBoolean()) {
            guest.room().await(sent, POLL);
            if (!running.getAsBoolean()) {
                return;
            }
            guest.room().refresh();
            if (guest.room().sitting().seq() > sent) {
                sent = update(out, guest, sent);
                quiet = 0;
            } else if (++quiet >= QUIET) {
                write(out, ": still here\n\n");
                quiet = 0;
            }
        }
    }

    private static long update(OutputStream out, Api.Guest guest, long since) throws IOException {
        var update = guest.room().shown(guest.seat(), since);
        String data = new String(Json.write(update), StandardCharsets.UTF_8);
        write(out, "event: update\nid: " + update.seq() + "\ndata: " + data + "\n\n");
        return update.seq();
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
