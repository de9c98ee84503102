package adjutant.chance.exact;

import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Odds.PoolLaw;
import adjutant.chance.Odds.SumLaw;
import adjutant.chance.Odds.TestLaw;
import adjutant.chance.Odds.TrackLaw;
import adjutant.chance.Step;
import adjutant.chance.Track;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The steps of a chance with sums, taken by the joint law of all its tracks: the chance of every
 * combination of their states that can come up. Only combinations that can come up are kept, and a
 * track that no later step uses is settled and forgotten.
 */
final class SumWalk {
    /** In place of the state of a track that is settled. */
    private static final int FORGOTTEN = 0;

    private final Chance chance;
    private final Pooling pooling;
    private final Map<String, PoolSums> pools = new LinkedHashMap<>();
    private final Map<String, TestSums> tests = new LinkedHashMap<>();
    private final Map<String, SumTotals> sums = new LinkedHashMap<>();
    private final int[] lastUse;
    private final double[][] settled;
    private Map<List<Integer>, Double> end;

    private static final class TestSums {
        private double reached;
        private double passed;
    }

    private SumWalk(Chance chance, int... kept) {
        this.chance = chance;
        this.pooling = new Pooling(chance);
        this.lastUse = Coupling.lastUse(chance);
        for (int track : kept) {
            lastUse[track] = Integer.MAX_VALUE;
        }
        this.settled = new double[lastUse.length][];
        for (int track = 0; track < settled.length; track++) {
            settled[track] = new double[chance.tracks().get(track).states()];
        }
        prepare(chance.steps());
        this.end = Map.of(chance.tracks().stream().map(Track::start).toList(), 1.0);
        settle(-1);
        for (int i = 0; i < chance.steps().size(); i++) {
            end = run(end, List.of(chance.steps().get(i)));
            settle(i);
        }
    }

    /** The laws of all pools, tests, sums and tracks. */
    static Odds odds(Chance chance) {
        return new SumWalk(chance).odds();
    }

    /** The joint law of two tracks in the end, the second varying fastest. */
    static Measure end(Chance chance, int a, int b) {
        Map<List<Integer>, Double> end = new SumWalk(chance, a, b).end;
        int[] first = end.keySet().stream().mapToInt(at -> at.get(a)).sorted().distinct().toArray();
        int[] second =
                end.keySet().stream().mapToInt(at -> at.get(b)).sorted().distinct().toArray();
        double[] cells = new double[first.length * second.length];
        end.forEach((at, p) -> {
            int row = Arrays.binarySearch(first, at.get(a));
            cells[row * second.length + Arrays.binarySearch(second, at.get(b))] += p;
        });
        return new Measure(new int[] {a, b}, new int[][] {first, second}, cells);
    }

    private Odds odds() {
        List<PoolLaw> poolLaws = pools.values().stream().map(PoolSums::law).toList();
        List<TestLaw> testLaws = new ArrayList<>();
        tests.forEach((label, test) -> testLaws.add(new TestLaw(label, test.reached, test.passed)));
        List<SumLaw> sumLaws = sums.values().stream().map(SumTotals::law).toList();
        List<TrackLaw> trackLaws = new ArrayList<>();
        for (int track = 0; track < settled.length; track++) {
            trackLaws.add(new TrackLaw(chance.tracks().get(track), Law.of(settled[track])));
        }
        return new Odds(poolLaws, testLaws, sumLaws, trackLaws);
    }

    private void prepare(List<Step> steps) {
        for (Step step : steps) {
            switch (step) {
                case Step.Pool pool -> pools.put(pool.label(), new PoolSums(pool.label(), true));
                case Step.Test test -> {
                    tests.put(test.label(), new TestSums());
                    prepare(test.passed());
                    prepare(test.failed());
                }
                case Step.Sum sum -> {
                    sums.put(sum.label(), new SumTotals(sum));
                    sum.branches().forEach(this::prepare);
                }
                case Step.Turn _ -> {}
            }
        }
    }

