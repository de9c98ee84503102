package adjutant.conquest.fight;

import adjutant.chance.Die;
import adjutant.chance.Faces;

/**
 * Which dice of a raw chain are thrown again, once. Sixes and ones are those faces, whether they
 * succeed or not.
 */
enum Again {
    /** None. */
    NONE,
    /** Those that show 6. */
    SIXES,
    /** Those above the threshold. */
    MISSES,
    /** Those up to the threshold. */
    SUCCESSES,
    /** Those that show 1. */
    ONES;

    /** The faces thrown again of a die with a threshold. */
    Faces faces(int on) {
        return switch (this) {
            case NONE -> Faces.NONE;
            case SIXES -> Faces.only(Die.SIDES);
            case MISSES -> Faces.range(on + 1, Die.SIDES);
            case SUCCESSES -> Faces.range(1, on);
            case ONES -> Faces.only(1);
        };
    }
}
