package adjutant.chance.exact;

import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.IntTable;
import adjutant.chance.Step;
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

    /** The counts of the batches of a pool, and last that of its mend, where it has one. */
    static Counts of(Chance chance, Step.Pool pool) {
        int size = pool.batches().size();
        int[] ones = new int[pool.mend().isPresent() ? size + 1 : size];
        Arrays.fill(ones, 1);
        Counts counts = new Counts(ones);
        for (int batch = 0; batch < size; batch++) {
            counts.add(chance, batch, pool.batches().get(batch).count());
        }
        pool.mend().ifPresent(mend -> counts.add(chance, size, mend.most()));
        return counts;
    }

    private void add(Chance chance, int place, Count count) {
        switch (count) {
            case Count.Fixed known -> fixed[place] = known.dice();
            case Count.ByState by ->
                    factors.add(new Factor(place, chance.index(by.track()), by.byState()));
        }
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
