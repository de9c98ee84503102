package adjutant.chance.exact;

import adjutant.chance.Track;
import java.util.Arrays;

/**
 * A row of chances over the states of a track, with the lowest level touched in each phase, so that
 * reading and clearing it costs no more than what was written.
 */
final class Sheet {
    private final double[] p;
    private final int[] lowest;
    private final int width;

    /** An empty row. */
    Sheet(Track track) {
        p = new double[track.states()];
        width = track.cap() + 1;
        lowest = new int[track.phases().size()];
        Arrays.fill(lowest, width);
    }

    /** Adds to one state. */
    void add(int state, double chance) {
        touch(state);
        p[state] += chance;
    }

    /**
     * Adds {@code chance} times the chances of the amounts 1, 2, … in {@code row} to the states
     * that lie so many levels above {@code state}; what goes beyond the top stays there.
     */
    void addAbove(int state, double[] row, double chance) {
        touch(state);
        int room = width - 1 - state % width;
        int last = Math.min(row.length - 1, room);
        for (int m = 1; m <= last; m++) {
            p[state + m] += chance * row[m];
        }
        double beyond = 0;
        for (int m = row.length - 1; m > last; m--) {
            beyond += row[m];
        }
        p[state + room] += chance * beyond;
    }

    private void touch(int state) {
        int phase = state / width;
        lowest[phase] = Math.min(lowest[phase], state - phase * width);
    }

    /** Hands on every entry that is not 0, states ascending, and clears the row. */
    void drain(Entry to) {
        for (int phase = 0; phase < lowest.length; phase++) {
            int end = (phase + 1) * width;
            for (int state = phase * width + lowest[phase]; state < end; state++) {
                if (p[state] != 0) {
                    to.put(state, p[state]);
                    p[state] = 0;
                }
            }
            lowest[phase] = width;
        }
    }

    /** Takes an entry. */
    interface Entry {
        /** Takes the chance of a state. */
        void put(int state, double chance);
    }
}
