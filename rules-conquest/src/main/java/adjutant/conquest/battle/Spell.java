package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Length;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A spell as data.
 *
 * @param name its name
 * @param range its reach; empty for the caster himself
 * @param difficulty the number its dice must not pass
 * @param hits the Hits it inflicts, where it does
 * @param armorPiercing how far it lowers Defense
 * @param scaling whether a larger target needs more successes
 * @param heal the Heal Points it gives
 * @param gains what its target gains until the end of the Round
 * @rule CQ-SPELL-02
 */
public record Spell(
        String name,
        Optional<Length> range,
        int difficulty,
        OptionalInt hits,
        int armorPiercing,
        Scaling scaling,
        int heal,
        List<Effect> gains) {
    /** Copies the list. */
    public Spell {
        gains = List.copyOf(gains);
    }

    /** Whether a larger target needs more successes. */
    public enum Scaling {
        /** It does. */
        SCALING,
        /** It does not. */
        FIXED
    }
}
