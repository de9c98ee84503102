package adjutant.chance.exact;

import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Surge;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The law of what dice leave where the first ones that yield nothing are thrown once more: die by
 * die, by the number of dice mended so far and, for a surge, of successes.
 */
final class Mending {
    private static final double FACES_SQUARED = Die.SIDES * Die.SIDES;
    private static final double[] ZERO = {0};

    private final List<Roll> rolls;
    private final Set<Integer> mends;
    private final @Nullable Surge surge;

    /**
     * Dice some of which may be mended.
     *
     * @param mends which batches, by their place among {@code rolls}
     * @param surge what their successes bring, fed by places among {@code rolls}
     */
    Mending(List<Roll> rolls, Set<Integer> mends, @Nullable Surge surge) {
        this.rolls = rolls;
        this.mends = mends;
        this.surge = surge;
    }

    /** How a die falls. */
    private static final class Fall {
        /** What it leaves, over its successes. */
        private final double[] success;

        /** The chance that it yields nothing for good. */
        private final double failure;

        /** The chance that it yields nothing and may be thrown once more. */
        private final double mendable;

        /** What it leaves then, over its successes. */
        private final double[] second;

        /** The chance that it yields nothing then. */
        private final double secondFailure;

        private Fall(
                double[] success,
                double failure,
                double mendable,
                double[] second,
                double secondFailure) {
            this.success = success;
            this.failure = failure;
            this.mendable = mendable;
            this.second = second;
            this.secondFailure = secondFailure;
        }
    }

    /**
     * The laws of what all dice leave, by the number of dice mended, 0 to {@code most}.
     *
     * @param left what a die leaves, by its roll, over some of its faces
     * @param more what a die of the surge leaves
     */
    double[][] law(int[] counts, int most, BiFunction<Roll, Faces, double[]> left, double[] more) {
        double[][][] table = empty(most + 1, 1);
        table[0][0] = Poly.ONE;
        for (int batch = 0; batch < rolls.size(); batch++) {
            Fall fall = fall(batch, left);
            int step = surge != null && surge.batches().contains(batch) ? 1 : 0;
            for (int i = 0; i < counts[batch]; i++) {
                table = oneMore(table, fall, step);
            }
        }
        double[][] laws = new double[most + 1][];
        for (int mended = 0; mended <= most; mended++) {
            laws[mended] = surged(table[mended], more);
        }
        return laws;
    }

    private static double[][][] empty(int mended, int successes) {
        double[][][] table = new double[mended][successes][];
        for (double[][] row : table) {
            Arrays.fill(row, ZERO);
        }
        return table;
    }

    private Fall fall(int batch, BiFunction<Roll, Faces, double[]> left) {
        Roll roll = rolls.get(batch);
        Die die = roll.die();
        Faces nothing = nothing(die);
        Faces yields = new Faces(Faces.range(1, Die.SIDES).bits() & ~nothing.bits());
        int waysToFail = 0;
        int firstFailures = 0;
        for (int face = 1; face <= Die.SIDES; face++) {
            waysToFail += nothing.contains(face) ? Dice.ways(die, face) : 0;
            firstFailures += nothing.contains(face) && !die.again().contains(face) ? 1 : 0;
        }
        int first = mends.contains(batch) ? Die.SIDES * firstFailures : 0;
        Roll once =
                new Roll(roll.purpose(), roll.on(), new Die(die.faces(), Faces.NONE), roll.then());
        return new Fall(
                left.apply(roll, yields),
                (waysToFail - first) / FACES_SQUARED,
                first / FACES_SQUARED,
                left.apply(once, yields),
                Integer.bitCount(nothing.bits()) / (double) Die.SIDES);
    }

    private static Faces nothing(Die die) {
        int bits = 0;
        for (int face = 1; face <= Die.SIDES; face++) {
            bits |= die.face(face).equals(Marks.NONE) ? 1 << face : 0;
        }
        return new Faces(bits);
    }

    private static double[][][] oneMore(double[][][] table, Fall fall, int step) {
        int most = table.length - 1;
        double[][][] next = empty(most + 1, table[0].length + step);
        for (int mended = 0; mended <= most; mended++) {
            for (int s = 0; s < table[mended].length; s++) {
                double[] now = table[mended][s];
                add(next[mended], s + step, Poly.times(now, fall.success), 1);
                add(next[mended], s, now, fall.failure);
                if (mended == most) {
                    add(next[mended], s, now, fall.mendable);
                } else {
                    double[] again = Poly.times(now, fall.second);
                    add(next[mended + 1], s + step, again, fall.mendable);
                    add(next[mended + 1], s, now, fall.mendable * fall.secondFailure);
                }
            }
        }
        return next;
    }

    private static void add(double[][] row, int s, double[] law, double chance) {
        if (chance > 0) {
            row[s] = Poly.plus(row[s].clone(), 0, law, chance);
        }
    }

    private double[] surged(double[][] bySuccesses, double[] more) {
        double[] sum = ZERO;
        double[] brought = Poly.ONE;
        for (int s = 0; s < bySuccesses.length; s++) {
            if (surge != null && s > 0 && surge.dice(s) > surge.dice(s - 1)) {
                brought = Poly.times(brought, more);
            }
            sum = Poly.plus(sum.clone(), 0, Poly.times(bySuccesses[s], brought), 1);
        }
        return sum;
    }
}
