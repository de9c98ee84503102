package adjutant.conquest.combat;

import adjutant.conquest.battle.Special;

/** What Hits come from, and which rules of the striker bear on the Defense against them. */
public enum Blow {
    /** A Clash. */
    CLASH(Special.CLEAVE, Special.FLAWLESS_STRIKES),
    /** A Volley. */
    VOLLEY(Special.ARMOR_PIERCING, Special.PRECISE_SHOT);

    private final Special pierces;
    private final Special keen;

    Blow(Special pierces, Special keen) {
        this.pierces = pierces;
        this.keen = keen;
    }

    /** The rule whose X lowers Defense. */
    Special pierces() {
        return pierces;
    }

    /** The rule by which Hits of natural 1s ignore Defense. */
    Special keen() {
        return keen;
    }

    /** Whether Smite and Linebreaker act. */
    boolean isMelee() {
        return this == CLASH;
    }
}
