package adjutant.benchmarks;

import adjutant.conquest.sampling.Sample;
import adjutant.conquest.sampling.Situation;
import adjutant.conquest.sampling.Situations;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Random Clashes thrown a million times each and compared with the odds that are told of them.
 *
 * <p>Arguments: how many situations (200), how many throws of each (1,000,000), the first seed (1).
 * Exit code 1 where a count lies too far from its law.
 */
public final class Soak {
    /** A comparison less likely than this is a failure. */
    private static final double BELIEVED = 1e-6;

    private static final int PROGRESS = 10;

    private Soak() {}

    /**
     * All comparisons of one situation.
     *
     * @param seed of the situation and of its dice
     * @param situation what was fought
     * @param comparisons of its numbers
     */
    private record Compared(long seed, Situation situation, List<Sample.Comparison> comparisons) {
        static Compared of(long seed, int games) {
            Situation situation = Situations.of(seed);
            return new Compared(seed, situation, Sample.of(situation, seed, games));
        }

        List<Sample.Comparison> failures() {
            return comparisons.stream().filter(each -> !(each.p() >= BELIEVED)).toList();
        }
    }

    /** Runs it. */
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int situations = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int games = args.length > 1 ? Integer.parseInt(args[1]) : 1_000_000;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
        List<Compared> all = compared(seed, situations, games);
        table(all);
        List<Compared> failed = all.stream().filter(each -> !each.failures().isEmpty()).toList();
        failed.forEach(Soak::failure);
        long comparisons = all.stream().mapToLong(each -> each.comparisons().size()).sum();
        System.out.printf(
                Locale.ROOT,
                "%,d situations from seed %d, %,d throws of each, %,d comparisons: %s%n",
                situations,
                seed,
                games,
                comparisons,
                failed.isEmpty() ? "all agree" : failed.size() + " situations DIFFER");
        System.exit(failed.isEmpty() ? 0 : 1);
    }

    private static List<Compared> compared(long seed, int situations, int games)
            throws InterruptedException, ExecutionException {
        long start = System.nanoTime();
        List<Compared> all = new ArrayList<>();
        try (ExecutorService pool =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            List<Future<Compared>> futures = new ArrayList<>();
            for (int i = 0; i < situations; i++) {
                long number = seed + i;
                futures.add(pool.submit(() -> Compared.of(number, games)));
            }
            for (Future<Compared> future : futures) {
                all.add(future.get());
                if (all.size() % PROGRESS == 0) {
                    progress(all, situations, start);
                }
            }
        }
        return all;
    }

    private static void progress(List<Compared> all, int situations, long start) {
        long failed = all.stream().filter(each -> !each.failures().isEmpty()).count();
        double seconds = (System.nanoTime() - start) / 1e9;
        System.err.printf(
                Locale.ROOT,
                "%d of %d situations, %d differ, %.0f s%n",
                all.size(),
                situations,
                failed,
                seconds);
    }

    /** For each number compared, how often and how far it lay off at most. */
    private static void table(List<Compared> all) {
        Map<String, List<Sample.Comparison>> byName = new TreeMap<>();
        all.forEach(each ->
                each.comparisons()
                        .forEach(one ->
                                byName.computeIfAbsent(one.what(), _ -> new ArrayList<>())
                                        .add(one)));
        System.out.printf(Locale.ROOT, "%-24s %12s %10s%n", "number", "comparisons", "least p");
        byName.forEach((name, comparisons) ->
                System.out.printf(
                        Locale.ROOT,
                        "%-24s %12d %10.2g%n",
                        name,
                        comparisons.size(),
                        comparisons.stream()
                                .min(Comparator.comparingDouble(Sample.Comparison::p))
                                .orElseThrow()
                                .p()));
    }

    private static void failure(Compared compared) {
        System.out.println("seed " + compared.seed() + " differs:");
        compared.failures()
                .forEach(each -> System.out.println("  " + each.what() + ": p " + each.p()));
        System.out.println(compared.situation().text());
    }
}
