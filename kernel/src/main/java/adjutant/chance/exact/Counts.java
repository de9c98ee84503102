package adjutant.chance.exact;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.IntTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How many dice of each batch are thrown: known numbers, or read off an axis. */
final class Counts {
    private final int[] fixed;
    private final List<Factor> factors = new ArrayList<>();

    private record Factor(int batch, int axis, IntTable byState) {}

    private Counts(int[] fixed) {
        this.fixed = fixed;
    }

    /** The counts of batches. */
    static Counts of(Chance chance, List<Batch> batches) {
        int[] ones = new int[batches.size()];
        Arrays.fill(ones, 1);
        Counts counts = new Counts(ones);
        for (int batch = 0; batch < ones.length; batch++) {
            switch (batches.get(batch).count()) {
                case Count.Fixed known -> ones[batch] = known.dice();
                case Count.ByState by ->
                        counts.factors.add(
                                new Factor(batch, chance.index(by.track()), by.byState()));
            }
        }
        return counts;
    }

    /** One batch, of as many dice as the number on an axis says. */
    static Counts onAxis(int axis, int most) {
        Counts counts = new Counts(new int[] {1});
        counts.factors.add(new Factor(0, axis, IntTable.generate(most + 1, i -> i)));
        return counts;
    }

    /** The known part of each batch's count. */
    int[] fixed() {
        return fixed.clone();
    }

    /** Whether a count depends on any state. */
    boolean vary() {
        return !factors.isEmpty();
    }

    /** Multiplies the counts by what a state on an axis makes of them. */
    void multiply(int[] counts, int axis, int state) {
        for (int i = 0; i < factors.size(); i++) {
            Factor factor = factors.get(i);
            if (factor.axis == axis) {
                counts[factor.batch] *= factor.byState.get(state);
            }
        }
    }
}
