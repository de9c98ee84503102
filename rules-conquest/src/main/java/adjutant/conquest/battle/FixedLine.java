package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Length;
import java.util.List;
import java.util.Optional;

/**
 * A Reinforcement Line as it was taken at the end of the Reinforcement phase.
 *
 * @param depth how deep it lies, from the owner's edge
 * @param enablers the friends that hold it, the most forward one first; one at least
 * @param foremostEnemy the depth of the enemy point nearest the owner's edge; empty where no enemy
 *     was on the table
 * @rule CQ-REINF-11
 */
public record FixedLine(Length depth, List<String> enablers, Optional<Length> foremostEnemy) {
    /** Copies the list and checks that somebody holds the line. */
    public FixedLine {
        enablers = List.copyOf(enablers);
        if (enablers.isEmpty()) {
            throw new IllegalArgumentException("nobody holds the line at " + depth);
        }
    }
}
