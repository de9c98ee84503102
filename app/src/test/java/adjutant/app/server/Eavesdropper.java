package adjutant.app.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;

/** Hears every line that is logged in this program, with its traces. */
final class Eavesdropper extends Handler {
    private static final Logger ROOT = Logger.getLogger("");

    private final ConcurrentLinkedQueue<String> lines = new ConcurrentLinkedQueue<>();
    private final Set<String> problems = ConcurrentHashMap.newKeySet();

    void start() {
        setLevel(Level.ALL);
        setFormatter(new SimpleFormatter());
        ROOT.addHandler(this);
    }

    void stop() {
        ROOT.removeHandler(this);
    }

    @Override
    public void publish(LogRecord entry) {
        String text = getFormatter().formatMessage(entry) + trace(entry.getThrown());
        lines.add(text);
        if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
            problems.add(text);
        }
    }

    private static String trace(@Nullable Throwable thrown) {
        if (thrown == null) {
            return "";
        }
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text, true));
        return "\n" + text;
    }

    /** Every line. */
    List<String> lines() {
        return List.copyOf(lines);
    }

    /** Those that are warnings or worse. */
    Set<String> problems() {
        return Set.copyOf(problems);
    }

    @Override
    public void flush() {
        // Nothing is held back.
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
