package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.page.Look;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.AutoComplete;
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
        this.line =
                new CommandLine(adjutant)
                        .addSubcommand(new ServeCommand(adjutant))
                        .addSubcommand(new RuleCommand(adjutant))
                        .addSubcommand(new OddsCommand(adjutant))
                        .addSubcommand(new ListCommand(adjutant))
                        .addSubcommand(new AnswerCommand(adjutant))
                        .addSubcommand(new SimulateCommand(adjutant))
                        .addSubcommand(new ReplayCommand(adjutant))
                        .addSubcommand(new ClausesCommand(adjutant))
                        .addSubcommand(new SystemsCommand(adjutant))
                        .addSubcommand(new CommandLine.HelpCommand())
                        .addSubcommand(new AutoComplete.GenerateCompletion());
        Ansi ansi = shell.look().ink() == Look.Ink.COLOUR ? Ansi.ON : Ansi.OFF;
        line.setOut(writer(shell.out()))
                .setErr(writer(shell.err()))
                .setColorScheme(CommandLine.Help.defaultColorScheme(ansi))
                .setUsageHelpWidth(Math.max(NARROWEST_HELP, shell.width()))
                .setExecutionExceptionHandler((e, _, _) -> failed(e))
                .setParameterExceptionHandler((e, arguments) -> misused(e, arguments));
        line.getSubcommands().values().forEach(this::addExamples);
        List<String> examples = examples(_ -> true);
        if (!examples.isEmpty()) {
            addFooter(line, List.of("", "Examples:"));
            addFooter(line, examples);
        }
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }

    /** Runs with arguments, or serves the table where there are none; the exit code. */
    public static int run(Shell shell, String... arguments) {
        Program program = new Program(shell);
        int code = program.run(arguments);
        return code == DONE && shell.out().checkError() ? program.cannotWrite() : code;
    }

    private int run(String... arguments) {
        try {
            return arguments.length == 0 ? line.execute("serve") : line.execute(arguments);
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
        String word = command.getCommandName() + " ";
        addFooter(command, examples(example -> example.startsWith(word)));
    }

    private List<String> examples(Predicate<String> wanted) {
        return shell.systems().stream()
                .flatMap(system -> system.examples().stream())
                .filter(wanted)
                .map(example -> "  adjutant " + example.replace("%", "%%"))
                .toList();
    }

    private static void addFooter(CommandLine command, List<String> lines) {
        CommandLine.Model.UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        List<String> footer = new ArrayList<>(List.of(usage.footer()));
        footer.addAll(lines);
        usage.footer(footer.toArray(String[]::new));
    }

    private int misused(ParameterException e, String... arguments) {
        CommandLine at = e.getCommandLine();
        shell.err().println("adjutant: " + e.getMessage());
        if (e instanceof UnmatchedArgumentException unmatched) {
            near(at, unmatched).forEach(near -> shell.err().println("Did you mean: " + near + "?"));
        }
        shell.err().println("See: " + at.getCommandSpec().qualifiedName() + " --help");
        if (Stream.of(arguments).anyMatch("--json"::equals)) {
            Fault fault = new Fault(0, 0, String.valueOf(e.getMessage()), "what --help says");
            shell.printData(new Faulty("command line", List.of(fault)).json());
        }
        return FAULTY;
    }

    /** What may have been meant: an option, or at the root a command. */
    private List<String> near(CommandLine at, UnmatchedArgumentException unmatched) {
        String first = unmatched.getUnmatched().getFirst();
        boolean command = !first.startsWith("-") && at.equals(line);
        List<String> near =
                command
                        ? Names.nearest(first, at.getSubcommands().keySet(), 1)
                        : unmatched.getSuggestions();
        return near.stream().limit(3).toList();
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
