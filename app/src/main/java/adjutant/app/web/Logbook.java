package adjutant.app.web;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The server's log on standard error: a line an event, {@code time=… level=… from=… message="…"},
 * so that people and programs can read it. Nothing that opens a seat and no secret is ever logged.
 */
public final class Logbook {
    private Logbook() {}

    /** Begins: from here on everything logged goes through it. */
    public static void open() {
        for (Handler handler : Arrays.asList(Logger.getLogger("").getHandlers())) {
            handler.setFormatter(new Line());
        }
    }

    /** An event as a line. */
    static final class Line extends Formatter {
        @Override
        public String format(LogRecord event) {
            String thrown = event.getThrown() == null ? "" : " thrown=" + quote(trace(event));
            return "time="
                    + event.getInstant()
                    + " level="
                    + event.getLevel().getName()
                    + " from="
                    + event.getLoggerName()
                    + " message="
                    + quote(formatMessage(event))
                    + thrown
                    + "\n";
        }

        private static String trace(LogRecord event) {
            StringWriter text = new StringWriter();
            event.getThrown().printStackTrace(new PrintWriter(text, true));
            return text.toString();
        }

        private static String quote(String text) {
            StringBuilder out = new StringBuilder("\"");
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                switch (c) {
                    case '"', '\\' -> out.append('\\').append(c);
                    case '\n' -> out.append("\\n");
                    case '\t' -> out.append("\\t");
                    default -> out.append(c < ' ' ? '?' : c);
                }
            }
            return out.append('"').toString();
        }
    }
}
