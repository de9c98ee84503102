package adjutant.chance.exact;

import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The laws of a scatter's amount, by the state read and the units; each worked out once. */
final class ScatterRows {
    private static final int FEW = 32;

    private final Scatter scatter;
    private final @Nullable Way[] ways;

    /** A way to read the dice, and its rows by units. */
    private static final class Way {
        private final Dice dice;
        private double[] @Nullable [] rows = new double[FEW][];

        private Way(Dice dice) {
            this.dice = dice;
        }

        private double[] row(int units) {
            if (units >= rows.length) {
                rows = Arrays.copyOf(rows, 2 * units);
            }
            double[] row = rows[units];
            if (row == null) {
                double[] oneLess = rows[units - 1];
                row =
                        oneLess != null && dice.added()
                                ? dice.oneMore(oneLess)
                                : dice.amounts(new int[] {units}).of(0);
                rows[units] = row;
            }
            return row;
        }
    }

    /** The rows of a scatter; none is worked out yet. */
    ScatterRows(Scatter scatter) {
        this.scatter = scatter;
        ways = new Way[scatter.dice().size()];
    }

    /** The law of the second amount where a number of units stand in a state. */
    double[] row(int state, int units) {
        int way = scatter.byState().get(state);
        if (units == 0 || way == Scatter.NONE) {
            return Poly.ONE;
        }
        if (way == Scatter.SURE) {
            return Amounts.sure(scatter.tally().amount(units, 0)).of(0);
        }
        Way found = ways[way];
        if (found == null) {
            Roll roll = Roll.last(scatter.purpose(), 0, scatter.dice().get(way));
            found = new Way(Dice.of(roll, scatter.tally()));
            ways[way] = found;
        }
        return found.row(units);
    }
}
