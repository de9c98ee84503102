package adjutant.chance.exact;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Echo;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import adjutant.chance.Step;
import adjutant.chance.Track;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The interpreter that works out the law of a {@link Chance} in fractions: one die after the other,
 * every state on its own. Plain and slow, so that it can be trusted; it shares nothing with {@link
 * Exact}.
 */
public final class ExactFractions {
    private final Chance chance;
    private final Map<String, Sums> pools = new LinkedHashMap<>();
    private final Map<String, FractionOdds.TestLaw> tests = new LinkedHashMap<>();
    private final Map<String, FractionTotals> totals = new LinkedHashMap<>();
    private final FractionDice dice = new FractionDice();

    private record Sums(List<Fraction> hits, List<Fraction> first, List<Fraction> total) {}

    /** What the dice of a pool come to. */
    record Thrown(int hits, int first, int echo) {}

    private ExactFractions(Chance chance) {
        this.chance = chance;
    }

    /** The laws of all pools, tests, sums and tracks. */
    public static FractionOdds odds(Chance chance) {
        ExactFractions exact = new ExactFractions(chance);
        exact.prepare(chance.steps());
        List<Integer> start = chance.tracks().stream().map(Track::start).toList();
        Map<List<Integer>, Fraction> end = exact.run(Map.of(start, Fraction.ONE), chance.steps());
        return exact.odds(end);
    }

