package adjutant.chance.exact;

import java.util.Arrays;

/**
 * A row of chances over the states of a track, with the lowest level touched in each phase, so that
 * reading and clearing it costs no more than what was written.
 */
final class Sheet {
    private final double[] p;
    private final int[] lowest;
    private final int width;

    /** An empty row for a track of so many phases and levels. */
    Sheet(int phases, int levels) {
        p = new double[phases * levels];
        width = levels;
        lowest = new int[phases];
        Arrays.fill(lowest, width);
    }

    /** Adds to a level of a phase. */
    void add(int phase, int level, double chance) {
        touch(phase, level);
        p[phase * width + level] += chance;
    }

    /**
     * Adds {@code chance} times the chances of the amounts 1, 2, … in {@code row} to the levels so
     * far above one; what goes beyond the top stays there.
     */
    void addAbove(int phase, int level, double[] row, double chance) {
        touch(phase, level);
        int state = phase * width + level;
        int room = width - 1 - level;
        int last = Math.min(row.length - 1, room);
        for (int m = 1; m <= last; m++) {
            p[state + m] += chance * row[m];
        }
        if (last < row.length - 1) {
            p[state + room] += chance * beyond(row, last);
        }
    }

    private static double beyond(double[] row, int last) {
        double beyond = 0;
        for (int m = row.length - 1; m > last; m--) {
            beyond += row[m];
        }
        return beyond;
    }

    private void touch(int phase, int level) {
        if (level < lowest[phase]) {
            lowest[phase] = level;
        }
    }

    /** Moves every entry of another row to where it arrives, and clears that row. */
    void takeArrivals(Sheet from, Arrivals arrivals) {
        for (int phase = 0; phase < from.lowest.length; phase++) {
            if (from.lowest[phase] < width) {
                int[] to = arrivals.of(phase);
                for (int level = from.lowest[phase]; level < width; level++) {
                    double chance = from.p[phase * width + level];
                    if (chance != 0) {
                        int state = to[level];
                        add(state / width, state % width, chance);
                    }
                }
                from.clear(phase);
            }
        }
    }

    /**
     * Adds to each listed row of {@code out}, as wide as this one, this row times the row's factor,
     * and clears this one.
     */
    void drain(double[] out, int[] rows, double[] factors) {
        for (int phase = 0; phase < lowest.length; phase++) {
            if (lowest[phase] < width) {
                int first = phase * width + lowest[phase];
                int end = (phase + 1) * width;
                for (int i = 0; i < rows.length; i++) {
                    if (factors[i] != 0) {
                        add(out, rows[i] * p.length, first, end, factors[i]);
                    }
                }
                clear(phase);
            }
        }
    }

    private void add(double[] out, int offset, int first, int end, double factor) {
        for (int state = first; state < end; state++) {
            out[offset + state] += factor * p[state];
        }
    }

    private void clear(int phase) {
        Arrays.fill(p, phase * width + lowest[phase], (phase + 1) * width, 0);
        lowest[phase] = width;
    }
}
