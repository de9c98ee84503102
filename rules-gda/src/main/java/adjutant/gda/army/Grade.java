package adjutant.gda.army;

/**
 * How good troops are, from the best.
 *
 * @rule GDA-GRD-1
 */
public enum Grade {
    /** The best. */
    ELITE("elite"),
    /** Seasoned. */
    VETERAN("veteran"),
    /** The usual. */
    LINE("line"),
    /** The least. */
    RECRUIT("recruit");

    private final String word;

    Grade(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** What it adds to a Discipline Test and to a Charge: +2, +1, 0, −1. */
    public int modifier() {
        return 2 - ordinal();
    }

    /** Whether it is Elite or Veteran. */
    public boolean isSeasoned() {
        return this == ELITE || this == VETERAN;
    }

    /** One grade better; nothing is better than Elite. */
    public Grade better() {
        return values()[Math.max(0, ordinal() - 1)];
    }
}
