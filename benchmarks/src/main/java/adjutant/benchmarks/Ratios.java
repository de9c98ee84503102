package adjutant.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/**
 * Benchmarks beside their floors: the method {@code x} and the method {@code floorX} of one class,
 * run with the same parameters. A ratio of 2 means twice the time of the floor, or half its
 * throughput. All figures are medians: of the iterations of a round, and of the rounds.
 */
final class Ratios {
    private static final String ROW = "%-40s %12s %12s %-7s %8s  %s";

    private Ratios() {}

    /** The table, a line each; methods without a floor have no ratio. */
    static List<String> of(List<Collection<RunResult>> rounds) {
        Map<String, List<RunResult>> byName = new TreeMap<>();
        for (Collection<RunResult> round : rounds) {
            for (RunResult result : round) {
                String name = name(result, method(result));
                byName.computeIfAbsent(name, _ -> new ArrayList<>()).add(result);
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(row("benchmark", "p50", "floor p50", "unit", "ratio", "in the rounds"));
        byName.forEach((name, results) -> {
            if (!isFloor(name, byName)) {
                lines.add(line(name, results, byName));
            }
        });
        return lines;
    }

    private static String line(
            String name, List<RunResult> results, Map<String, List<RunResult>> byName) {
        RunResult any = results.getFirst();
        String unit = any.getPrimaryResult().getScoreUnit();
        double[] scores = medians(results);
        List<RunResult> floor = byName.get(name(any, floorOf(method(any))));
        if (floor == null) {
            return row(name, number(median(scores)), "-", unit, "-", "");
        }
        double[] floors = medians(floor);
        boolean perSecond = any.getParams().getMode() == Mode.Throughput;
        double[] ratios = new double[Math.min(scores.length, floors.length)];
        Arrays.setAll(ratios, i -> perSecond ? floors[i] / scores[i] : scores[i] / floors[i]);
        return row(
                name,
                number(median(scores)),
                number(median(floors)),
                unit,
                ratio(median(ratios)),
                ratio(Arrays.stream(ratios).min().orElseThrow())
                        + " to "
                        + ratio(Arrays.stream(ratios).max().orElseThrow()));
    }

    /** The median of the iterations of each round. */
    private static double[] medians(List<RunResult> rounds) {
        return rounds.stream()
                .mapToDouble(round -> round.getPrimaryResult().getStatistics().getPercentile(50))
                .toArray();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    private static boolean isFloor(String name, Map<String, List<RunResult>> byName) {
        return byName.values().stream()
                .map(List::getFirst)
                .anyMatch(other -> name(other, floorOf(method(other))).equals(name));
    }

    private static String floorOf(String method) {
        return "floor" + method.substring(0, 1).toUpperCase(Locale.ROOT) + method.substring(1);
    }

    private static String method(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        return benchmark.substring(benchmark.lastIndexOf('.') + 1);
    }

    /** Class, method, parameters and mode, as they are shown. */
    private static String name(RunResult result, String method) {
        BenchmarkParams params = result.getParams();
        String owner = params.getBenchmark().substring(0, params.getBenchmark().lastIndexOf('.'));
        StringBuilder name = new StringBuilder(owner.substring(owner.lastIndexOf('.') + 1));
        name.append('.').append(method);
        for (String key : params.getParamsKeys()) {
            name.append(' ').append(key).append('=').append(params.getParam(key));
        }
        return name.append(' ').append(params.getMode().shortLabel()).toString();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4g", value);
    }

    private static String ratio(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String row(
            String name, String score, String floor, String unit, String ratio, String range) {
        return String.format(Locale.ROOT, ROW, name, score, floor, unit, ratio, range)
                .stripTrailing();
    }
}
