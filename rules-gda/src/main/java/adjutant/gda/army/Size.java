package adjutant.gda.army;

/**
 * How large a unit is.
 *
 * @rule GDA-SCL-5
 * @rule GDA-SCL-7
 */
public enum Size {
    /** Fewer than usual. */
    SMALL("small"),
    /** The usual. */
    STANDARD("standard"),
    /** More than usual. */
    LARGE("large");

    private final String word;

    Size(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }
}
