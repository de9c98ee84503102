package adjutant.gda.army;

/**
 * The nations whose troops have rules of their own.
 *
 * @rule GDA-NAT-1
 */
public enum Nation {
    /** France. */
    FRENCH("french"),
    /** Britain. */
    BRITISH("british"),
    /** Austria. */
    AUSTRIAN("austrian"),
    /** Russia. */
    RUSSIAN("russian"),
    /** Prussia after 1808. */
    PRUSSIAN("prussian"),
    /** Any other. */
    OTHER("other");

    private final String word;

    Nation(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** Whether its brigadiers attach themselves without a tasking. */
    public boolean attachesFreely() {
        return this == FRENCH || this == PRUSSIAN || this == BRITISH;
    }
}
