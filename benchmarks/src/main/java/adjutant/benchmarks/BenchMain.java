package adjutant.benchmarks;

import java.io.IOException;
import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Runs benchmarks, with JMH's own arguments, and prints the table of ratios. */
public final class BenchMain {
    private BenchMain() {}

    /** Runs what the arguments select; everything where they select nothing. */
    public static void main(String[] args)
            throws CommandLineOptionException, IOException, RunnerException {
        CommandLineOptions options = new CommandLineOptions(args);
        Runner runner = new Runner(options);
        if (options.shouldHelp()) {
            options.showHelp();
            return;
        }
        if (options.shouldList()) {
            runner.list();
            return;
        }
        Collection<RunResult> results = runner.run();
        System.out.println();
        Ratios.of(results).forEach(System.out::println);
    }
}
