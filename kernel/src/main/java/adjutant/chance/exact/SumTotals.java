package adjutant.chance.exact;

import adjutant.chance.Law;
import adjutant.chance.Odds.SumLaw;
import adjutant.chance.Step;
import java.util.Map;
import java.util.TreeMap;

/** The laws of a sum, while they are added up, and how its dice fall. */
final class SumTotals {
    private final Step.Sum sum;
    private final Falls falls;
    private final Map<Integer, Double> byDice;
    private final TreeMap<Integer, Double> totals = new TreeMap<>();
    private final double[] bands;
    private double reached;

    /** Nothing added yet. */
    SumTotals(Step.Sum sum) {
        this.sum = sum;
        this.falls = new Falls(sum);
        this.byDice = falls.totals();
        this.bands = new double[sum.bands().size()];
    }

    /** How the dice fall. */
    Falls falls() {
        return falls;
    }

    /** Adds the chance that the sum comes up where so much is added to its dice. */
    void add(int shift, double chance) {
        if (chance == 0) {
            return;
        }
        reached += chance;
        byDice.forEach((dice, p) -> {
            totals.merge(dice + shift, chance * p, Double::sum);
            bands[sum.band(dice + shift)] += chance * p;
        });
    }

    /** The laws, given that the sum comes up. */
    SumLaw law() {
        int lowest = totals.isEmpty() ? 0 : totals.firstKey();
        int size = totals.isEmpty() ? 1 : totals.lastKey() - lowest + 1;
        double[] above = new double[size];
        totals.forEach((total, p) -> above[total - lowest] = p / reached);
        double[] given = bands.clone();
        for (int band = 0; band < given.length && reached > 0; band++) {
            given[band] /= reached;
        }
        return new SumLaw(sum.label(), reached, lowest, Law.of(above), Law.of(given));
    }
}
