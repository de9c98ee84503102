package adjutant.chance.exact;

import adjutant.chance.Die;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Surge;
import adjutant.chance.Tally;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** What dice leave, in fractions: one die after the other. */
final class FractionDice {
    /** What dice left, with the successes among those that feed a surge. */
    private record Fed(int successes, Left left) {}

    private final Map<LikeDice, Map<Left, Fraction>> known = new HashMap<>();

    private record LikeDice(Roll roll, int count) {}

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

    /** What marks lead to. */
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

    /** What two lots of dice leave together. */
    static Map<Left, Fraction> sum(Map<Left, Fraction> a, Map<Left, Fraction> b) {
        Map<Left, Fraction> sum = new LinkedHashMap<>();
        a.forEach((x, p) -> b.forEach((y, q) -> sum.merge(x.plus(y), p.times(q), Fraction::plus)));
        return sum;
    }

    /** What a number of like dice leave. */
    Map<Left, Fraction> left(Roll roll, int count) {
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

    /** The amount of a number of like dice. */
    Map<Integer, Fraction> amount(Roll roll, int count, Tally tally) {
        Map<Integer, Fraction> law = new LinkedHashMap<>();
        left(roll, count)
                .forEach((left, p) ->
                        law.merge(tally.amount(left.light(), left.heavy()), p, Fraction::plus));
        return law;
    }

    /** The dice of a pool with a surge, one after the other, with the successes that feed it. */
    Map<Left, Fraction> surged(Step.Pool pool, Surge surge, int[] counts) {
        Map<Fed, Fraction> law = Map.of(new Fed(0, Left.NOTHING), Fraction.ONE);
        for (int batch = 0; batch < pool.batches().size(); batch++) {
            Roll roll = pool.batches().get(batch).roll();
            boolean feeds = surge.batches().contains(batch);
            for (int i = counts[batch]; i > 0; i--) {
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
}
