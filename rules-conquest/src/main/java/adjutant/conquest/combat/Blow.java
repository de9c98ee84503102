package adjutant.conquest.combat;

import adjutant.conquest.battle.Special;
import java.util.Optional;

/** What Hits come from, and which rules of the striker bear on the Defense against them. */
public enum Blow {
    /** A Clash. */
    CLASH,
    /** The Impact of a Charge. */
    IMPACT,
    /** A Volley. */
    VOLLEY,
    /** A spell. */
    SPELL;

    /** The rule whose X lowers Defense. */
    Special pierces() {
        return switch (this) {
            case CLASH -> Special.CLEAVE;
            case IMPACT -> Special.BRUTAL_IMPACT;
            case VOLLEY, SPELL -> Special.ARMOR_PIERCING;
        };
    }

    /** The rule by which Hits of natural 1s ignore Defense. */
    Optional<Special> keen() {
        return switch (this) {
            case CLASH -> Optional.of(Special.FLAWLESS_STRIKES);
            case IMPACT, SPELL -> Optional.empty();
            case VOLLEY -> Optional.of(Special.PRECISE_SHOT);
        };
    }

    /** Whether Linebreaker acts. */
    boolean isMelee() {
        return this == CLASH || this == IMPACT;
    }
}
