package adjutant.chance.exact;

import adjutant.chance.IntTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of a state of a track that takes an amount and what it scatters: the chances of each
 * state afterwards, for each count of echo dice.
 */
final class Rising {
    private final Arrivals arrivals;
    private final int levels;
    private final @Nullable ScatterRows scatter;
    private final @Nullable IntTable ledger;
    private final List<Sheet> settled = new ArrayList<>(1);
    private final List<Sheet> rising = new ArrayList<>(1);

    /**
     * The rise of a track.
     *
     * @param scatter the scatter, where there is one
     * @param ledger what adds to the echo marks, where they are asked for
     */
    Rising(Arrivals arrivals, @Nullable ScatterRows scatter, @Nullable IntTable ledger) {
        this.arrivals = arrivals;
        this.levels = arrivals.levels();
        this.scatter = scatter;
        this.ledger = ledger;
    }

    /** How many states the track has. */
    int states() {
        return arrivals.phases() * levels;
    }

    /** Whether nothing happens any more in a state. */
    boolean isLast(int state) {
        return arrivals.isLast(state / levels);
    }

    /** Whether echo dice are counted. */
    boolean echoes() {
        return ledger != null;
    }

    /**
     * Takes an amount in a state that is not last.
     *
     * @param law the law of the amount and its echo marks
     * @param weight the chance of being there, for the sums
     */
    void take(int before, Amounts law, double weight, PoolSums sums) {
        for (int marks = 0; marks <= law.mostEchoes(); marks++) {
            take(before, law.of(marks), marks, weight, sums);
        }
    }

    private void take(int before, double[] amounts, int marks, double weight, PoolSums sums) {
        int[] arrival = arrivals.of(before / levels);
        int level = before % levels;
        int between = before;
        for (int amount = 0; amount < amounts.length; amount++) {
            double chance = amounts[amount];
            if (chance > Poly.TINY) {
                if (amount > 0) {
                    between = arrival[Math.min(levels - 1, level + amount)];
                }
                double[] row = scatter == null ? Poly.ONE : scatter.row(between, amount);
                int brought = ledger == null ? 0 : ledger.get(between) - ledger.get(before);
                spread(brought + marks, between, row, chance);
                sums.addTotal(amount, row, weight * chance);
            }
        }
    }

    private void spread(int echo, int between, double[] row, double chance) {
        if (settled.size() <= echo) {
            open(echo);
        }
        int phase = between / levels;
        int level = between - phase * levels;
        if (row.length == 1 || arrivals.isLast(phase)) {
            settled.get(echo).add(phase, level, chance);
        } else {
            settled.get(echo).add(phase, level, chance * row[0]);
            rising.get(echo).addAbove(phase, level, row, chance);
        }
    }

    private void open(int echo) {
        while (settled.size() <= echo) {
            settled.add(new Sheet(arrivals.phases(), levels));
            rising.add(new Sheet(arrivals.phases(), levels));
        }
    }

    /** How many counts of echo dice there are to drain, 0 among them. */
    int counts() {
        return settled.size();
    }

    /**
     * Adds the chances of all states for a count of echo dice, times each row's factor, to the
     * listed rows of {@code out}, and forgets them.
     */
    void drain(int echo, double[] out, int[] rows, double[] factors) {
        Sheet sheet = settled.get(echo);
        sheet.takeArrivals(rising.get(echo), arrivals);
        sheet.drain(out, rows, factors);
    }
}
