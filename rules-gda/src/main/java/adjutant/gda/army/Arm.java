package adjutant.gda.army;

/**
 * The arms.
 *
 * @rule GDA-ARM-1
 */
public enum Arm {
    /** A battalion. */
    INFANTRY("infantry"),
    /** A regiment. */
    CAVALRY("cavalry"),
    /** A battery whose gunners walk. */
    FOOT_ARTILLERY("foot-artillery"),
    /** A battery whose gunners ride. */
    HORSE_ARTILLERY("horse-artillery"),
    /** The skirmishers that a brigade has sent forward, counted in bases. */
    SCREEN("screen");

    private final String word;

    Arm(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** Whether it is a battery. */
    public boolean isArtillery() {
        return this == FOOT_ARTILLERY || this == HORSE_ARTILLERY;
    }
}
