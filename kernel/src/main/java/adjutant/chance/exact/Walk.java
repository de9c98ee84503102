package adjutant.chance.exact;

import adjutant.chance.Chance;
import adjutant.chance.Echo;
import adjutant.chance.Odds.PoolLaw;
import adjutant.chance.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The steps of a chance, taken by the law of its tracks. Tracks that nothing couples are walked
 * apart from each other.
 */
final class Walk {
    private final Chance chance;
    private final int[] part;
    private final Map<String, PoolSums> sums = new LinkedHashMap<>();
    private final Measure[] end;
    private final Arrivals[] arrivals;

    /** For each track the number of the last step that uses it; those kept are used to the end. */
    private final int[] lastUse;

    private Walk(Chance chance, boolean sumsWanted, int... kept) {
        this.chance = chance;
        this.part = Coupling.parts(chance);
        this.end = new Measure[part.length];
        this.arrivals = new Arrivals[part.length];
        for (int track = 0; track < part.length; track++) {
            arrivals[track] = new Arrivals(chance.tracks().get(track));
        }
        this.lastUse = Coupling.lastUse(chance);
        for (int track : kept) {
            lastUse[track] = Integer.MAX_VALUE;
        }
        prepare(chance.steps(), sumsWanted);
        for (int track = 0; track < part.length; track++) {
            if (part[track] == track) {
                walk(track);
            }
        }
    }

    /** Walks a part; a track that no later step uses is settled and summed out at once. */
    private void walk(int wanted) {
        Measure now = start(wanted);
        List<Step> steps = chance.steps();
        for (int i = 0; i < steps.size(); i++) {
            now = settled(run(now, List.of(steps.get(i)), wanted), i);
        }
        for (int place = 0; place <= now.others(); place++) {
            end[now.axisAt(place)] = now;
        }
    }

    private Measure settled(Measure now, int step) {
        for (int place = 0; place <= now.others() && now.others() > 0; place++) {
            int track = now.axisAt(place);
            if (lastUse[track] <= step) {
                end[track] = now.only(track);
                return settled(now.without(track), step);
            }
        }
        return now;
    }

    /** The walk through all steps, with the laws of the pools. */
    static Walk through(Chance chance) {
        return new Walk(chance, true);
    }

    /** The walk through all steps for the joint law of two tracks alone. */
    static Walk ofTracks(Chance chance, int a, int b) {
        return new Walk(chance, false, a, b);
    }

    /** The laws of all pools, depth first. */
    List<PoolLaw> pools() {
        List<PoolLaw> laws = new ArrayList<>(sums.size());
        for (PoolSums pool : sums.values()) {
            laws.add(pool.law());
        }
        return laws;
    }

    /** The law of a track in the end. */
    Measure end(int track) {
        return end[track].only(track);
    }

    /** The joint law of two tracks in the end, the second varying fastest. */
    Measure end(int a, int b) {
        return part[a] == part[b] ? end[a].only(a, b) : end(a).beside(end(b));
    }

    private void prepare(List<Step> steps, boolean wanted) {
        for (Step step : steps) {
            switch (step) {
                case Step.Pool pool -> sums.put(pool.label(), new PoolSums(pool.label(), wanted));
                case Step.Test test -> {
                    prepare(test.passed(), wanted);
                    prepare(test.failed(), wanted);
                }
                case Step.Turn _ -> {}
            }
        }
    }

    private Measure start(int wanted) {
        int[] axes = new int[part.length];
        int size = 0;
        for (int track = 0; track < part.length; track++) {
            if (part[track] == wanted) {
                axes[size++] = track;
            }
        }
        axes = Arrays.copyOf(axes, size);
        int[][] states = new int[axes.length][];
        for (int i = 0; i < axes.length; i++) {
            states[i] = new int[] {chance.tracks().get(axes[i]).start()};
        }
        return new Measure(axes, states, new double[] {1});
    }

    private Measure run(Measure measure, List<Step> steps, int wanted) {
        Measure now = measure;
        for (Step step : steps) {
            if (Coupling.touches(chance, step, part, wanted)) {
                now =
                        switch (step) {
                            case Step.Pool pool -> pool(now, pool);
                            case Step.Turn turn -> turn(now, turn);
                            case Step.Test test -> test(now, test, wanted);
                        };
            }
        }
        return now;
    }

    private Measure test(Measure before, Step.Test test, int wanted) {
        double mass = before.mass();
        double pass = Dice.passed(test.die());
        double fail = Dice.failed(test.die());
        passOver(test.failed(), mass * pass, wanted);
        passOver(test.passed(), mass * fail, wanted);
        if (pass == 0) {
            return run(before, test.failed(), wanted);
        }
        if (fail == 0) {
            return run(before, test.passed(), wanted);
        }
        Measure passed = run(before.scaled(pass), test.passed(), wanted);
        return passed.plus(run(before.scaled(fail), test.failed(), wanted));
    }

    /** Notes for all pools among steps that they do not come up. */
    private void passOver(List<Step> steps, double mass, int wanted) {
        for (Step step : steps) {
            switch (step) {
                case Step.Pool pool -> {
                    if (part[chance.index(pool.track())] == wanted) {
                        sums(pool).addNothing(mass);
                    }
                }
                case Step.Test test -> {
                    passOver(test.passed(), mass, wanted);
                    passOver(test.failed(), mass, wanted);
                }
                case Step.Turn _ -> {}
            }
        }
    }

    private Measure turn(Measure before, Step.Turn turn) {
        Measure last = before.withLast(chance.index(turn.track()));
        int[] from = last.lastStates();
        int[] to = Arrays.stream(from).map(turn.next()::get).toArray();
        int[] states = Arrays.stream(to).sorted().distinct().toArray();
        double[] cells = new double[last.cells().length / from.length * states.length];
        for (int i = 0; i < last.cells().length; i++) {
            int at = Arrays.binarySearch(states, to[i % from.length]);
            cells[i / from.length * states.length + at] += last.cells()[i];
        }
        return last.replacingLast(states, cells);
    }

    private Measure pool(Measure before, Step.Pool pool) {
        int index = chance.index(pool.track());
        Dice dice = new Dice(pool, pool.echo().isPresent());
        Rising rising =
                new Rising(
                        arrivals[index],
                        pool.scatter().map(ScatterRows::new).orElse(null),
                        pool.echo().map(Echo::ledger).orElse(null));
        Counts counts = Counts.of(chance, pool);
        Measure after = Taking.of(before.withLast(index), dice, counts, rising, sums(pool));
        return pool.echo().isEmpty() ? after : echo(after, pool.echo().get());
    }

    private Measure echo(Measure before, Echo echo) {
        int index = chance.index(echo.track());
        Dice dice = Dice.of(echo.roll(), echo.tally());
        Rising rising = new Rising(arrivals[index], null, null);
        Counts counts = Counts.onAxis(Taking.ECHO, before.states(Taking.ECHO).length - 1);
        PoolSums none = new PoolSums("echo", false);
        return Taking.of(before.withLast(index), dice, counts, rising, none).without(Taking.ECHO);
    }

    private PoolSums sums(Step.Pool pool) {
        PoolSums found = sums.get(pool.label());
        if (found == null) {
            throw new IllegalStateException("no sums for pool " + pool.label());
        }
        return found;
    }
}
