package adjutant.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Dice whose faces are given: a script, or faces typed in, which may be added to later. */
public final class ScriptedDice implements DiceSource {
    private final List<Integer> script = new ArrayList<>();
    private int used;

    /**
     * Dice that show these faces in this order.
     *
     * @throws IllegalArgumentException where a face is not 1 to 6
     */
    public ScriptedDice(List<Integer> faces) {
        add(faces);
    }

    /**
     * Adds faces at the end.
     *
     * @throws IllegalArgumentException where a face is not 1 to 6
     */
    public void add(List<Integer> faces) {
        for (int face : faces) {
            if (face < 1 || face > Die.SIDES) {
                throw new IllegalArgumentException("not a face of a die: " + face);
            }
        }
        script.addAll(faces);
    }

    @Override
    public Optional<List<Integer>> faces(Request request) {
        int end = used + request.count();
        if (end > script.size()) {
            return Optional.empty();
        }
        List<Integer> faces = List.copyOf(script.subList(used, end));
        used = end;
        return Optional.of(faces);
    }

    /** The faces that were not used. */
    public List<Integer> left() {
        return List.copyOf(script.subList(used, script.size()));
    }
}
