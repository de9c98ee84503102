package adjutant.conquest.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The Activation going on.
 *
 * @param unit the Regiment or Character whose card was drawn
 * @param done the Actions it has used, passed ones included
 * @param free the free Actions it has taken, which are not counted among those used
 * @rule CQ-ACT-07
 * @rule CQ-ACT-08
 */
public record Activation(String unit, List<ActionKind> done, List<ActionKind> free) {
    /** Copies the lists. */
    public Activation {
        done = List.copyOf(done);
        free = List.copyOf(free);
    }

    /** One without free Actions so far. */
    public Activation(String unit, List<ActionKind> done) {
        this(unit, done, List.of());
    }

    /** The same with one more Action used. */
    public Activation with(ActionKind action) {
        List<ActionKind> more = new ArrayList<>(done);
        more.add(action);
        return new Activation(unit, more, free);
    }

    /** The same with one more free Action taken. */
    public Activation withFree(ActionKind action) {
        List<ActionKind> more = new ArrayList<>(free);
        more.add(action);
        return new Activation(unit, done, more);
    }

    /** How often an Action was performed, free ones counted. */
    public int times(ActionKind action) {
        return Collections.frequency(done, action) + Collections.frequency(free, action);
    }
}
