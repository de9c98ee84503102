package adjutant.conquest.combat;

import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Special;

/** What a Regiment has gained during the battle. */
final class Gains {
    private Gains() {}

    /** Whether it has gained a rule. */
    static boolean has(Regiment regiment, Special special) {
        return Each.any(regiment.effects(), effect -> effect.rule().name().equals(special.label()));
    }

    /** Whether it has gained a rule with a choice. */
    static boolean chose(Regiment regiment, Special special, String choice) {
        return Each.any(
                regiment.effects(),
                effect ->
                        effect.rule().name().equals(special.label())
                                && effect.choice().filter(choice::equals).isPresent());
    }
}
