package adjutant.gda.army;

/**
 * How good troops are, from the best.
 *
 * @rule GDA-GRD-1
 * @rule GDA-GRD-4
 */
public enum Grade {
    /** The best. */
    ELITE("elite", 2),
    /** Seasoned. */
    VETERAN("veteran", 1),
    /** The usual. */
    LINE("line", 0),
    /** The least. */
    RECRUIT("recruit", -1);

    private final String word;
    private final int modifier;

    Grade(String word, int modifier) {
        this.word = word;
        this.modifier = modifier;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** What it adds to a Discipline Test and to a Charge: +2, +1, 0, −1. */
    public int modifier() {
        return modifier;
    }

    /** Whether it is Elite or Veteran. */
    public boolean isSeasoned() {
        return this == ELITE || this == VETERAN;
    }

    /** One grade better; nothing is better than Elite. */
    public Grade better() {
        return switch (this) {
            case ELITE, VETERAN -> ELITE;
            case LINE -> VETERAN;
            case RECRUIT -> LINE;
        };
    }
}