    /** Notes the law of each track whose last use was a step, and forgets its states. */
    private void settle(int step) {
        for (int i = 0; i < lastUse.length; i++) {
            int track = i;
            if (lastUse[track] == step) {
                Map<List<Integer>, Double> next = new LinkedHashMap<>();
                end.forEach((at, p) -> {
                    settled[track][at.get(track)] += p;
                    next.merge(with(at, track, FORGOTTEN), p, Double::sum);
                });
                end = next;
            }
        }
    }

    private static List<Integer> with(List<Integer> states, int track, int state) {
        List<Integer> changed = new ArrayList<>(states);
        changed.set(track, state);
        return List.copyOf(changed);
    }

    private static double mass(Map<List<Integer>, Double> law) {
        double mass = 0;
        for (double p : law.values()) {
            mass += p;
        }
        return mass;
    }

    private Map<List<Integer>, Double> run(Map<List<Integer>, Double> law, List<Step> steps) {
        Map<List<Integer>, Double> now = law;
        for (Step step : steps) {
            now =
                    switch (step) {
                        case Step.Turn turn -> turn(now, turn);
                        case Step.Test test -> test(now, test);
                        case Step.Pool pool -> pool(now, pool);
                        case Step.Sum sum -> sum(now, sum);
                    };
        }
        return now;
    }

    private Map<List<Integer>, Double> turn(Map<List<Integer>, Double> law, Step.Turn turn) {
        int track = chance.index(turn.track());
        Map<List<Integer>, Double> next = new LinkedHashMap<>();
        law.forEach((at, p) ->
                next.merge(with(at, track, turn.next().get(at.get(track))), p, Double::sum));
        return next;
    }

    private Map<List<Integer>, Double> test(Map<List<Integer>, Double> law, Step.Test test) {
        double mass = mass(law);
        double pass = Dice.passed(test.die());
        double fail = Dice.failed(test.die());
        TestSums laws = known(tests, test.label());
        laws.reached += mass;
        laws.passed += mass * pass;
        passOver(test.failed(), mass * pass);
        passOver(test.passed(), mass * fail);
        Map<List<Integer>, Double> next = new LinkedHashMap<>();
        add(run(scaled(law, pass), test.passed()), next);
        add(run(scaled(law, fail), test.failed()), next);
        return next;
    }

    private static void add(Map<List<Integer>, Double> law, Map<List<Integer>, Double> to) {
        law.forEach((at, p) -> to.merge(at, p, Double::sum));
    }

    private static Map<List<Integer>, Double> scaled(
            Map<List<Integer>, Double> law, double factor) {
        Map<List<Integer>, Double> scaled = new LinkedHashMap<>();
        law.forEach((at, p) -> {
            if (p * factor > 0) {
                scaled.put(at, p * factor);
            }
        });
        return scaled;
    }

    /** Notes for all pools among steps that they do not come up. */
    private void passOver(List<Step> steps, double mass) {
        for (Step step : steps) {
            switch (step) {
                case Step.Pool pool -> known(pools, pool.label()).addNothing(mass);
                case Step.Test test -> {
                    passOver(test.passed(), mass);
                    passOver(test.failed(), mass);
                }
                case Step.Sum sum -> sum.branches().forEach(branch -> passOver(branch, mass));
                case Step.Turn _ -> {}
            }
        }
    }

    private static <T> T known(Map<String, T> laws, String label) {
        T found = laws.get(label);
        if (found == null) {
            throw new IllegalStateException("no laws of " + label);
        }
        return found;
    }

    /** Takes a pool once for each combination of the states of the tracks that it uses. */
    private Map<List<Integer>, Double> pool(Map<List<Integer>, Double> law, Step.Pool pool) {
        int[] used = used(pool);
        Map<List<Integer>, Map<List<Integer>, Double>> groups = new LinkedHashMap<>();
        law.forEach((at, p) -> {
            List<Integer> states = Arrays.stream(used).mapToObj(at::get).toList();
            groups.computeIfAbsent(states, _ -> new LinkedHashMap<>()).put(at, p);
        });
        Map<List<Integer>, Double> next = new LinkedHashMap<>();
        groups.forEach((states, group) -> {
            double mass = mass(group);
            int[][] axes = states.stream().map(state -> new int[] {state}).toArray(int[][]::new);
            Measure before = new Measure(used, axes, new double[] {mass});
            Measure after = pooling.take(before, pool, known(pools, pool.label()));
            spread(group, mass, after, next);
        });
        return next;
    }

