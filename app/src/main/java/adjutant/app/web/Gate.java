package adjutant.app.web;

import io.helidon.http.Status;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Holds each peer address to the limits. */
final class Gate {
    /** An address that is not heard of in so long is forgotten. */
    private static final Duration FORGOTTEN = Duration.ofHours(2);

    private static final int MANY = 10_000;

    private final Limits limits;
    private final Clock clock;
    private final Map<String, Peer> peers = new ConcurrentHashMap<>();

    Gate(Limits limits, Clock clock) {
        this.limits = limits;
        this.clock = clock;
    }

    /**
     * Lets a request through.
     *
     * @throws Problem where there are too many
     */
    void request(String address) {
        if (!peer(address).requests.take(clock.instant())) {
            throw new Problem(Status.TOO_MANY_REQUESTS_429, "Too many requests; wait a moment.");
        }
    }

    /**
     * Lets a match be opened.
     *
     * @throws Problem where there are too many
     */
    void match(String address) {
        if (!peer(address).matches.take(clock.instant())) {
            String message = "Too many matches were opened from here; wait some minutes.";
            throw new Problem(Status.TOO_MANY_REQUESTS_429, message);
        }
    }

    /**
     * Lets a stream be opened; it is to be closed.
     *
     * @throws Problem where there are too many
     */
    Stream stream(String address) {
        Peer peer = peer(address);
        synchronized (peer) {
            if (peer.streams >= limits.streams()) {
                String message = "Too many streams are open from here; close some windows.";
                throw new Problem(Status.TOO_MANY_REQUESTS_429, message);
            }
            peer.streams++;
        }
        return () -> {
            synchronized (peer) {
                peer.streams--;
            }
        };
    }

    /** An open stream. */
    interface Stream extends AutoCloseable {
        @Override
        void close();
    }

    private Peer peer(String address) {
        Instant now = clock.instant();
        if (peers.size() > MANY) {
            peers.values().removeIf(peer -> peer.isForgotten(now.minus(FORGOTTEN)));
        }
        return peers.computeIfAbsent(address, _ -> new Peer(now));
    }

    private final class Peer {
        private final Bucket requests;
        private final Bucket matches;
        private int streams;

        Peer(Instant now) {
            requests = new Bucket(limits.burst(), limits.requestsPerSecond(), now);
            double perSecond = limits.matchesPerHour() / 3600.0;
            matches = new Bucket(limits.matchesPerHour(), perSecond, now);
        }

        synchronized boolean isForgotten(Instant before) {
            return streams == 0 && requests.last().isBefore(before);
        }
    }

    /** Tokens that come back with time. */
    private static final class Bucket {
        private final double most;
        private final double perSecond;
        private double left;
        private Instant last;

        Bucket(double most, double perSecond, Instant now) {
            this.most = most;
            this.perSecond = perSecond;
            this.left = most;
            this.last = now;
        }

        synchronized Instant last() {
            return last;
        }

        synchronized boolean take(Instant now) {
            double seconds = Math.max(0, Duration.between(last, now).toNanos() / 1e9);
            left = Math.min(most, left + seconds * perSecond);
            last = now;
            if (left < 1) {
                return false;
            }
            left--;
            return true;
        }
    }
}
