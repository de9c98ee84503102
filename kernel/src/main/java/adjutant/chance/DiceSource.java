package adjutant.chance;

import java.util.List;
import java.util.Optional;

/** Where faces come from: thrown, scripted, typed in, or recorded. */
public interface DiceSource {
    /**
     * The faces of the dice asked for, each 1 to 6, exactly {@code request.count()} of them; empty
     * where the source has too few left, and then nothing is used up.
     */
    Optional<List<Integer>> faces(Request request);

    /**
     * Dice that are wanted.
     *
     * @param purpose what for, such as {@code hit} or {@code hit-reroll}
     * @param label the pool or test they belong to
     * @param on the threshold shown beside them, 0 to 6
     * @param count how many, 1 or more
     */
    record Request(String purpose, String label, int on, int count) {}
}
