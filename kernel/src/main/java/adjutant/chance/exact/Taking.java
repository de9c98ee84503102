package adjutant.chance.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One pool taken by a measure whose last axis is the pool's track. The rows of that axis are
 * grouped by the counts of dice they bring, and each group is worked out once.
 */
final class Taking {
    /** The axis that counts echo dice, while there is one. */
    static final int ECHO = -1;

    private final Measure in;
    private final int[] own;
    private final int rows;
    private final Dice dice;
    private final Counts counts;
    private final Rising rising;
    private final PoolSums sums;
    private final List<Thrown> thrown = new ArrayList<>();
    private final List<double[]> out = new ArrayList<>(1);

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
        this.rows = in.cells().length / own.length;
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
        boolean[] done = new boolean[rows];
        int[] group = new int[rows];
        for (int row = 0; row < rows; row++) {
            if (!done[row]) {
                int size = 0;
                for (int other = row; other < rows; other++) {
                    if (Arrays.equals(byRow[row], byRow[other])) {
                        done[other] = true;
                        group[size++] = other;
                    }
                }
                take(byRow[row], Arrays.copyOf(group, size));
            }
        }
    }

    /** For each row what the other tracks make of the counts. */
    private int[][] countsByRow() {
        int[][] byRow = new int[rows][];
        for (int row = 0; row < rows; row++) {
            byRow[row] = counts.fixed();
            int rest = row;
            for (int i = in.others() - 1; i >= 0 && counts.vary(); i--) {
                int[] states = in.statesAt(i);
                counts.multiply(byRow[row], in.axisAt(i), states[rest % states.length]);
                rest /= states.length;
            }
        }
        return byRow;
    }

    /** Takes the pool in a group of rows, state by state. */
    private void take(int[] others, int[] group) {
        double[] factors = new double[group.length];
        for (int s = 0; s < own.length; s++) {
            double weight = 0;
            for (int i = 0; i < group.length; i++) {
                factors[i] = in.cells()[group[i] * own.length + s];
                weight += factors[i];
            }
            if (weight != 0) {
                take(others, group, own[s], factors, weight);
            }
        }
    }

    private void take(int[] others, int[] group, int state, double[] factors, double weight) {
        if (rising.isLast(state)) {
            sums.addNothing(weight);
            for (int i = 0; i < group.length; i++) {
                out(0)[group[i] * rising.states() + state] += factors[i];
            }
            return;
        }
        Thrown these = thrown(others, state);
        these.chance += weight;
        rising.take(state, these.law, weight, sums);
        for (int echo = 0; echo < rising.counts(); echo++) {
            rising.drain(echo, out(echo), group, factors);
        }
    }

    private double[] out(int echo) {
        while (out.size() <= echo) {
            out.add(new double[rows * rising.states()]);
        }
        return out.get(echo);
    }

    private Thrown thrown(int[] others, int state) {
        int[] wanted = others.clone();
        counts.multiply(wanted, in.lastAxis(), state);
        for (Thrown one : thrown) {
            if (Arrays.equals(one.counts, wanted)) {
                return one;
            }
        }
        Thrown made = new Thrown(wanted, dice.amounts(wanted));
        thrown.add(made);
        return made;
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
        int[] states = reached();
        double[] cells = new double[rows * out.size() * states.length];
        int to = 0;
        for (int row = 0; row < rows; row++) {
            for (double[] from : out) {
                for (int state : states) {
                    cells[to++] = from[row * rising.states() + state];
                }
            }
        }
        if (!rising.echoes()) {
            return in.replacingLast(states, cells);
        }
        int[] echoes = new int[out.size()];
        Arrays.setAll(echoes, i -> i);
        return in.replacingLast(ECHO, echoes, states, cells);
    }

    private int[] reached() {
        int width = rising.states();
        double[] any = out(0);
        if (rows * out.size() > 1) {
            any = new double[width];
            for (double[] from : out) {
                for (int row = 0; row < rows; row++) {
                    Poly.addSlice(any, from, row * width);
                }
            }
        }
        int size = 0;
        for (double chance : any) {
            size += chance == 0 ? 0 : 1;
        }
        int[] reached = new int[size];
        int to = 0;
        for (int state = 0; to < size; state++) {
            if (any[state] != 0) {
                reached[to++] = state;
            }
        }
        return reached;
    }
}
