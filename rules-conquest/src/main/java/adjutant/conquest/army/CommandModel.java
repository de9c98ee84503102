package adjutant.conquest.army;

/**
 * A model that commands a Regiment.
 *
 * @rule CQ-CMDM-02
 * @rule CQ-CMDM-07
 */
public enum CommandModel {
    /** Leads the Command Stand. */
    LEADER("Leader"),
    /** Bears the standard. */
    STANDARD_BEARER("Standard Bearer");

    private final String label;

    CommandModel(String label) {
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
