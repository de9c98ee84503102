package adjutant.conquest.army;

/** What a profile describes. */
public enum ProfileKind {
    /** A Regiment. */
    REGIMENT("regiment"),
    /** A Character, who joins a Regiment. */
    CHARACTER("character"),
    /** A Monster that is both a Character and a Regiment of its own. */
    CHARACTER_REGIMENT("character-regiment");

    private final String label;

    ProfileKind(String label) {
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
