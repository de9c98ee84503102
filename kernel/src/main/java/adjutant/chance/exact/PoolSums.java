package adjutant.chance.exact;

import adjutant.chance.Law;
import adjutant.chance.Odds.PoolLaw;
import java.util.Arrays;

/** The laws of a pool's amounts, while they are added up. */
final class PoolSums {
    private static final int FEW = 64;

    private final String label;
    private final boolean wanted;
    private double[] hits = {0};
    private double[] first = {0};
    private double[] total = new double[FEW];
    private int size = 1;

    /** Nothing added yet. */
    PoolSums(String label, boolean wanted) {
        this.label = label;
        this.wanted = wanted;
    }

    /** Whether anybody asks for them. */
    boolean wanted() {
        return wanted;
    }

    /** Adds the chance that the pool does not come up, or is skipped. */
    void addNothing(double chance) {
        hits[0] += chance;
        first[0] += chance;
        total[0] += chance;
    }

    /** Adds a law of the hits, times the chance that it is the one that holds. */
    void addHits(double[] law, double chance) {
        hits = Poly.plus(hits, 0, law, chance);
    }

    /** Adds a law of the first amount, times the chance that it is the one that holds. */
    void addFirst(double[] law, double chance) {
        first = Poly.plus(first, 0, law, chance);
    }

    /** Adds the law of the second amount beside a first one, times their chance. */
    void addTotal(int amount, double[] second, double chance) {
        if (wanted) {
            int end = amount + second.length;
            size = Math.max(size, end);
            if (end > total.length) {
                total = Arrays.copyOf(total, 2 * end);
            }
            Poly.addScaled(total, amount, second, chance);
        }
    }

    /** The laws. */
    PoolLaw law() {
        return new PoolLaw(label, Law.of(hits), Law.of(first), Law.of(Arrays.copyOf(total, size)));
    }
}
