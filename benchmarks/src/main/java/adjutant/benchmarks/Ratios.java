package adjutant.benchmarks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * Benchmarks beside their floors: the method {@code x} and the method {@code floorX} of one class,
 * run with the same parameters. A ratio of 2 means twice the time of the floor, or half its
 * throughput.
 */
final class Ratios {
    private static final String ROW = "%-48s %14s %14s %-8s %8s";

    private Ratios() {}

    /** The table, a line each; methods without a floor have no ratio. */
    static List<String> of(Collection<RunResult> results) {
        Map<String, RunResult> byName = new TreeMap<>();
        for (RunResult result : results) {
            byName.put(name(result, method(result)), result);
        }
        List<String> lines = new ArrayList<>();
        lines.add(row("benchmark", "score", "floor", "unit", "ratio"));
        byName.forEach((name, result) -> {
            if (!isFloor(result, byName)) {
                lines.add(line(name, result, byName));
            }
        });
        return lines;
    }

    private static String line(String name, RunResult result, Map<String, RunResult> byName) {
        Result<?> score = result.getPrimaryResult();
        RunResult floor = byName.get(name(result, floorOf(method(result))));
        if (floor == null) {
            return row(name, number(score.getScore()), "-", score.getScoreUnit(), "-");
        }
        double bottom = floor.getPrimaryResult().getScore();
        boolean perSecond = result.getParams().getMode() == Mode.Throughput;
        double ratio = perSecond ? bottom / score.getScore() : score.getScore() / bottom;
        return row(
                name,
                number(score.getScore()),
                number(bottom),
                score.getScoreUnit(),
                String.format(Locale.ROOT, "%.2f", ratio));
    }

    private static boolean isFloor(RunResult result, Map<String, RunResult> byName) {
        return byName.values().stream()
                .anyMatch(other ->
                        name(other, floorOf(method(other))).equals(name(result, method(result))));
    }

    private static String floorOf(String method) {
        return "floor" + method.substring(0, 1).toUpperCase(Locale.ROOT) + method.substring(1);
    }

    private static String method(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        return benchmark.substring(benchmark.lastIndexOf('.') + 1);
    }

    /** Class, method, mode and parameters, as they are shown. */
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

    private static String row(String name, String score, String floor, String unit, String ratio) {
        return String.format(Locale.ROOT, ROW, name, score, floor, unit, ratio).stripTrailing();
    }
}
