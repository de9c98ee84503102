package adjutant.conquest.battle;

import java.util.ArrayList;
import java.util.List;

/**
 * The Activation going on.
 *
 * @param unit the Regiment or Character whose card was drawn
 * @param done the Actions it has used, passed ones included
 * @rule CQ-ACT-07
 */
public record Activation(String unit, List<ActionKind> done) {
    /** Copies the list. */
    public Activation {
        done = List.copyOf(done);
    }

    /** The same with one more Action used. */
    public Activation with(ActionKind action) {
        List<ActionKind> more = new ArrayList<>(done);
        more.add(action);
        return new Activation(unit, more);
    }
}
