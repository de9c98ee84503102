package adjutant.conquest.army;

/**
 * What kind of body a Stand is. Lengths are micrometres.
 *
 * @rule CQ-STAND-02
 */
public enum UnitType {
    /** Four models on foot. */
    INFANTRY("infantry", 54_000, 54_000, 1, 4),
    /** A rider. */
    CAVALRY("cavalry", 54_000, 54_000, 2, 1),
    /** A large creature. */
    BRUTE("brute", 54_000, 54_000, 2, 1),
    /** A chariot. */
    CHARIOT("chariot", 54_000, 108_000, 2, 1),
    /** A huge creature. */
    MONSTER("monster", 110_000, 110_000, 3, 1),
    /** An engine; its base and Size are a reading of ours. */
    WAR_ENGINE("war-engine", 54_000, 54_000, 2, 1);

    private final String label;
    private final long standWidth;
    private final long standDepth;
    private final int size;
    private final int modelsPerStand;

    UnitType(String label, long standWidth, long standDepth, int size, int modelsPerStand) {
        this.label = label;
        this.standWidth = standWidth;
        this.standDepth = standDepth;
        this.size = size;
        this.modelsPerStand = modelsPerStand;
    }

    /** The word of a profile. */
    public String label() {
        return label;
    }

    /** How wide a Stand's front is, in micrometres. */
    public long standWidth() {
        return standWidth;
    }

    /** How deep a Stand is, in micrometres. */
    public long standDepth() {
        return standDepth;
    }

    /**
     * The Size for line of sight, without Fly and terrain.
     *
     * @rule CQ-STAND-03
     */
    public int size() {
        return size;
    }

    /**
     * How many models a Stand bears unless its profile says otherwise.
     *
     * @rule CQ-STAND-01
     */
    public int modelsPerStand() {
        return modelsPerStand;
    }

    @Override
    public String toString() {
        return label;
    }
}
