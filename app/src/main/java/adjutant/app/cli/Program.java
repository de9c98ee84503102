package adjutant.app.cli;

import adjutant.game.RuleSystem;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs the command line in some surroundings. */
public final class Program {
    private static final int DONE = 0;
    private static final int NOT_DONE = 1;
    private static final int FAULTY = 2;
    private static final int NARROWEST_HELP = 55;

    private final Shell shell;
    private final Adjutant adjutant;
    private final CommandLine line;

    private Program(Shell shell) {
        this.shell = shell;
        this.adjutant = new Adjutant(shell);
        this.line = new CommandLine(adjutant);
        Ansi ansi = shell.look().ink() == adjutant.app.page.Look.Ink.COLOUR ? Ansi.ON : Ansi.OFF;
        line.setOut(writer(shell.out()))
                .setErr(writer(shell.err()))
                .setColorScheme(CommandLine.Help.defaultColorScheme(ansi))
                .setUsageHelpWidth(Math.max(NARROWEST_HELP, shell.width()))
                .setExecutionExceptionHandler((e, _, _) -> failed(e))
                .setParameterExceptionHandler((e, arguments) -> misused(e, arguments));
        line.getSubcommands().values().forEach(this::addExamples);
        addExamples(line);
    }

    private static PrintWriter writer(java.io.PrintStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }

    /** Runs with arguments; the exit code. */
    public static int run(Shell shell, String... arguments) {
        Program program = new Program(shell);
        int code = program.run(arguments);
        return code == DONE && shell.out().checkError() ? program.cannotWrite() : code;
    }

    private int run(String... arguments) {
        try {
            return line.execute(arguments);
        } catch (StackOverflowError e) {
            return failed(new IllegalStateException("too deep", e));
        }
    }

    private int cannotWrite() {
        shell.err().println("adjutant: cannot write the result");
        return NOT_DONE;
    }

    /** Adds the example lines of the rule systems that belong to a command. */
    private void addExamples(CommandLine command) {
        String word = command.getCommandName();
        boolean root = command == line;
        List<String> examples =
                shell.systems().stream()
                        .map(RuleSystem::examples)
                        .flatMap(List::stream)
                        .filter(example -> root || example.startsWith(word + " "))
                        .map(example -> "  adjutant " + example.replace("%", "%%"))
                        .toList();
        if (!examples.isEmpty()) {
            CommandLine.Model.UsageMessageSpec usage = command.getCommandSpec().usageMessage();
            List<String> footer = new ArrayList<>(List.of(usage.footer()));
            if (root) {
                footer.addAll(List.of("", "Examples:"));
            }
            footer.addAll(examples);
            usage.footer(footer.toArray(String[]::new));
        }
    }

    private int misused(ParameterException e, String... arguments) {
        CommandLine at = e.getCommandLine();
        shell.err().println("adjutant: " + e.getMessage());
        if (e instanceof UnmatchedArgumentException unmatched) {
            unmatched.getSuggestions().stream()
                    .limit(3)
                    .forEach(near -> shell.err().println("Did you mean: " + near + "?"));
        }
        shell.err().println("See: " + at.getCommandSpec().qualifiedName() + " --help");
        if (Stream.of(arguments).anyMatch("--json"::equals)) {
            shell.printData(
                    new Faulty(
                                    "command line",
                                    List.of(
                                            new adjutant.game.notation.Fault(
                                                    0,
                                                    0,
                                                    String.valueOf(e.getMessage()),
                                                    "what --help says")))
                            .json());
        }
        return FAULTY;
    }

    private int failed(Exception e) {
        return switch (e) {
            case Faulty faulty -> {
                shell.err().print(faulty.lines());
                if (isJson()) {
                    shell.printData(faulty.json());
                }
                yield FAULTY;
            }
            case Undoable undoable -> {
                shell.err().println("adjutant: " + undoable.getMessage());
                yield NOT_DONE;
            }
            default -> {
                shell.err().println("adjutant: unexpected failure: " + e);
                if (adjutant.debug()) {
                    e.printStackTrace(shell.err());
                } else {
                    shell.err().println("(with --debug it shows where)");
                }
                yield NOT_DONE;
            }
        };
    }

    private boolean isJson() {
        CommandLine.ParseResult result = line.getParseResult();
        return result.hasSubcommand() && result.subcommand().hasMatchedOption("--json");
    }
}
