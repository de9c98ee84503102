package adjutant.chance.exact;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Echo;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import adjutant.chance.Step;
import adjutant.chance.Surge;
import adjutant.chance.Tally;
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

    private final Map<LikeDice, Map<Left, Fraction>> known = new HashMap<>();

    private record LikeDice(Roll roll, int count) {}

    private record Sums(List<Fraction> hits, List<Fraction> first, List<Fraction> total) {}

    /** What the dice of a pool come to. */
    record Thrown(int hits, int first, int echo) {}

    /** What dice left, with the successes among those that feed a surge. */
    private record Fed(int successes, Left left) {}

    private ExactFractions(Chance chance) {
        this.chance = chance;
    }

    /** The laws of all pools, tests and tracks. */
    public static FractionOdds odds(Chance chance) {
        ExactFractions exact = new ExactFractions(chance);
        exact.prepare(chance.steps());
        List<Integer> start = chance.tracks().stream().map(Track::start).toList();
        Map<List<Integer>, Fraction> end =
                exact.run(Map.of(start, Fraction.ONE), Fraction.ONE, chance.steps());
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
        return new FractionOdds(poolLaws, List.copyOf(tests.values()), tracks);
    }

    /** A law to which what is missing to one is added at 0: where the pool did not come up. */
    private static List<Fraction> whole(List<Fraction> law) {
        Fraction sum = law.stream().reduce(Fraction.ZERO, Fraction::plus);
        add(law, 0, new Fraction(sum.denominator().subtract(sum.numerator()), sum.denominator()));
        return law;
    }

    private static void add(List<Fraction> law, int index, Fraction p) {
        while (law.size() <= index) {
            law.add(Fraction.ZERO);
        }
        law.set(index, law.get(index).plus(p));
    }

    private Map<List<Integer>, Fraction> run(
            Map<List<Integer>, Fraction> states, Fraction reached, List<Step> steps) {
        Map<List<Integer>, Fraction> now = states;
        for (Step step : steps) {
            Map<List<Integer>, Fraction> next = new HashMap<>();
            switch (step) {
                case Step.Turn turn ->
                        now.forEach((from, p) -> next.merge(turn(from, turn), p, Fraction::plus));
                case Step.Pool pool -> now.forEach((from, p) -> pool(from, pool, p, next));
                case Step.Test test -> test(now, reached, test, next);
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
            Map<List<Integer>, Fraction> states,
            Fraction reached,
            Step.Test test,
            Map<List<Integer>, Fraction> to) {
        Map<Marks, Fraction> die = die(test.die());
        Fraction pass = Fraction.ZERO;
        Fraction fail = Fraction.ZERO;
        for (Map.Entry<Marks, Fraction> face : die.entrySet()) {
            boolean passes = face.getKey().first() > 0;
            pass = passes ? pass.plus(face.getValue()) : pass;
            fail = passes ? fail : fail.plus(face.getValue());
        }
        tests.put(
                test.label(), new FractionOdds.TestLaw(test.label(), reached, reached.times(pass)));
        branch(states, reached, pass, test.passed(), to);
        branch(states, reached, fail, test.failed(), to);
    }

    private void branch(
            Map<List<Integer>, Fraction> states,
            Fraction reached,
            Fraction share,
            List<Step> steps,
            Map<List<Integer>, Fraction> to) {
        Map<List<Integer>, Fraction> taken = new HashMap<>();
        states.forEach((from, p) -> taken.put(from, p.times(share)));
        run(taken, reached.times(share), steps)
                .forEach((end, p) -> to.merge(end, p, Fraction::plus));
    }

    /** What the face that counts yields: each first face, and each second where it is re-rolled. */
    static Map<Marks, Fraction> die(Die die) {
        Map<Marks, Fraction> law = new LinkedHashMap<>();
        for (int first = 1; first <= Die.SIDES; first++) {
            if (die.again().contains(first)) {
                for (int second = 1; second <= Die.SIDES; second++) {
                    law.merge(die.face(second), Fraction.of(1, 36), Fraction::plus);
                }
            } else {
                law.merge(die.face(first), Fraction.of(1, 6), Fraction::plus);
            }
        }
        return law;
    }

    /** What one die leaves, with the hits of its first throw. */
    static Map<Left, Fraction> left(Roll roll) {
        Map<Left, Fraction> law = new LinkedHashMap<>();
        die(roll.die())
                .forEach((marks, p) ->
                        follow(roll, marks)
                                .forEach((l, q) -> law.merge(l, p.times(q), Fraction::plus)));
        return law;
    }

    static Map<Left, Fraction> follow(Roll roll, Marks marks) {
        Map<Left, Fraction> law = Map.of(Left.NOTHING, Fraction.ONE);
        int hits = 0;
        for (int kind = 0; kind < Marks.KINDS; kind++) {
            int n = marks.of(kind);
            boolean leads = kind < roll.then().size();
            Map<Left, Fraction> each =
                    leads ? left(roll.then().get(kind)) : Map.of(one(kind), Fraction.ONE);
            for (int i = 0; i < n; i++) {
                law = sum(law, each);
            }
            hits += leads || kind != Marks.ECHO ? n : 0;
        }
        Map<Left, Fraction> counted = new LinkedHashMap<>();
        int counts = roll.then().isEmpty() ? 0 : hits;
        law.forEach((left, p) -> counted.merge(left.withHits(counts), p, Fraction::plus));
        return counted;
    }

    private static Left one(int kind) {
        return new Left(0, kind == 0 ? 1 : 0, kind == 1 ? 1 : 0, kind == Marks.ECHO ? 1 : 0);
    }

    private static Map<Left, Fraction> sum(Map<Left, Fraction> a, Map<Left, Fraction> b) {
        Map<Left, Fraction> sum = new LinkedHashMap<>();
        a.forEach((x, p) -> b.forEach((y, q) -> sum.merge(x.plus(y), p.times(q), Fraction::plus)));
        return sum;
    }

    /** What a number of like dice leave. */
    private Map<Left, Fraction> left(Roll roll, int count) {
        if (count == 0) {
            return Map.of(Left.NOTHING, Fraction.ONE);
        }
        LikeDice these = new LikeDice(roll, count);
        Map<Left, Fraction> law = known.get(these);
        if (law == null) {
            law = sum(left(roll, count - 1), left(roll));
            known.put(these, law);
        }
        return law;
    }

    private Map<Integer, Fraction> amount(Roll roll, int count, Tally tally) {
        Map<Integer, Fraction> law = new LinkedHashMap<>();
        left(roll, count)
                .forEach((left, p) ->
                        law.merge(tally.amount(left.light(), left.heavy()), p, Fraction::plus));
        return law;
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
                        ? surged(pool, pool.surge().get(), from)
                        : thrown(pool, from);
        law.forEach((left, q) -> {
            int first = pool.tally().amount(left.light() + pool.sure(), left.heavy());
            settle(from, pool, new Thrown(left.hits(), first, left.echo()), p.times(q), to);
        });
    }

    private Map<Left, Fraction> thrown(Step.Pool pool, List<Integer> from) {
        Map<Left, Fraction> law = Map.of(Left.NOTHING, Fraction.ONE);
        for (Batch batch : pool.batches()) {
            law = sum(law, left(batch.roll(), count(batch.count(), from)));
        }
        return law;
    }

    /** The dice of a pool with a surge, one after the other, with the successes that feed it. */
    private Map<Left, Fraction> surged(Step.Pool pool, Surge surge, List<Integer> from) {
        Map<Fed, Fraction> law = Map.of(new Fed(0, Left.NOTHING), Fraction.ONE);
        for (int batch = 0; batch < pool.batches().size(); batch++) {
            Roll roll = pool.batches().get(batch).roll();
            boolean feeds = surge.batches().contains(batch);
            for (int i = count(pool.batches().get(batch).count(), from); i > 0; i--) {
                law = oneMore(law, roll, feeds);
            }
        }
        Map<Left, Fraction> all = new LinkedHashMap<>();
        law.forEach((fed, p) -> {
            int dice = surge.dice(fed.successes());
            left(surge.roll(), dice)
                    .forEach((left, q) ->
                            all.merge(
                                    fed.left().plus(left.withHits(dice)),
                                    p.times(q),
                                    Fraction::plus));
        });
        return all;
    }

    private static Map<Fed, Fraction> oneMore(Map<Fed, Fraction> law, Roll roll, boolean feeds) {
        Map<Fed, Fraction> sum = new LinkedHashMap<>();
        die(roll.die())
                .forEach((marks, p) -> {
                    int success = feeds && !marks.equals(Marks.NONE) ? 1 : 0;
                    follow(roll, marks)
                            .forEach((left, q) ->
                                    law.forEach((fed, r) ->
                                            sum.merge(
                                                    new Fed(
                                                            fed.successes() + success,
                                                            fed.left().plus(left)),
                                                    p.times(q).times(r),
                                                    Fraction::plus)));
                });
        return sum;
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
            default -> amount(Roll.last("", 0, scatter.dice().get(way)), units, scatter.tally());
        };
    }

    private static int brought(Step.Pool pool, int before, int between) {
        return pool.echo()
                .map(echo -> echo.ledger().get(between) - echo.ledger().get(before))
                .orElse(0);
    }

    private void echo(
            Step.Pool pool,
            int dice,
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
        amount(echo.roll(), dice, echo.tally())
                .forEach((amount, q) ->
                        to.merge(
                                with(states, index, track.rise(before, amount)),
                                p.times(q),
                                Fraction::plus));
    }
}
