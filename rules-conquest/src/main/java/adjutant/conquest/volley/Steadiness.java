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

    /** How a Regiment shoots now: Aimed after Take Aim, and always with Deadshots. */
    public static Steadiness of(Regiment regiment) {
        boolean aimed =
                regiment.is(Status.AIMED)
                        || regiment.is(Status.DEADSHOTS)
                        || RulesInForce.of(regiment).has(Special.DEADSHOTS);
        return aimed ? AIMED : PLAIN;
    }
}
