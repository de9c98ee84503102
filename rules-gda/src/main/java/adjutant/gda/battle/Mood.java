package adjutant.gda.battle;

/**
 * How a brigade takes its orders.
 *
 * @rule GDA-CMD-5
 */
public enum Mood {
    /** It acts freely. */
    OBEYS("obeys"),
    /** It hesitates. */
    HESITANT("hesitant"),
    /** It falters. */
    FALTERING("faltering"),
    /** It has lost half of its units. */
    DEMORALISED("demoralised");

    private final String word;

    Mood(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }
}
