package adjutant.chance.exact;

import adjutant.chance.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** The laws of a sum in fractions, while they are added up. */
final class FractionTotals {
    private final Step.Sum sum;
    private final Map<FractionFalls.Fall, Fraction> falls;
    private final TreeMap<Integer, Fraction> totals = new TreeMap<>();

    /** Nothing added yet. */
    FractionTotals(Step.Sum sum) {
        this.sum = sum;
        this.falls = FractionFalls.of(sum);
    }

    /**
     * Adds the chance that the sum comes up where so much is added to its dice, or is skipped.
     *
     * @return the probability of all that can follow
     */
    Map<List<Step>, Fraction> add(OptionalInt shift, Fraction chance) {
        if (shift.isEmpty()) {
            return Map.of(List.of(), Fraction.ONE);
        }
        if (chance.isZero()) {
            return Map.of();
        }
        Map<List<Step>, Fraction> follows = new LinkedHashMap<>();
        falls.forEach((fall, p) -> {
            int total = fall.total() + shift.getAsInt();
            totals.merge(total, chance.times(p), Fraction::plus);
            List<Step> steps = new ArrayList<>(sum.bands().get(sum.band(total)).then());
            steps.addAll(fall.after());
            follows.merge(List.copyOf(steps), p, Fraction::plus);
        });
        return follows;
    }

    /** The laws, given that the sum comes up. */
    FractionOdds.SumLaw law() {
        Fraction reached = totals.values().stream().reduce(Fraction.ZERO, Fraction::plus);
        int lowest = totals.isEmpty() ? 0 : totals.firstKey();
        List<Fraction> above = new ArrayList<>(List.of(Fraction.ZERO));
        List<Fraction> bands = new ArrayList<>();
        ExactFractions.add(bands, sum.bands().size() - 1, Fraction.ZERO);
        totals.forEach((total, p) -> {
            ExactFractions.add(above, total - lowest, p.over(reached));
            ExactFractions.add(bands, sum.band(total), p.over(reached));
        });
        return new FractionOdds.SumLaw(sum.label(), reached, lowest, above, bands);
    }
}
