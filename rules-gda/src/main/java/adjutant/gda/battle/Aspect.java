package adjutant.gda.battle;

/**
 * Where a unit is attacked.
 *
 * @rule GDA-HR-13
 */
public enum Aspect {
    /** In front. */
    FRONT("front"),
    /** In flank. */
    FLANK("flank"),
    /** In the rear. */
    REAR("rear");

    private final String word;

    Aspect(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }
}
