package adjutant.chance.exact;

import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Surge;
import java.util.Arrays;
import java.util.function.BiFunction;

/**
 * The law of what dice leave where successes bring more dice together. For each number of successes
 * among the dice that feed the surge it keeps what those successes leave; a die without a success
 * leaves nothing.
 */
final class Surging {
    private static final double FACES_SQUARED = Die.SIDES * Die.SIDES;

    private final Surge surge;
    private final Roll[] rolls;

    Surging(Surge surge, Roll[] rolls) {
        this.surge = surge;
        this.rolls = rolls;
    }

    /** How many dice feed a surge. */
    static int feeding(Surge surge, int[] counts) {
        int dice = 0;
        for (int batch : surge.batches()) {
            dice += counts[batch];
        }
        return dice;
    }

    /**
     * The law of all dice.
     *
     * @param left what a die leaves, by its roll, over some of its faces
     * @param more what a die of the surge leaves
     */
    double[] law(int[] counts, BiFunction<Roll, Faces, double[]> left, double[] more) {
        double[] others = Poly.ONE;
        double[][] bySuccesses = {Poly.ONE};
        for (int i = 0; i < rolls.length; i++) {
            if (surge.batches().contains(i)) {
                Faces faces = successes(rolls[i].die());
                bySuccesses =
                        more(bySuccesses, rolls[i].die(), counts[i], left.apply(rolls[i], faces));
            } else {
                double[] die = left.apply(rolls[i], Faces.range(1, Die.SIDES));
                others = Poly.times(others, Poly.sparsePower(die, counts[i]));
            }
        }
        double[] sum = {0};
        double[] brought = Poly.ONE;
        for (int s = 0; s < bySuccesses.length; s++) {
            if (s > 0 && surge.dice(s) > surge.dice(s - 1)) {
                brought = Poly.times(brought, more);
            }
            sum = Poly.plus(sum, 0, Poly.times(bySuccesses[s], brought), 1);
        }
        return Poly.times(others, sum);
    }

    /** The table with the successes of another batch beside those already in it. */
    private static double[][] more(double[][] table, Die die, int count, double[] success) {
        double p = waysToSucceed(die) / FACES_SQUARED;
        if (p == 0 || count == 0) {
            return table;
        }
        double[] chances =
                Poly.binomial(count, (FACES_SQUARED - waysToSucceed(die)) / FACES_SQUARED, p);
        double[] each = Poly.plus(new double[] {0}, 0, success, 1 / p);
        double[][] sums = new double[table.length + count][];
        Arrays.fill(sums, new double[] {0});
        double[] left = Poly.ONE;
        for (int t = 0; t <= count; t++) {
            for (int s = 0; s < table.length; s++) {
                double[] product = Poly.times(table[s], left);
                sums[s + t] = Poly.plus(sums[s + t].clone(), 0, product, chances[t]);
            }
            left = Poly.times(left, each);
        }
        return sums;
    }

    private static Faces successes(Die die) {
        int bits = 0;
        for (int face = 1; face <= Die.SIDES; face++) {
            bits |= die.face(face).equals(Marks.NONE) ? 0 : 1 << face;
        }
        return new Faces(bits);
    }

    private static int waysToSucceed(Die die) {
        int ways = 0;
        for (int face = 1; face <= Die.SIDES; face++) {
            ways += die.face(face).equals(Marks.NONE) ? 0 : Dice.ways(die, face);
        }
        return ways;
    }
}
