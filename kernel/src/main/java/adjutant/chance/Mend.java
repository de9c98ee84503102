package adjutant.chance;

import java.util.Set;

/**
 * Dice of the first throw that are thrown once more for having yielded nothing: the first ones in
 * the order in which they were thrown. A die that is thrown again in any case is none of them. They
 * are thrown with the re-rolls of their batch.
 *
 * @param batches whose dice may be mended, by their place in the list of the pool
 * @param most how many dice at most
 */
public record Mend(Set<Integer> batches, Count most) {
    /** Copies the set. */
    public Mend {
        batches = Set.copyOf(batches);
    }
}
