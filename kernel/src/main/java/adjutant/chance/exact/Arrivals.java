package adjutant.chance.exact;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import org.jspecify.annotations.Nullable;

/** Where the rises of a track arrive, as rows by phase and level, each worked out when needed. */
final class Arrivals {
    private final Track track;
    private final int[] @Nullable [] rows;
    private final boolean[] last;
    private final int levels;

    /** The arrivals of a track. */
    Arrivals(Track track) {
        this.track = track;
        levels = track.cap() + 1;
        rows = new int[track.phases().size()][];
        last = new boolean[rows.length];
        for (int phase = 0; phase < last.length; phase++) {
            last[phase] = track.phases().get(phase).last();
        }
    }

    /** How many phases there are. */
    int phases() {
        return last.length;
    }

    /** How many levels there are. */
    int levels() {
        return levels;
    }

    /** Whether a phase is last. */
    boolean isLast(int phase) {
        return last[phase];
    }

    /**
     * For each level that a rise reaches from a phase, the state in which it arrives: of a last one
     * its top.
     */
    int[] of(int phase) {
        int[] row = rows[phase];
        if (row == null) {
            row = new int[levels];
            IntTable table = track.phases().get(phase).next();
            for (int level = 0; level < levels; level++) {
                int next = last[phase] ? phase : table.get(level);
                row[level] = next * levels + (last[next] ? levels - 1 : level);
            }
            rows[phase] = row;
        }
        return row;
    }
}
