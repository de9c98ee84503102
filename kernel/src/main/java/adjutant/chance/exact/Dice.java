package adjutant.chance.exact;

import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Surge;
import adjutant.chance.Tally;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Batches of dice whose marks are tallied together: the law of their amount and echo marks, by the
 * counts of dice.
 */
final class Dice {
    private static final double FACES_SQUARED = Die.SIDES * Die.SIDES;

    private static final Faces ALL = Faces.range(1, Die.SIDES);

    private final Roll[] rolls;
    private final int sure;
    private final Tally tally;
    private final boolean echoes;
    private final boolean apart;
    private final @Nullable Surge surge;
    private final double[] @Nullable [] plain;

    /** Set where the dice lie in several heaps, or some may be mended. */
    private final @Nullable Heaps heaps;

    /**
     * The dice of a pool; their counts are not read.
     *
     * @param echoes whether echo marks are asked for
     */
    Dice(Step.Pool pool, boolean echoes) {
        this(
                pool.batches(),
                pool.sure(),
                pool.tally(),
                echoes,
                pool.surge().orElse(null),
                Heaps.needed(pool) ? new Heaps(pool, echoes) : null);
    }

    /** One batch, without echo marks. */
    static Dice of(Roll roll, Tally tally) {
        return new Dice(List.of(new Batch(Count.of(0), roll)), 0, tally, false, null, null);
    }

    /** Dice of one heap. */
    Dice(
            List<Batch> batches,
            int sure,
            Tally tally,
            boolean echoes,
            @Nullable Surge surge,
            @Nullable Heaps heaps) {
        this.rolls = new Roll[batches.size()];
        for (int i = 0; i < rolls.length; i++) {
            rolls[i] = batches.get(i).roll();
        }
        this.sure = sure;
        this.tally = tally;
        this.surge = surge;
        this.echoes = echoes && mostOfAny(Marks.ECHO) > 0;
        this.apart = tally.forgive() > 0 && mostOfAny(1) > 0;
        this.plain = new double[rolls.length][];
        this.heaps = heaps;
    }

    private int mostOfAny(int kind) {
        int most = surge == null ? 0 : most(surge.roll(), kind);
        for (Roll roll : rolls) {
            most = Math.max(most, most(roll, kind));
        }
        return most;
    }

    /** How many marks of a kind one die of a roll can leave, at most. */
    private static int most(Roll roll, int kind) {
        int most = 0;
        for (Marks marks : roll.die().faces()) {
            int left = 0;
            for (int k = 0; k < Marks.KINDS; k++) {
                if (k < roll.then().size()) {
                    left += marks.of(k) == 0 ? 0 : marks.of(k) * most(roll.then().get(k), kind);
                } else if (k == kind) {
                    left += marks.of(k);
                }
            }
            most = Math.max(most, left);
        }
        return most;
    }

    /** In how many of 36 cases a face is the one that counts, in a die that may be thrown again. */
    static int ways(Die die, int face) {
        int again = Integer.bitCount(die.again().bits());
        return again + (die.again().contains(face) ? 0 : Die.SIDES);
    }

    /** The chance that a die yields a mark of the first kind. */
    static double passed(Die die) {
        return waysToPass(die) / FACES_SQUARED;
    }

    /** The chance that a die yields no mark of the first kind. */
    static double failed(Die die) {
        return (FACES_SQUARED - waysToPass(die)) / FACES_SQUARED;
    }

    /** In 36. */
    private static int waysToPass(Die die) {
        int ways = 0;
        for (int face = 1; face <= Die.SIDES; face++) {
            ways += die.face(face).first() > 0 ? ways(die, face) : 0;
        }
        return ways;
    }

    /** The law of a number that is read off the face that counts, where it is one of some. */
    private static double[] law(Die die, Faces faces, ToIntFunction<Marks> number) {
        int most = 0;
        for (Marks marks : die.faces()) {
            most = Math.max(most, number.applyAsInt(marks));
        }
        double[] law = new double[most + 1];
        for (int face = 1; face <= Die.SIDES; face++) {
            law[number.applyAsInt(die.face(face))] += faces.contains(face) ? ways(die, face) : 0;
        }
        for (int i = 0; i <= most; i++) {
            law[i] /= FACES_SQUARED;
        }
        return law;
    }

    /** The law of the hits: the marks of the first throw, where it leads on. */
    double[] hits(int[] counts) {
        if (heaps != null) {
            return heaps.hits(counts);
        }
        if (surge != null) {
            double[] one = {0, 1};
            return new Surging(surge, rolls).law(counts, (roll, faces) -> hits(roll, faces), one);
        }
        double[] hits = Poly.ONE;
        for (int i = 0; i < counts.length; i++) {
            if (!rolls[i].then().isEmpty()) {
                double[] batch = Poly.power(hits(rolls[i]), counts[i]);
                hits = hits.length == 1 ? batch : Poly.times(hits, batch);
            }
        }
        return hits;
    }

    private static double[] hits(Roll roll) {
        return hits(roll, ALL);
    }

    static double[] hits(Roll roll, Faces faces) {
        if (roll.then().isEmpty()) {
            return law(roll.die(), faces, _ -> 0);
        }
        boolean thirdLeads = roll.then().size() > Marks.ECHO;
        return law(
                roll.die(),
                faces,
                marks -> marks.first() + marks.second() + (thirdLeads ? marks.third() : 0));
    }

