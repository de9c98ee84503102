package adjutant.chance;

import java.util.Set;

/**
 * Dice that successes bring together: for every {@code per} dice of the first throw whose counted
 * face yields any mark, rounded up, one die more of {@code roll}. They are thrown with the dice of
 * the marks, after those of all batches, count as hits, and bring no further ones.
 *
 * @param batches which batches of the pool feed it, by their place in the list
 * @param per how many successes bring a die, 1 or more
 * @param roll how the dice are read
 */
public record Surge(Set<Integer> batches, int per, Roll roll) {
    /** Copies the set and checks the range. */
    public Surge {
        batches = Set.copyOf(batches);
        if (per < 1) {
            throw new IllegalArgumentException("per " + per);
        }
    }

    /** How many dice a number of successes brings. */
    public int dice(int successes) {
        return (successes + per - 1) / per;
    }
}
