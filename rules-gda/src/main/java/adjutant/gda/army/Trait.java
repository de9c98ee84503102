package adjutant.gda.army;

/** What else troops may be. */
public enum Trait {
    /** British infantry. */
    BRITISH("british"),
    /** Light troops: they lose no base to the screen. */
    LIGHT("light"),
    /** With guns of the battalion. */
    BATTALION_GUN("battalion-gun"),
    /** With its first volley still to come, an option of 1813. */
    FIRST_VOLLEY("first-volley"),
    /** Grenadiers; of no effect. */
    GRENADIER("grenadier"),
    /** Reservists; of no effect. */
    RESERVIST("reservist"),
    /** Enthusiastic recruits; of no effect. */
    ENTHUSIASTIC("enthusiastic");

    private final String word;

    Trait(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** Whether nothing public says what it does: it is shown and not used. */
    public boolean isOnlyShown() {
        return this == GRENADIER || this == RESERVIST || this == ENTHUSIASTIC;
    }
}
