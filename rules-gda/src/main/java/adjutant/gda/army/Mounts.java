package adjutant.gda.army;

/**
 * The kinds of cavalry.
 *
 * @rule GDA-ARM-2
 */
public enum Mounts {
    /** Heavy cavalry without breastplates. */
    HEAVY("heavy"),
    /** Heavy cavalry with breastplates. */
    CUIRASSIER("cuirassier"),
    /** Hussars, chasseurs and the like. */
    LIGHT("light"),
    /** Light cavalry with lances. */
    LANCER("lancer"),
    /** Cossacks. */
    COSSACK("cossack"),
    /** Worn by a long campaign. */
    CAMPAIGN("campaign");

    private final String word;

    Mounts(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** Whether it counts as heavy: cuirassiers do. */
    public boolean isHeavy() {
        return this == HEAVY || this == CUIRASSIER;
    }
}
