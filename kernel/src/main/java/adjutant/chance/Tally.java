package adjutant.chance;

/**
 * How left marks are added up to an amount: of the left marks, {@code forgive} are taken away
 * first; then every {@code per} units of cost make one of the amount.
 *
 * @param forgive how many marks are taken away, 0 or more
 * @param order which marks are taken away first
 * @param per how many units of cost make one of the amount; 1 or more
 * @param rest what becomes of units too few for one more
 */
public record Tally(int forgive, Order order, int per, Rest rest) {
    /** Everything counts. */
    public static final Tally ALL = new Tally(0, 1);

    /** Which marks are taken away first. */
    public enum Order {
        /** Those of cost 1. */
        LIGHT_FIRST,
        /** Those of cost 2. */
        HEAVY_FIRST
    }

    /** What becomes of units of cost that are too few to make one of the amount. */
    public enum Rest {
        /** They make one. */
        COUNTS,
        /** They make none. */
        IS_DROPPED
    }

    /** Checks the ranges. */
    public Tally {
        if (forgive < 0 || per < 1) {
            throw new IllegalArgumentException("forgive " + forgive + ", per " + per);
        }
    }

    /** Light marks are taken away first, and a rest counts. */
    public Tally(int forgive, int per) {
        this(forgive, Order.LIGHT_FIRST, per, Rest.COUNTS);
    }

    /**
     * The amount.
     *
     * @param light marks of cost 1
     * @param heavy marks of cost 2
     */
    public int amount(int light, int heavy) {
        int cost =
                switch (order) {
                    case LIGHT_FIRST -> left(light, forgive) + 2 * left(heavy, forgive - light);
                    case HEAVY_FIRST -> 2 * left(heavy, forgive) + left(light, forgive - heavy);
                };
        return switch (rest) {
            case COUNTS -> (cost + per - 1) / per;
            case IS_DROPPED -> cost / per;
        };
    }

    private static int left(int marks, int taken) {
        return Math.max(0, marks - Math.max(0, taken));
    }
}
