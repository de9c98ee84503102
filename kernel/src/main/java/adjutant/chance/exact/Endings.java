package adjutant.chance.exact;

import adjutant.chance.Chance;
import adjutant.chance.Echo;
import adjutant.chance.Outcome;
import adjutant.chance.Outcome.PoolResult;
import adjutant.chance.Outcome.SumResult;
import adjutant.chance.Outcome.TestResult;
import adjutant.chance.Step;
import adjutant.chance.Track;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** All ways a chance can end, found by following each settled state on its own. */
final class Endings {
    private final Chance chance;
    private final Map<Start, Map<Result, Double>> known = new LinkedHashMap<>();
    private final Map<String, Falls> falls = new LinkedHashMap<>();

    /** What a pool's law depends on. */
    private record Start(String label, List<Integer> counts, int before, int echoBefore) {}

    /** Where a pool leads; {@code echoAfter} is the state of the echo's track, 0 without one. */
    private record Result(int between, int after, int echoAfter) {}

    /** What has happened so far. */
    private record Path(
            List<PoolResult> pools,
            List<TestResult> tests,
            List<SumResult> sums,
            List<Integer> states) {
        Path with(TestResult test) {
            return new Path(pools, longer(tests, test), sums, states);
        }

        Path with(PoolResult pool) {
            return new Path(longer(pools, pool), tests, sums, states);
        }

        Path with(SumResult sum) {
            return new Path(pools, tests, longer(sums, sum), states);
        }

        Path at(int track, int state) {
            List<Integer> changed = new ArrayList<>(states);
            changed.set(track, state);
            return new Path(pools, tests, sums, List.copyOf(changed));
        }

        private static <T> List<T> longer(List<T> list, T last) {
            List<T> longer = new ArrayList<>(list);
            longer.add(last);
            return List.copyOf(longer);
        }
    }

    private Endings(Chance chance) {
        this.chance = chance;
    }

    static List<Ending> of(Chance chance) {
        List<Integer> start = chance.tracks().stream().map(Track::start).toList();
        Map<Path, Double> paths = Map.of(new Path(List.of(), List.of(), List.of(), start), 1.0);
        List<Ending> endings = new ArrayList<>();
        new Endings(chance)
                .run(paths, chance.steps())
                .forEach((path, p) ->
                        endings.add(
                                new Ending(
                                        new Outcome(
                                                List.of(),
                                                path.pools(),
                                                path.tests(),
                                                path.sums(),
                                                path.states()),
                                        p)));
        return List.copyOf(endings);
    }

    private Map<Path, Double> run(Map<Path, Double> paths, List<Step> steps) {
        Map<Path, Double> now = paths;
        for (Step step : steps) {
            Map<Path, Double> next = new LinkedHashMap<>();
            now.forEach((path, p) -> step(path, step, p, next));
            now = next;
        }
        return now;
    }

    private void step(Path path, Step step, double p, Map<Path, Double> to) {
        switch (step) {
            case Step.Turn turn -> {
                int track = chance.index(turn.track());
                int next = turn.next().get(path.states().get(track));
                to.merge(path.at(track, next), p, Double::sum);
            }
            case Step.Test test -> {
                branch(path, test, true, p * Dice.passed(test.die()), to);
                branch(path, test, false, p * Dice.failed(test.die()), to);
            }
            case Step.Pool pool -> pool(path, pool, p, to);
            case Step.Sum sum -> sum(path, sum, p, to);
        }
    }

    private void sum(Path path, Step.Sum sum, double p, Map<Path, Double> to) {
        OptionalInt shift = sum.shift(track -> path.states().get(chance.index(track)));
        if (shift.isEmpty()) {
            to.merge(path, p, Double::sum);
            return;
        }
        Falls falls = this.falls.computeIfAbsent(sum.label(), _ -> new Falls(sum));
        falls.ways(shift.getAsInt())
                .forEach((way, q) -> {
                    Step.Sum.Band band = sum.bands().get(way.band());
                    SumResult result =
                            new SumResult(sum.label(), List.of(), band.least(), way.band());
                    Map<Path, Double> now = run(Map.of(path.with(result), p * q), band.then());
                    run(now, falls.after(way.ends()))
                            .forEach((end, r) -> to.merge(end, r, Double::sum));
                });
    }

