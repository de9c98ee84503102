package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.Each;
import java.util.List;

/**
 * Attack dice with the same thresholds.
 *
 * @param shares the Stands they come from, in the order of their addresses, Engaged before
 *     supporting
 * @param thresholds how they are read
 */
public record Batch(List<Share> shares, Thresholds thresholds) {
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
        return Each.sum(shares, Share::dice);
    }
}
