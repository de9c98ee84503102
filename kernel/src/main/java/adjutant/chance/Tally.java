package adjutant.chance;

/**
 * How left marks are added up to an amount: {@code ceil(max(0, cost after forgiving) / per)}. Of
 * the left marks, {@code forgive} are taken away first, those of cost 1 before those of cost 2.
 *
 * @param forgive how many marks are taken away, 0 or more
 * @param per how many units of cost make one of the amount, rounded up; 1 or more
 */
public record Tally(int forgive, int per) {
    /** Everything counts. */
    public static final Tally ALL = new Tally(0, 1);

    /** Checks the ranges. */
    public Tally {
        if (forgive < 0 || per < 1) {
            throw new IllegalArgumentException("forgive " + forgive + ", per " + per);
        }
    }

    /**
     * The amount.
     *
     * @param light marks of cost 1
     * @param heavy marks of cost 2
     */
    public int amount(int light, int heavy) {
        int lightLeft = Math.max(0, light - forgive);
        int heavyLeft = Math.max(0, heavy - Math.max(0, forgive - light));
        return (lightLeft + 2 * heavyLeft + per - 1) / per;
    }
}
