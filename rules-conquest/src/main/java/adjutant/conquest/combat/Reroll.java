package adjutant.conquest.combat;

import adjutant.chance.Faces;
import java.util.Collection;
import java.util.Locale;

/**
 * Which dice of a roll are thrown again.
 *
 * @rule CQ-DICE-06
 */
public enum Reroll {
    /** None. */
    NONE,
    /** All that failed. */
    MISSES,
    /** Those that show 6, which fails. */
    SIXES,
    /** All that succeeded. */
    SUCCESSES,
    /** Those that show 1, which succeeds. */
    ONES;

    /**
     * What is left of several instructions on the same dice: against each other, full ones cancel
     * full ones and partial ones cancel partial ones; a full one beats a partial one.
     *
     * @rule CQ-DICE-08
     */
    public static Reroll settled(Collection<Reroll> wanted) {
        Reroll failures = wanted.contains(MISSES) ? MISSES : wanted.contains(SIXES) ? SIXES : NONE;
        Reroll successes =
                wanted.contains(SUCCESSES) ? SUCCESSES : wanted.contains(ONES) ? ONES : NONE;
        if (failures == NONE || successes == NONE) {
            return failures == NONE ? successes : failures;
        }
        boolean allFailures = failures == MISSES;
        boolean allSuccesses = successes == SUCCESSES;
        return allFailures == allSuccesses ? NONE : allFailures ? failures : successes;
    }

    /** The faces thrown again of a die that succeeds on {@code on} or less. */
    public Faces faces(int on) {
        return switch (this) {
            case NONE -> Faces.NONE;
            case MISSES -> Faces.range(on + 1, 6);
            case SIXES -> Faces.range(Math.max(6, on + 1), 6);
            case SUCCESSES -> Faces.range(1, on);
            case ONES -> Faces.range(1, Math.min(1, on));
        };
    }

    /** The word shown. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
