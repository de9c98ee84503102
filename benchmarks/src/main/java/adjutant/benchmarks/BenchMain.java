package adjutant.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs benchmarks, with JMH's own arguments, and prints the table of ratios.
 *
 * <p>A machine is rarely quiet, so the run is cut into rounds of many short iterations: each
 * benchmark gets a fresh Java in each round (JMH's forks are the rounds), soon after its floor, and
 * medians are compared round by round. Code waits for its compilation, which else may come after
 * the warm-up where the compiler gets little of a core. How long a benchmark warms up stands in its
 * class: a ruling runs through some thousand methods, which takes far longer to compile than one
 * loop.
 */
public final class BenchMain {
    private static final int ROUNDS = 3;
    private static final int ITERATIONS = 40;
    private static final TimeValue ITERATION = TimeValue.milliseconds(25);

    private static final List<String> WAITING = List.of("-Xbatch");

    private BenchMain() {}

    /** Runs what the arguments select; everything where they select nothing. */
    public static void main(String[] args)
            throws CommandLineOptionException, IOException, RunnerException {
        CommandLineOptions wanted = new CommandLineOptions(args);
        if (wanted.shouldHelp()) {
            wanted.showHelp();
            return;
        }
        if (wanted.shouldList()) {
            new Runner(wanted).list();
            return;
        }
        int forks = wanted.getForkCount().orElse(ROUNDS);
        List<Collection<RunResult>> rounds = new ArrayList<>();
        for (int round = 1; round <= Math.max(1, forks); round++) {
            System.out.println("Round " + round + " of " + Math.max(1, forks));
            rounds.add(new Runner(ofOneRound(wanted, Math.min(1, forks))).run());
        }
        System.out.println();
        Ratios.of(rounds).forEach(System.out::println);
    }

    private static Options ofOneRound(CommandLineOptions wanted, int forks) {
        return new OptionsBuilder()
                .parent(wanted)
                .forks(forks)
                .measurementIterations(wanted.getMeasurementIterations().orElse(ITERATIONS))
                .measurementTime(wanted.getMeasurementTime().orElse(ITERATION))
                .jvmArgsAppend(wanted.getJvmArgsAppend().orElse(WAITING).toArray(String[]::new))
                .verbosity(wanted.verbosity().orElse(VerboseMode.SILENT))
                .shouldFailOnError(true)
                .build();
    }
}
