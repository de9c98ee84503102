package adjutant.conquest.combat;

import adjutant.conquest.battle.Special;

/** What Hits come from, and which rules of the striker bear on the Defense against them. */
enum Blow {
    /** A Clash. */
    CLASH(Special.CLEAVE),
    /** The Impact of a Charge. */
    IMPACT(Special.BRUTAL_IMPACT);

    private final Special pierces;

    Blow(Special pierces) {
        this.pierces = pierces;
    }

    /** The rule whose X lowers Defense. */
    Special pierces() {
        return pierces;
    }
}
