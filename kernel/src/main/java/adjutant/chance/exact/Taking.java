package adjutant.chance.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One pool taken by a measure whose last axis is the pool's track. The rows of that axis are
 * grouped by the counts of dice they bring, and each group is worked out once.
 */
final class Taking {
    /** The axis that counts echo dice, while there is one. */
    static final int ECHO = -1;

    private final Measure in;
    private final int[] own;
    private final Dice dice;
    private final Counts counts;
    private final Rising rising;
    private final PoolSums sums;
    private final List<Thrown> thrown = new ArrayList<>();
    private final List<double[]> out = new ArrayList<>();

    /** Counts of dice, their law, and the chance that they are thrown. */
    private static final class Thrown {
        private final int[] counts;
        private final Amounts law;
        private double chance;

        private Thrown(int[] counts, Amounts law) {
            this.counts = counts;
            this.law = law;
        }
    }

    private Taking(Measure in, Dice dice, Counts counts, Rising rising, PoolSums sums) {
        this.in = in;
        this.own = in.lastStates();
        this.dice = dice;
        this.counts = counts;
        this.rising = rising;
        this.sums = sums;
    }

    /** The measure after the pool, with an axis for the echo dice before the last if they count. */
    static Measure of(Measure in, Dice dice, Counts counts, Rising rising, PoolSums sums) {
        Taking taking = new Taking(in, dice, counts, rising, sums);
        taking.takeAll();
        taking.sumUp();
        return taking.result();
    }

    private void takeAll() {
        int[][] byRow = countsByRow();
        boolean[] done = new boolean[byRow.length];
        for (int row = 0; row < byRow.length; row++) {
            if (!done[row]) {
                int[] group = like(byRow, row);
                for (int member : group) {
                    done[member] = true;
                }
                for (int s = 0; s < own.length; s++) {
                    take(byRow[row], group, s);
                }
            }
        }
    }

    private static int[] like(int[][] byRow, int row) {
        return IntStream.range(row, byRow.length)
                .filter(other -> Arrays.equals(byRow[row], byRow[other]))
                .toArray();
    }

    /** For each row what the other tracks make of the counts. */
    private int[][] countsByRow() {
        int[] axes = in.otherAxes();
        int[][] states = in.otherStates();
        int[][] byRow = new int[in.cells().length / own.length][];
        for (int row = 0; row < byRow.length; row++) {
            byRow[row] = counts.fixed();
            int rest = row;
            for (int i = axes.length - 1; i >= 0; i--) {
                counts.multiply(byRow[row], axes[i], states[i][rest % states[i].length]);
                rest /= states[i].length;
            }
        }
        return byRow;
    }

    private void take(int[] others, int[] rows, int s) {
        double[] cells = in.cells();
        double weight = 0;
        for (int row : rows) {
            weight += cells[row * own.length + s];
        }
        if (weight == 0) {
            return;
        }
        if (rising.track().isLast(own[s])) {
            sums.addNothing(weight);
            put(rows, s, 0, own[s], 1);
            return;
        }
        Thrown these = thrown(others, own[s]);
        these.chance += weight;
        rising.take(own[s], these.law, weight, sums);
        for (int echo = 0; echo < rising.counts(); echo++) {
            int dice = echo;
            rising.drain(echo, (state, chance) -> put(rows, s, dice, state, chance));
        }
    }

    private void put(int[] rows, int s, int echo, int state, double chance) {
        int width = rising.track().states();
        while (out.size() <= echo) {
            out.add(new double[in.cells().length / own.length * width]);
        }
        double[] to = out.get(echo);
        double[] cells = in.cells();
        for (int row : rows) {
            to[row * width + state] += cells[row * own.length + s] * chance;
        }
    }

    private Thrown thrown(int[] others, int state) {
        int[] wanted = others.clone();
        counts.multiply(wanted, track(), state);
        for (Thrown one : thrown) {
            if (Arrays.equals(one.counts, wanted)) {
                return one;
            }
        }
        Thrown made = new Thrown(wanted, dice.amounts(wanted));
        thrown.add(made);
        return made;
    }

    private int track() {
        return in.lastAxis();
    }

    private void sumUp() {
        for (Thrown one : thrown) {
            if (sums.wanted()) {
                sums.addHits(dice.hits(one.counts), one.chance);
                for (int echo = 0; echo <= one.law.mostEchoes(); echo++) {
                    sums.addFirst(one.law.of(echo), one.chance);
                }
            }
        }
    }

    private Measure result() {
        int width = rising.track().states();
        int rows = in.cells().length / own.length;
        int[] states = IntStream.range(0, width).filter(this::reached).toArray();
        double[] cells = new double[rows * out.size() * states.length];
        int to = 0;
        for (int row = 0; row < rows; row++) {
            for (double[] from : out) {
                for (int state : states) {
                    cells[to++] = from[row * width + state];
                }
            }
        }
        return rising.echoes()
                ? in.replacingLast(ECHO, IntStream.range(0, out.size()).toArray(), states, cells)
                : in.replacingLast(states, cells);
    }

    private boolean reached(int state) {
        int width = rising.track().states();
        for (double[] cells : out) {
            for (int at = state; at < cells.length; at += width) {
                if (cells[at] != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
