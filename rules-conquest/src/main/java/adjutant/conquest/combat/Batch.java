package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import java.util.List;

/**
 * Attack dice with the same thresholds.
 *
 * @param shares the Stands they come from, in the order of their addresses, Engaged before
 *     supporting
 * @param thresholds how they are read
 * @param misses what becomes of their misses
 */
public record Batch(List<Share> shares, Thresholds thresholds, Misses misses) {
    /** What becomes of misses beside their own re-rolls. */
    public enum Misses {
        /** Nothing. */
        STAND,
        /**
         * A Leader may have one thrown again.
         *
         * @rule CQ-CMDM-05
         */
        MAY_BE_MENDED
    }

    /** Copies the list. */
    public Batch {
        shares = List.copyOf(shares);
    }

    /**
     * The dice of one Stand.
     *
     * @param place where it stands
     * @param dice how many
     */
    public record Share(Place place, int dice) {}

    /** How many dice there are. */
    public int dice() {
        return shares.stream().mapToInt(Share::dice).sum();
    }
}
