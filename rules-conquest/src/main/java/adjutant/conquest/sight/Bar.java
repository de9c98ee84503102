package adjutant.conquest.sight;

/**
 * Something across a line of sight.
 *
 * @param id the Regiment or the piece of terrain
 * @param size its effective Size
 * @param kind what it is
 * @param effect what it does to the line
 * @rule CQ-LOS-06
 */
public record Bar(String id, int size, Kind kind, Effect effect) {
    /** What lies across a line. */
    public enum Kind {
        /** A Regiment, friend or enemy. */
        REGIMENT,
        /** Obstructing, Impassable or Garrison terrain. */
        SOLID,
        /** Obscuring terrain. */
        OBSCURING
    }

    /** What it does to the line. */
    public enum Effect {
        /** The line does not exist. */
        BLOCKS,
        /** The line is broken: a shot along it is Obscured. */
        OBSCURES,
        /** Nothing: it is smaller than the one who looks or the one looked at. */
        TOO_SMALL
    }

    /** Whether it is nothing to eyes like these. */
    boolean isSeenThrough(Eyes eyes) {
        return effect == Effect.TOO_SMALL || (eyes == Eyes.SURE && kind == Kind.OBSCURING);
    }
}
