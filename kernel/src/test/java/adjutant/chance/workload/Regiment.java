package adjutant.chance.workload;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import adjutant.chance.Track.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A side of CLASH-1 as a track: a steady phase for each number of stands it may have started a
 * round with, a broken phase for each baseline, and gone.
 *
 * @param stands stands at full strength
 * @param perStand wounds a stand takes
 * @param firstStart the lowest number of stands a steady phase starts with
 * @param track the track
 */
public record Regiment(int stands, int perStand, int firstStart, Track track) {
    /** A side with all the phases that {@code rounds} may need. */
    public static Regiment of(
            String id, int stands, int perStand, int firstStart, int startPhase, int damage) {
        List<Phase> phases = new ArrayList<>();
        int cap = stands * perStand;
        int steady = stands - firstStart + 1;
        int gone = steady + stands;
        for (int k = firstStart; k <= stands; k++) {
            int start = k;
            int here = phases.size();
            IntUnaryOperator next =
                    e -> {
                        int left = stands - e / perStand;
                        if (left == 0) {
                            return gone;
                        }
                        return start - left >= (start + 1) / 2 ? steady + left - 1 : here;
                    };
            phases.add(new Phase("steady", false, IntTable.generate(cap + 1, next)));
        }
        for (int r = 1; r <= stands; r++) {
            int baseline = r;
            int here = phases.size();
            IntUnaryOperator next =
                    e -> {
                        int left = stands - e / perStand;
                        boolean shattered = left == 0 || baseline - left >= (baseline + 1) / 2;
                        return shattered ? gone : here;
                    };
            phases.add(new Phase("broken", false, IntTable.generate(cap + 1, next)));
        }
        phases.add(new Phase("gone", true, IntTable.filled(cap + 1, gone)));
        Track track = new Track(id, cap, phases, startPhase, damage);
        return new Regiment(stands, perStand, firstStart, track);
    }

    /** The number of steady phases. */
    public int steadyPhases() {
        return stands - firstStart + 1;
    }

    /** Stands left in a state. */
    public int left(int state) {
        return stands - track.levelOf(state) / perStand;
    }

    /** 0 steady, 1 broken, 2 gone. */
    public int status(int state) {
        int phase = track.phaseOf(state);
        if (track.phases().get(phase).last()) {
            return 2;
        }
        return phase < steadyPhases() ? 0 : 1;
    }

    /** A value for each state; 0 where the side is gone. */
    public IntTable byState(IntUnaryOperator value) {
        return IntTable.generate(track.states(), s -> status(s) == 2 ? 0 : value.applyAsInt(s));
    }

    /** What each state becomes when a round begins. */
    public IntTable newRound() {
        return IntTable.generate(
                track.states(),
                s ->
                        status(s) == 0 && left(s) >= firstStart
                                ? track.state(left(s) - firstStart, track.levelOf(s))
                                : s);
    }
}
