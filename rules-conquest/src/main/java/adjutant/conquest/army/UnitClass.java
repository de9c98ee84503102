package adjutant.conquest.army;

/**
 * How heavy a Regiment is.
 *
 * @rule CQ-STAND-07
 */
public enum UnitClass {
    /** First to arrive; cannot seize. */
    LIGHT("light"),
    /** In between. */
    MEDIUM("medium"),
    /** Last to arrive; cannot Withdraw. */
    HEAVY("heavy");

    private final String label;

    UnitClass(String label) {
        this.label = label;
    }

    /** The word of a table. */
    public String label() {
        return label;
    }

    @Override
    public String toString() {
        return label;
    }
}
