package adjutant.conquest.sight;

/** How a Stand looks. */
public enum Eyes {
    /** As all do. */
    PLAIN,
    /** Past Obscuring terrain. */
    SURE
}
