package adjutant.conquest.contact;

import adjutant.battlefield.geometry.Edge;
import java.util.Locale;

/**
 * From where a Regiment is attacked.
 *
 * @rule CQ-ARC-01
 */
public enum Facing {
    /** From the front. */
    FRONT,
    /** From a flank. */
    FLANK,
    /** From the rear. */
    REAR;

    /** The facing that an edge belongs to. */
    public static Facing of(Edge edge) {
        return switch (edge) {
            case FRONT -> FRONT;
            case LEFT, RIGHT -> FLANK;
            case REAR -> REAR;
        };
    }

    /** The word shown. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
