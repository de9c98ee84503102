package adjutant.conquest.round;

import adjutant.conquest.Each;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.game.Side;
import java.util.List;

/**
 * Who waits in Reinforcements. Characters throw no die: they come with their Regiment, whose Class
 * alone matters.
 *
 * @rule CQ-REINF-08
 * @rule CQ-REINF-23
 */
final class Waiting {
    private Waiting() {}

    /** The Regiments of a side that have not been called this Round. */
    static List<Regiment> of(Battle battle, Side side) {
        return Each.where(
                battle.of(side),
                regiment ->
                        regiment.whereabouts() instanceof Whereabouts.InReserve(Call call)
                                && call != Call.DUE);
    }

    /** Those of a Class. */
    static List<Regiment> of(Battle battle, Side side, UnitClass unitClass) {
        return Each.where(
                of(battle, side),
                regiment -> regiment.profile().unitClass().filter(unitClass::equals).isPresent());
    }

    /** Whether its entry failed, so that it comes without a die. */
    static boolean failed(Regiment regiment) {
        return regiment.whereabouts().equals(new Whereabouts.InReserve(Call.FAILED));
    }

    /** Whether it has Flank, or a Character with it gives it Flank. */
    static boolean flanks(Regiment regiment) {
        boolean led =
                regiment.profile().type() != UnitType.MONSTER
                        && regiment.stands().stream()
                                .filter(stand -> stand.isCharacter())
                                .anyMatch(stand ->
                                        RulesInForce.of(regiment, stand)
                                                .has(Special.FORWARD_FORCE));
        return led || RulesInForce.of(regiment).has(Special.FLANK);
    }
}
