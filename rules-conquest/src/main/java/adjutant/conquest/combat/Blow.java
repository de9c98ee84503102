package adjutant.conquest.combat;

import adjutant.conquest.battle.Special;
import java.util.Optional;

/** What Hits come from, and which rules of the striker bear on the Defense against them. */
public enum Blow {
    /** A Clash. */
    CLASH(Special.CLEAVE, Optional.of(Special.FLAWLESS_STRIKES)),
    /** The Impact of a Charge. */
    IMPACT(Special.BRUTAL_IMPACT, Optional.empty()),
    /** A Volley. */
    VOLLEY(Special.ARMOR_PIERCING, Optional.of(Special.PRECISE_SHOT)),
    /** A spell. */
    SPELL(Special.ARMOR_PIERCING, Optional.empty());

    private final Special pierces;
    private final Optional<Special> keen;

    Blow(Special pierces, Optional<Special> keen) {
        this.pierces = pierces;
        this.keen = keen;
    }

    /** The rule whose X lowers Defense. */
    Special pierces() {
        return pierces;
    }

    /** The rule by which Hits of natural 1s ignore Defense, where there is one. */
    Optional<Special> keen() {
        return keen;
    }

    /** Whether it is struck hand to hand, so that Linebreaker acts. */
    boolean isMelee() {
        return this == CLASH || this == IMPACT;
    }
}
