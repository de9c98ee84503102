package adjutant.gda.fire;

import adjutant.chance.IntTable;
import adjutant.chance.Step;
import adjutant.chance.Track;
import java.util.List;

/** Tracks that say of something only whether it has come about. */
public final class Flags {
    private static final IntTable UP = IntTable.of(1, 1);

    private Flags() {}

    /** A flag that is down. */
    public static Track track(String id) {
        return new Track(
                id,
                0,
                List.of(
                        new Track.Phase("no", false, IntTable.of(0)),
                        new Track.Phase("yes", false, IntTable.of(1))),
                0,
                0);
    }

    /** A flag goes up. */
    public static Step raise(String id) {
        return new Step.Turn(id, UP);
    }

    /** A sum is skipped unless a flag is up. */
    public static Step.Sum.Shift only(String id) {
        return new Step.Sum.Shift(id, IntTable.of(Step.Sum.Shift.SKIP, 0));
    }
}