    private int[] used(Step.Pool pool) {
        Set<Integer> tracks = new LinkedHashSet<>();
        tracks.add(chance.index(pool.track()));
        pool.echo().ifPresent(echo -> tracks.add(chance.index(echo.track())));
        pool.batches().forEach(batch -> addUsed(batch.count(), tracks));
        pool.mend().ifPresent(mend -> addUsed(mend.most(), tracks));
        return tracks.stream().mapToInt(Integer::intValue).toArray();
    }

    private void addUsed(Count count, Set<Integer> tracks) {
        if (count instanceof Count.ByState by) {
            tracks.add(chance.index(by.track()));
        }
    }

    /** Spreads a group over the cells of a measure, whose other tracks stay as they are. */
    private static void spread(
            Map<List<Integer>, Double> group,
            double mass,
            Measure after,
            Map<List<Integer>, Double> to) {
        for (int cell = 0; cell < after.cells().length; cell++) {
            double share = after.cells()[cell] / mass;
            if (share > 0) {
                int number = cell;
                group.forEach(
                        (at, p) -> to.merge(moved(at, after, number), p * share, Double::sum));
            }
        }
    }

    private static List<Integer> moved(List<Integer> states, Measure after, int cell) {
        List<Integer> moved = new ArrayList<>(states);
        int rest = cell;
        for (int place = after.others(); place >= 0; place--) {
            int[] axis = after.statesAt(place);
            moved.set(after.axisAt(place), axis[rest % axis.length]);
            rest /= axis.length;
        }
        return List.copyOf(moved);
    }

    /** Splits the law by what is added to the dice, then by where the total leads. */
    private Map<List<Integer>, Double> sum(Map<List<Integer>, Double> law, Step.Sum sum) {
        SumTotals totals = known(sums, sum.label());
        Map<List<Integer>, Double> next = new LinkedHashMap<>();
        Map<Integer, Map<List<Integer>, Double>> byShift = new LinkedHashMap<>();
        law.forEach((at, p) -> {
            OptionalInt shift = sum.shift(track -> at.get(chance.index(track)));
            (shift.isEmpty()
                            ? next
                            : byShift.computeIfAbsent(shift.getAsInt(), _ -> new LinkedHashMap<>()))
                    .put(at, p);
        });
        Map<Falls.Way, Map<List<Integer>, Double>> byWay = new LinkedHashMap<>();
        byShift.forEach((shift, group) -> {
            totals.add(shift, mass(group));
            totals.falls()
                    .ways(shift)
                    .forEach((way, q) ->
                            add(
                                    scaled(group, q),
                                    byWay.computeIfAbsent(way, _ -> new LinkedHashMap<>())));
        });
        passOver(sum, mass(next), byWay);
        follow(sum, totals.falls(), byWay, next);
        return next;
    }

    /** Notes for all pools that may follow the chance that they do not. */
    private void passOver(
            Step.Sum sum, double skipped, Map<Falls.Way, Map<List<Integer>, Double>> byWay) {
        List<List<Step>> branches = sum.branches();
        for (int i = 0; i < branches.size(); i++) {
            int hands = i - sum.bands().size();
            double past = skipped;
            for (var entry : byWay.entrySet()) {
                Falls.Way way = entry.getKey();
                boolean taken = hands < 0 ? way.band() == i : (way.ends() >> hands & 1) == 1;
                past += taken ? 0 : mass(entry.getValue());
            }
            passOver(branches.get(i), past);
        }
    }

    /** Runs what follows each band, and then, for bands with the same ends together, the ends. */
    private void follow(
            Step.Sum sum,
            Falls falls,
            Map<Falls.Way, Map<List<Integer>, Double>> byWay,
            Map<List<Integer>, Double> next) {
        Map<Long, Map<List<Integer>, Double>> byEnds = new LinkedHashMap<>();
        byWay.forEach((way, law) ->
                add(
                        run(law, sum.bands().get(way.band()).then()),
                        byEnds.computeIfAbsent(way.ends(), _ -> new LinkedHashMap<>())));
        byEnds.forEach((ends, law) -> add(run(law, falls.after(ends)), next));
    }
}
