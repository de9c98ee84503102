package adjutant.conquest.volley;

import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;

/**
 * Whether a Regiment shoots under Aimed Shot.
 *
 * @rule CQ-AIM-01
 * @rule CQ-SR-DEADSHOTS
 */
public enum Steadiness {
    /** It does. */
    AIMED,
    /** It does not. */
    PLAIN;

    /** How a Stand with some rules shoots now: Aimed after Take Aim, and always with Deadshots. */
    static Steadiness of(Regiment regiment, RulesInForce rules) {
        boolean aimed =
                regiment.is(Status.AIMED)
                        || regiment.is(Status.DEADSHOTS)
                        || rules.has(Special.DEADSHOTS)
                        || rules.has(Special.AIMED_SHOT);
        return aimed ? AIMED : PLAIN;
    }
}
