package adjutant.conquest.battle;

import java.util.Locale;

/**
 * Where in a Round the battle is.
 *
 * @rule CQ-ROUND-01
 */
public enum Phase {
    /** Before the first Round. */
    SETUP,
    /** Arrivals are rolled for. */
    REINFORCEMENT,
    /** Cards are stacked. */
    COMMAND,
    /** Who goes first. */
    SUPREMACY,
    /** Cards are drawn and Actions done. */
    ACTION,
    /** Zones are scored. */
    VICTORY;

    /** The word in the notation. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
