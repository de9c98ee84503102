package adjutant.app.cli;

import adjutant.game.RuleSystem;
import adjutant.toy.Toy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A finished run of the program.
 *
 * @param code its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Run(int code, String out, String err) {
    /**
     * Surroundings to run in.
     *
     * @param input the bytes of standard input, a character each
     */
    record Place(
            String input,
            Map<String, String> environment,
            Charset charset,
            Shell.Output output,
            List<RuleSystem<?, ?, ?>> systems) {
        static final Place USUAL =
                new Place(
                        "",
                        Map.of(),
                        StandardCharsets.UTF_8,
                        Shell.Output.FILE,
                        List.of(new Toy()));

        Place with(byte[] bytes) {
            String input = new String(bytes, StandardCharsets.ISO_8859_1);
            return new Place(input, environment, charset, output, systems);
        }

        Place with(String text) {
            return with(text.getBytes(StandardCharsets.UTF_8));
        }

        Place with(Map<String, String> variables) {
            return new Place(input, variables, charset, output, systems);
        }

        Place with(Charset read) {
            return new Place(input, environment, read, output, systems);
        }

        Place with(List<RuleSystem<?, ?, ?>> others) {
            return new Place(input, environment, charset, output, others);
        }

        Place atTerminal() {
            return new Place(input, environment, charset, Shell.Output.TERMINAL, systems);
        }

        Run run(String... arguments) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            Shell shell =
                    new Shell(
                            new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)),
                            new PrintStream(out, false, StandardCharsets.UTF_8),
                            new PrintStream(err, true, StandardCharsets.UTF_8),
                            charset,
                            output,
                            environment,
                            systems);
            int code = Program.run(shell, arguments);
            shell.out().flush();
            return new Run(
                    code,
                    out.toString(StandardCharsets.UTF_8),
                    err.toString(StandardCharsets.UTF_8));
        }
    }

    /** A run in usual surroundings. */
    static Run of(String... arguments) {
        return Place.USUAL.run(arguments);
    }

    /** A run that reads a battle from standard input, named by {@code -} in the arguments. */
    static Run on(String battle, String... arguments) {
        return Place.USUAL.with(battle).run(arguments);
    }
}