    /** The law of the amount, and of the echo marks beside it. */
    Amounts amounts(int[] counts) {
        if (heaps != null) {
            return heaps.amounts(counts);
        }
        Packing packing = packing(counts);
        if (surge != null) {
            double[] left =
                    new Surging(surge, rolls)
                            .law(
                                    counts,
                                    (roll, faces) -> left(roll, packing, faces),
                                    left(surge.roll(), packing));
            return tallied(left, packing);
        }
        double[] left = Poly.ONE;
        for (int i = 0; i < counts.length; i++) {
            double[] die = !apart && !echoes ? plain(i) : left(rolls[i], packing);
            double[] batch =
                    apart || echoes ? Poly.sparsePower(die, counts[i]) : Poly.power(die, counts[i]);
            left = i == 0 ? batch : Poly.times(left, batch);
        }
        return tallied(left, packing);
    }

    /**
     * The laws of the amount where some dice may be mended: for each number of mended dice that of
     * the amount and the echo marks beside it.
     */
    Amounts[] mended(Mending mending, int[] counts, int most) {
        Packing packing = packing(counts);
        double[] more = surge == null ? Poly.ONE : left(surge.roll(), packing);
        double[][] byMended =
                mending.law(counts, most, (roll, faces) -> left(roll, packing, faces), more);
        Amounts[] laws = new Amounts[byMended.length];
        Arrays.setAll(laws, i -> tallied(byMended[i], packing));
        return laws;
    }

    /** The law of the amount of one die more in the only batch, where the dice are just added. */
    double[] oneMore(double[] amounts) {
        return Poly.oneMore(plain(0), amounts);
    }

    private double[] plain(int batch) {
        double[] die = plain[batch];
        if (die == null) {
            die = left(rolls[batch], PLAIN);
            plain[batch] = die;
        }
        return die;
    }

    /** Whether the amount is just the sum of what each die leaves. */
    boolean added() {
        return heaps == null && !apart && !echoes && sure == 0 && tally.equals(Tally.ALL);
    }

    private Amounts tallied(double[] left, Packing packing) {
        if (added()) {
            return new Amounts(new double[][] {left});
        }
        int echoSpan = echoes ? packing.echo : left.length;
        double[][] amounts = new double[(left.length - 1) / echoSpan + 1][1];
        for (int i = 0; i < left.length; i++) {
            if (left[i] != 0) {
                int rest = i % echoSpan;
                int heavy = apart ? rest / packing.heavy : 0;
                int light = rest - heavy * packing.heavy;
                int amount = tally.amount(sure + light, heavy);
                int echo = i / echoSpan;
                amounts[echo] = Poly.plus(amounts[echo], amount, Poly.ONE, left[i]);
            }
        }
        return new Amounts(amounts);
    }

    /** The exponents of a left mark of each kind; a light one has 1. */
    private record Packing(int heavy, int echo) {
        int of(int kind) {
            return switch (kind) {
                case 0 -> 1;
                case 1 -> heavy;
                default -> echo;
            };
        }

        int of(Marks marks) {
            return marks.first() + heavy * marks.second() + echo * marks.third();
        }
    }

    private static final Packing PLAIN = new Packing(2, 0);

    /**
     * Three counts packed into one exponent. Light and heavy marks are packed as their cost; they
     * are kept apart only where heavy ones may be forgiven.
     */
    private Packing packing(int[] counts) {
        if (!apart && !echoes) {
            return PLAIN;
        }
        int light = 0;
        int heavy = 0;
        for (int i = 0; i < counts.length; i++) {
            light += counts[i] * most(rolls[i], 0);
            heavy += counts[i] * most(rolls[i], 1);
        }
        if (surge != null) {
            int dice = surge.dice(Surging.feeding(surge, counts));
            light += dice * most(surge.roll(), 0);
            heavy += dice * most(surge.roll(), 1);
        }
        int heavyStep = apart ? light + 1 : 2;
        return new Packing(heavyStep, echoes ? light + heavy * heavyStep + 1 : 0);
    }

    /** What one die leaves in the end. */
    private static double[] left(Roll roll, Packing packing) {
        return left(roll, packing, ALL);
    }

    /** What one die leaves in the end where the face that counts is one of some. */
    private static double[] left(Roll roll, Packing packing, Faces faces) {
        if (roll.then().isEmpty()) {
            return law(roll.die(), faces, packing::of);
        }
        double[][] then = new double[roll.then().size()][];
        for (int k = 0; k < then.length; k++) {
            then[k] = left(roll.then().get(k), packing);
        }
        double[] left = {0};
        for (int face = 1; face <= Die.SIDES; face++) {
            Marks marks = roll.die().face(face);
            if (!faces.contains(face)) {
                continue;
            }
            int ways = ways(roll.die(), face);
            while (face < Die.SIDES
                    && faces.contains(face + 1)
                    && roll.die().face(face + 1).equals(marks)) {
                face++;
                ways += ways(roll.die(), face);
            }
            int shift = 0;
            double[] follows = Poly.ONE;
            for (int k = 0; k < Marks.KINDS; k++) {
                if (k >= then.length) {
                    shift += packing.of(k) * marks.of(k);
                } else if (marks.of(k) > 0) {
                    double[] all = marks.of(k) == 1 ? then[k] : Poly.power(then[k], marks.of(k));
                    follows = follows.length == 1 ? all : Poly.times(follows, all);
                }
            }
            left = Poly.plus(left, shift, follows, ways / FACES_SQUARED);
        }
        return left;
    }
}
