package adjutant.chance;

/**
 * Dice of a pool that are read alike.
 *
 * @param count how many dice of {@code roll} are thrown
 * @param roll how they are read, and what follows from their marks
 * @param heap what is left by batches with the same number is tallied together; 0 or more
 */
public record Batch(Count count, Roll roll, int heap) {
    /** A batch that is tallied with all others. */
    public Batch(Count count, Roll roll) {
        this(count, roll, 0);
    }
}
