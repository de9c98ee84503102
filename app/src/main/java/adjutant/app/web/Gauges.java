package adjutant.app.web;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** What the server has done, as numbers in the text form of Prometheus. */
final class Gauges {
    private final LongAdder requests = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final LongAdder opened = new LongAdder();
    private final LongAdder accepted = new LongAdder();
    private final LongAdder refused = new LongAdder();
    private final AtomicInteger streams = new AtomicInteger();

    void request() {
        requests.increment();
    }

    void failure() {
        failures.increment();
    }

    void opened() {
        opened.increment();
    }

    void accepted() {
        accepted.increment();
    }

    void refused() {
        refused.increment();
    }

    /** Counts a stream until it is closed. */
    Count stream() {
        streams.incrementAndGet();
        return streams::decrementAndGet;
    }

    /** Something that is counted as long as it lasts. */
    interface Count extends AutoCloseable {
        @Override
        void close();
    }

    /** All of them. */
    String text(int rooms) {
        return counter("adjutant_requests_total", "Requests answered.", requests.sum())
                + counter("adjutant_failures_total", "Requests that failed.", failures.sum())
                + counter("adjutant_matches_opened_total", "Matches opened.", opened.sum())
                + counter("adjutant_commands_accepted_total", "Requests done.", accepted.sum())
                + counter("adjutant_commands_refused_total", "Requests refused.", refused.sum())
                + gauge("adjutant_streams", "Open streams.", streams.get())
                + gauge("adjutant_matches_in_memory", "Matches in memory.", rooms);
    }

    private static String counter(String name, String help, long value) {
        return line(name, help, "counter", value);
    }

    private static String gauge(String name, String help, long value) {
        return line(name, help, "gauge", value);
    }

    private static String line(String name, String help, String type, long value) {
        return "# HELP "
                + name
                + " "
                + help
                + "\n# TYPE "
                + name
                + " "
                + type
                + "\n"
                + name
                + " "
                + value
                + "\n";
    }
}
