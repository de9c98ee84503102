package adjutant.app.cli;

import adjutant.app.page.Look;
import adjutant.game.RuleSystem;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What surrounds a run of the program.
 *
 * @param in standard input
 * @param out standard output, for results
 * @param err standard error, for messages
 * @param charset what the one at the other end of {@code out} reads
 * @param output where {@code out} leads
 * @param environment the environment variables
 * @param systems the rule systems there are
 */
public record Shell(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Charset charset,
        Output output,
        Map<String, String> environment,
        List<RuleSystem<?, ?, ?>> systems) {
    private static final int USUAL_WIDTH = 80;
    private static final int WIDEST = 120;

    /** Where output leads. */
    public enum Output {
        /** To a terminal. */
        TERMINAL,
        /** To a file or another program. */
        FILE
    }

    /** Copies the collections. */
    public Shell {
        environment = Map.copyOf(environment);
        systems = List.copyOf(systems);
    }

    /** An environment variable that is set to something. */
    Optional<String> variable(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    /** How pages look here. */
    Look look() {
        boolean colour =
                output == Output.TERMINAL
                        && variable("NO_COLOR").isEmpty()
                        && variable("TERM").filter("dumb"::equals).isEmpty();
        return new Look(
                width(),
                charset.equals(StandardCharsets.UTF_8) ? Look.Glyphs.BLOCKS : Look.Glyphs.ASCII,
                colour ? Look.Ink.COLOUR : Look.Ink.PLAIN);
    }

    /** The width of COLUMNS, or 80; not more than can be read well. */
    int width() {
        return variable("COLUMNS")
                .filter(value -> value.matches("[1-9][0-9]{0,4}"))
                .map(Integer::parseInt)
                .map(columns -> Math.min(columns, WIDEST))
                .orElse(USUAL_WIDTH);
    }

    /** Prints a text for a person. */
    void print(String text) {
        Charset written =
                charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
        write(text.getBytes(written));
    }

    /** Prints a text for a program, which is always in UTF-8. */
    void printData(String text) {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(byte[] bytes) {
        out.write(bytes, 0, bytes.length);
        out.flush();
    }
}
