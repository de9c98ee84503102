package adjutant.chance;

/**
 * What a face yields: how many marks of each of three kinds. What a kind means is said by the
 * {@link Roll} the die belongs to: marks of a kind are thrown on, or are left and counted.
 *
 * @param first marks of the first kind, 0 to 100
 * @param second marks of the second kind, 0 to 100
 * @param third marks of the third kind, 0 to 100
 */
public record Marks(int first, int second, int third) {
    /** Nothing. */
    public static final Marks NONE = new Marks(0, 0, 0);

    /** One mark of the first kind. */
    public static final Marks ONE = new Marks(1, 0, 0);

    /** How many kinds of marks there are. */
    public static final int KINDS = 3;

    /** The kind whose marks, where they are left, are echoes: the third. */
    public static final int ECHO = 2;

    /** Checks the ranges. */
    public Marks {
        if (Math.min(first, Math.min(second, third)) < 0
                || Math.max(first, Math.max(second, third)) > 100) {
            throw new IllegalArgumentException(
                    "marks must be 0 to 100: " + first + ", " + second + ", " + third);
        }
    }

    /** The number of marks of a kind, 0 to 2. */
    public int of(int kind) {
        return switch (kind) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> throw new IllegalArgumentException("no kind " + kind);
        };
    }
}