    private void branch(Path path, Step.Test test, boolean passed, double p, Map<Path, Double> to) {
        if (p > 0) {
            Path taken = path.with(new TestResult(test.label(), passed));
            run(Map.of(taken, p), passed ? test.passed() : test.failed())
                    .forEach((end, q) -> to.merge(end, q, Double::sum));
        }
    }

    private void pool(Path path, Step.Pool pool, double p, Map<Path, Double> to) {
        int index = chance.index(pool.track());
        Track track = chance.tracks().get(index);
        int before = path.states().get(index);
        if (track.isLast(before)) {
            PoolResult skipped = new PoolResult(pool.label(), 0, 0, 0, 0, before, before, before);
            to.merge(path.with(skipped), p, Double::sum);
            return;
        }
        results(path, pool, before)
                .forEach((result, q) ->
                        to.merge(follow(path, pool, before, result), p * q, Double::sum));
    }

    private Path follow(Path path, Step.Pool pool, int before, Result result) {
        int index = chance.index(pool.track());
        Track track = chance.tracks().get(index);
        int level = track.levelOf(result.between());
        Path after = path.at(index, result.after());
        int echoed = 0;
        if (pool.echo().isPresent()) {
            int victim = chance.index(pool.echo().get().track());
            Track other = chance.tracks().get(victim);
            int had = other.levelOf(after.states().get(victim));
            echoed = other.levelOf(result.echoAfter()) - had;
            after = after.at(victim, result.echoAfter());
        }
        return after.with(
                new PoolResult(
                        pool.label(),
                        0,
                        level - track.levelOf(before),
                        track.levelOf(result.after()) - level,
                        echoed,
                        before,
                        result.between(),
                        result.after()));
    }

    private Map<Result, Double> results(Path path, Step.Pool pool, int before) {
        Counts counts = Counts.of(chance, pool);
        int[] dice = counts.fixed();
        for (int track = 0; track < path.states().size(); track++) {
            counts.multiply(dice, track, path.states().get(track));
        }
        List<Integer> key = Arrays.stream(dice).boxed().toList();
        int echoBefore = pool.echo().map(e -> path.states().get(chance.index(e.track()))).orElse(0);
        Start start = new Start(pool.label(), key, before, echoBefore);
        Map<Result, Double> found = known.get(start);
        if (found == null) {
            found = workOut(pool, dice, start);
            known.put(start, found);
        }
        return found;
    }

    private Map<Result, Double> workOut(Step.Pool pool, int[] counts, Start start) {
        Track track = chance.track(pool.track());
        boolean echoes = pool.echo().isPresent();
        Dice dice = new Dice(pool, echoes);
        Amounts law = dice.amounts(counts);
        ScatterRows rows = pool.scatter().map(ScatterRows::new).orElse(null);
        Map<Result, Double> results = new LinkedHashMap<>();
        for (int amount = 0; amount <= law.most(); amount++) {
            int between = track.rise(start.before(), amount);
            double[] row = rows == null ? Poly.ONE : rows.row(between, amount);
            for (int marks = 0; marks <= law.mostEchoes(); marks++) {
                double p = law.at(amount, marks);
                for (int second = 0; second < row.length && p > Poly.TINY; second++) {
                    int after = track.rise(between, second);
                    addEchoed(pool, start, between, after, marks, p * row[second], results);
                }
            }
        }
        return results;
    }

    private void addEchoed(
            Step.Pool pool,
            Start start,
            int between,
            int after,
            int marks,
            double p,
            Map<Result, Double> to) {
        if (pool.echo().isEmpty()) {
            add(new Result(between, after, 0), p, to);
            return;
        }
        Echo echo = pool.echo().get();
        Track track = chance.track(echo.track());
        int from = echo.track().equals(pool.track()) ? after : start.echoBefore();
        if (track.isLast(from)) {
            add(new Result(between, after, from), p, to);
            return;
        }
        int dice = marks + echo.ledger().get(between) - echo.ledger().get(start.before());
        double[] law = Dice.of(echo.roll(), echo.tally()).amounts(new int[] {dice}).of(0);
        for (int amount = 0; amount < law.length; amount++) {
            add(new Result(between, after, track.rise(from, amount)), p * law[amount], to);
        }
    }

    private static void add(Result result, double p, Map<Result, Double> to) {
        if (p > Poly.TINY) {
            to.merge(result, p, Double::sum);
        }
    }
}
