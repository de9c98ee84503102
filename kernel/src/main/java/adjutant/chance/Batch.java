package adjutant.chance;

/**
 * Dice of a pool that are read alike.
 *
 * @param count how many dice of {@code roll} are thrown
 * @param roll how they are read, and what follows from their marks
 */
public record Batch(Count count, Roll roll) {}