    private void prepare(List<Step> steps) {
        for (Step step : steps) {
            switch (step) {
                case Step.Pool pool ->
                        pools.put(
                                pool.label(),
                                new Sums(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
                case Step.Test test -> {
                    tests.put(
                            test.label(),
                            new FractionOdds.TestLaw(test.label(), Fraction.ZERO, Fraction.ZERO));
                    prepare(test.passed());
                    prepare(test.failed());
                }
                case Step.Sum sum -> {
                    totals.put(sum.label(), new FractionTotals(sum));
                    sum.branches().forEach(this::prepare);
                }
                case Step.Turn _ -> {}
            }
        }
    }

    private FractionOdds odds(Map<List<Integer>, Fraction> end) {
        List<FractionOdds.PoolLaw> poolLaws = new ArrayList<>();
        pools.forEach((label, sums) ->
                poolLaws.add(
                        new FractionOdds.PoolLaw(
                                label,
                                whole(sums.hits()),
                                whole(sums.first()),
                                whole(sums.total()))));
        List<List<Fraction>> tracks = new ArrayList<>();
        for (int i = 0; i < chance.tracks().size(); i++) {
            List<Fraction> law = new ArrayList<>();
            add(law, chance.tracks().get(i).states() - 1, Fraction.ZERO);
            for (Map.Entry<List<Integer>, Fraction> entry : end.entrySet()) {
                add(law, entry.getKey().get(i), entry.getValue());
            }
            tracks.add(law);
        }
        List<FractionOdds.SumLaw> sumLaws =
                totals.values().stream().map(FractionTotals::law).toList();
        return new FractionOdds(poolLaws, List.copyOf(tests.values()), sumLaws, tracks);
    }

    /** A law to which what is missing to one is added at 0: where the pool did not come up. */
    private static List<Fraction> whole(List<Fraction> law) {
        Fraction sum = law.stream().reduce(Fraction.ZERO, Fraction::plus);
        add(law, 0, new Fraction(sum.denominator().subtract(sum.numerator()), sum.denominator()));
        return law;
    }

    /** Adds to the probability of a number; the law is made longer where it is too short. */
    static void add(List<Fraction> law, int index, Fraction p) {
        while (law.size() <= index) {
            law.add(Fraction.ZERO);
        }
        law.set(index, law.get(index).plus(p));
    }

    private Map<List<Integer>, Fraction> run(
            Map<List<Integer>, Fraction> states, List<Step> steps) {
        Map<List<Integer>, Fraction> now = states;
        for (Step step : steps) {
            Map<List<Integer>, Fraction> next = new HashMap<>();
            switch (step) {
                case Step.Turn turn ->
                        now.forEach((from, p) -> next.merge(turn(from, turn), p, Fraction::plus));
                case Step.Pool pool -> now.forEach((from, p) -> pool(from, pool, p, next));
                case Step.Test test -> test(now, test, next);
                case Step.Sum sum -> sum(now, sum, next);
            }
            now = next;
        }
        return now;
    }

    private List<Integer> turn(List<Integer> from, Step.Turn turn) {
        int track = chance.index(turn.track());
        return with(from, track, turn.next().get(from.get(track)));
    }

    private static List<Integer> with(List<Integer> states, int track, int state) {
        List<Integer> changed = new ArrayList<>(states);
        changed.set(track, state);
        return List.copyOf(changed);
    }

    private void test(
            Map<List<Integer>, Fraction> states, Step.Test test, Map<List<Integer>, Fraction> to) {
        Map<Marks, Fraction> die = FractionDice.die(test.die());
        Fraction pass = Fraction.ZERO;
        Fraction fail = Fraction.ZERO;
        for (Map.Entry<Marks, Fraction> face : die.entrySet()) {
            boolean passes = face.getKey().first() > 0;
            pass = passes ? pass.plus(face.getValue()) : pass;
            fail = passes ? fail : fail.plus(face.getValue());
        }
        Fraction reached = states.values().stream().reduce(Fraction.ZERO, Fraction::plus);
        tests.merge(
                test.label(),
                new FractionOdds.TestLaw(test.label(), reached, reached.times(pass)),
                FractionOdds.TestLaw::plus);
        branch(states, pass, test.passed(), to);
        branch(states, fail, test.failed(), to);
    }

    private void branch(
            Map<List<Integer>, Fraction> states,
            Fraction share,
            List<Step> steps,
            Map<List<Integer>, Fraction> to) {
        Map<List<Integer>, Fraction> taken = new HashMap<>();
        states.forEach((from, p) -> taken.put(from, p.times(share)));
        run(taken, steps).forEach((end, p) -> to.merge(end, p, Fraction::plus));
    }

    private void sum(
            Map<List<Integer>, Fraction> states, Step.Sum sum, Map<List<Integer>, Fraction> to) {
        FractionTotals laws = totals.get(sum.label());
        if (laws == null) {
            throw new IllegalStateException("no sum " + sum.label());
        }
        Map<List<Step>, Map<List<Integer>, Fraction>> byFollows = new LinkedHashMap<>();
        states.forEach((from, p) ->
                laws.add(sum.shift(track -> from.get(chance.index(track))), p)
                        .forEach((follows, q) ->
                                byFollows
                                        .computeIfAbsent(follows, _ -> new LinkedHashMap<>())
                                        .merge(from, p.times(q), Fraction::plus)));
        byFollows.forEach((follows, law) ->
                run(law, follows).forEach((end, p) -> to.merge(end, p, Fraction::plus)));
    }

    private void pool(
            List<Integer> from, Step.Pool pool, Fraction p, Map<List<Integer>, Fraction> to) {
        int track = chance.index(pool.track());
        if (chance.tracks().get(track).isLast(from.get(track))) {
            to.merge(from, p, Fraction::plus);
            return;
        }
        if (Heaps.needed(pool)) {
            FractionHeaps.thrown(pool, count -> count(count, from))
                    .forEach((thrown, q) -> settle(from, pool, thrown, p.times(q), to));
            return;
        }
        Map<Left, Fraction> law =
                pool.surge().isPresent()
                        ? dice.surged(pool, pool.surge().get(), counts(pool, from))
                        : thrown(pool, from);
        law.forEach((left, q) -> {
            int first = pool.tally().amount(left.light() + pool.sure(), left.heavy());
            settle(from, pool, new Thrown(left.hits(), first, left.echo()), p.times(q), to);
        });
    }

    private Map<Left, Fraction> thrown(Step.Pool pool, List<Integer> from) {
        Map<Left, Fraction> law = Map.of(Left.NOTHING, Fraction.ONE);
        for (Batch batch : pool.batches()) {
            law = FractionDice.sum(law, dice.left(batch.roll(), count(batch.count(), from)));
        }
        return law;
    }

    private int[] counts(Step.Pool pool, List<Integer> states) {
        return pool.batches().stream().mapToInt(batch -> count(batch.count(), states)).toArray();
    }

    private int count(Count count, List<Integer> states) {
        return switch (count) {
            case Count.Fixed fixed -> fixed.dice();
            case Count.ByState by -> by.byState().get(states.get(chance.index(by.track())));
        };
    }

    private void settle(
            List<Integer> from,
            Step.Pool pool,
            Thrown thrown,
            Fraction p,
            Map<List<Integer>, Fraction> to) {
        Sums sums = pools.get(pool.label());
        if (sums == null) {
            throw new IllegalStateException("no pool " + pool.label());
        }
        int index = chance.index(pool.track());
        Track track = chance.tracks().get(index);
        int first = thrown.first();
        int between = track.rise(from.get(index), first);
        add(sums.hits(), thrown.hits(), p);
        add(sums.first(), first, p);
        second(pool, first, between)
                .forEach((second, q) -> {
                    Fraction r = p.times(q);
                    add(sums.total(), first + second, r);
                    List<Integer> after = with(from, index, track.rise(between, second));
                    int brought = brought(pool, from.get(index), between);
                    echo(pool, thrown.echo() + brought, after, r, to);
                });
    }

    private Map<Integer, Fraction> second(Step.Pool pool, int units, int between) {
        if (pool.scatter().isEmpty()) {
            return Map.of(0, Fraction.ONE);
        }
        Scatter scatter = pool.scatter().get();
        int way = scatter.byState().get(between);
        return switch (way) {
            case Scatter.NONE -> Map.of(0, Fraction.ONE);
            case Scatter.SURE -> Map.of(scatter.tally().amount(units, 0), Fraction.ONE);
            default -> {
                Roll roll = Roll.last("", 0, scatter.dice().get(way));
                yield dice.amount(roll, units, scatter.tally());
            }
        };
    }

    private static int brought(Step.Pool pool, int before, int between) {
        return pool.echo()
                .map(echo -> echo.ledger().get(between) - echo.ledger().get(before))
                .orElse(0);
    }

    private void echo(
            Step.Pool pool,
            int count,
            List<Integer> states,
            Fraction p,
            Map<List<Integer>, Fraction> to) {
        if (pool.echo().isEmpty()) {
            to.merge(states, p, Fraction::plus);
            return;
        }
        Echo echo = pool.echo().get();
        int index = chance.index(echo.track());
        Track track = chance.tracks().get(index);
        int before = states.get(index);
        if (track.isLast(before)) {
            to.merge(states, p, Fraction::plus);
            return;
        }
        dice.amount(echo.roll(), count, echo.tally())
                .forEach((amount, q) ->
                        to.merge(
                                with(states, index, track.rise(before, amount)),
                                p.times(q),
                                Fraction::plus));
    }
}
