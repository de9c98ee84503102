package adjutant.gda.charge;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The supports of a target are named.
 *
 * @rule GDA-SUP-1
 * @rule GDA-BUA-4
 */
public final class BackAction implements Procedure {
    private final Battle battle;
    private final Unit target;
    private final List<String> backing;
    private final Optional<Attack> attack;

    /** Those of a target. */
    public BackAction(Battle battle, Unit target, Command.Back command) {
        this.battle = battle;
        this.target = target;
        this.backing = command.backing();
        this.attack = battle.attackOn(target.id()).filter(Attack::isClosing);
    }

    @Override
    public Ruling ruling() {
        Reasons reasons =
                new Reasons()
                        .time(battle, target.side(), Phase.CHARGE, GdaClause.TRN_2)
                        .all(ReactedAction.step(battle));
        if (attack.isEmpty()) {
            return reasons.no(GdaClause.CHG_3, "nobody has charged " + target.id()).ruling();
        }
        reasons.forbid(
                GdaClause.HR_35,
                attack.get().stage() == Attack.Stage.COUNTERED,
                () -> target.id() + " goes to meet the Charge without supports");
        reasons.forbid(
                GdaClause.HR_32,
                attack.get().stage() == Attack.Stage.ON,
                "who charges on gives no time to support");
        reasons.forbid(
                GdaClause.SUP_1,
                !attack.get().backing().stream().allMatch(id -> battle.unit(id).isSkirmishing()),
                () -> "the supports of " + target.id() + " are named");
        for (String id : backing) {
            reasons.all(Supports.may(battle, battle.unit(id), target));
        }
        return reasons.ruling();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Attack charge = attack.orElseThrow();
        List<String> all = new ArrayList<>(charge.backing());
        all.addAll(backing);
        return List.of(new Event.AttackIs(charge.backedBy(all)));
    }
}
