package adjutant.chance.exact;

import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import adjutant.chance.Tally;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The laws of a scatter's amount, by the state read and the units; each worked out once. */
final class ScatterRows {
    private static final Amounts NOTHING = Amounts.sure(0);

    private final Scatter scatter;
    private final Dice[] ways;
    private final @Nullable Amounts[][] rows;

    /** The rows of a scatter; none is worked out yet. */
    ScatterRows(Scatter scatter) {
        this.scatter = scatter;
        ways = new Dice[scatter.dice().size()];
        rows = new Amounts[ways.length][8];
        for (int way = 0; way < ways.length; way++) {
            Roll roll = Roll.last(scatter.purpose(), 0, scatter.dice().get(way));
            ways[way] = new Dice(List.of(roll), 0, scatter.tally(), false);
        }
    }

    /** The law of the second amount where a number of units stand in a state. */
    double[] row(int state, int units) {
        return law(scatter.byState().get(state), units).of(0);
    }

    private Amounts law(int way, int units) {
        if (units == 0 || way == Scatter.NONE) {
            return NOTHING;
        }
        if (way == Scatter.SURE) {
            return Amounts.sure(scatter.tally().amount(units, 0));
        }
        if (units >= rows[way].length) {
            rows[way] = Arrays.copyOf(rows[way], Math.max(units + 1, 2 * units));
        }
        Amounts law = rows[way][units];
        if (law == null) {
            law = make(way, units);
            rows[way][units] = law;
        }
        return law;
    }

    private Amounts make(int way, int units) {
        Amounts oneLess = rows[way][units - 1];
        return oneLess != null && scatter.tally().equals(Tally.ALL)
                ? ways[way].oneMore(oneLess)
                : ways[way].amounts(new int[] {units});
    }
}
