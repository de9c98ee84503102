package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/** A reader of the stream of a seat, who keeps every line and sees whether one is out of place. */
final class Follower implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final InputStream in;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition heard = lock.newCondition();
    private final List<JsonNode> lines = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final long since;
    private Optional<JsonNode> last = Optional.empty();
    private boolean ended;

    Follower(Caller caller, String path, long since) {
        HttpResponse<InputStream> response = caller.open(path);
        assertThat(response.statusCode()).isEqualTo(200);
        this.in = response.body();
        this.since = since;
        Thread.ofVirtual().name("follower").start(this::read);
    }

    private void read() {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String id = "";
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("id: ")) {
                    id = line.substring("id: ".length());
                } else if (line.startsWith("data: ")) {
                    take(id, Caller.JSON.readTree(line.substring("data: ".length())));
                }
            }
        } catch (IOException | UncheckedIOException _) {
            // The stream is over: the server is gone, or the test has closed it.
        } finally {
            locked(() -> {
                ended = true;
                heard.signalAll();
            });
        }
    }

    private void take(String id, JsonNode update) {
        locked(() -> {
            for (JsonNode line : update.path("entries")) {
                long expected = since + 1 + lines.size();
                if (line.path("seq").asLong() != expected) {
                    faults.add("line " + line.path("seq") + " where " + expected + " is due");
                }
                lines.add(line);
            }
            if (!update.path("seq").asText().equals(id)) {
                faults.add("event " + id + " with state " + update.path("seq"));
            }
            if (since + lines.size() != update.path("seq").asLong()) {
                faults.add("state " + update.path("seq") + " after " + lines.size() + " lines");
            }
            last = Optional.of(update);
            heard.signalAll();
        });
    }

    /** The first state for which something holds; fails where none comes. */
    JsonNode await(String what, Predicate<JsonNode> holds) {
        lock.lock();
        try {
            long left = PATIENCE.toNanos();
            while (!last.map(holds::test).orElse(false)) {
                assertThat(ended).as("the stream ended before %s", what).isFalse();
                assertThat(left).as("time left to wait for %s", what).isPositive();
                left = heard.awaitNanos(left);
            }
            return last.orElseThrow();
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts a test", e);
        } finally {
            lock.unlock();
        }
    }

    /** The state at a line or later. */
    JsonNode awaitLine(long seq) {
        return await("line " + seq, update -> update.path("seq").asLong() >= seq);
    }

    /** Whether the server ends the stream within some time. */
    boolean endsWithin(Duration most) {
        lock.lock();
        try {
            long left = most.toNanos();
            while (!ended && left > 0) {
                left = heard.awaitNanos(left);
            }
            return ended;
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts a test", e);
        } finally {
            lock.unlock();
        }
    }

    /** Every line so far; fails where one was missing, twice there or out of order. */
    List<JsonNode> lines() {
        lock.lock();
        try {
            assertThat(faults).isEmpty();
            return List.copyOf(lines);
        } finally {
            lock.unlock();
        }
    }

    private void locked(Runnable work) {
        lock.lock();
        try {
            work.run();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
