package adjutant.chance;

import java.util.List;
import java.util.Optional;

/** Faces given beforehand. */
public final class ScriptedDice implements DiceSource {
    /** The faces, in the order in which they are used. */
    public ScriptedDice(List<Integer> faces) {}

    @Override
    public Optional<List<Integer>> faces(Request request) {
        return Optional.empty();
    }
}
