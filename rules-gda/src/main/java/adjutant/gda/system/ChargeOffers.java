package adjutant.gda.system;

import adjutant.game.Side;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.ChargeAction;
import adjutant.gda.charge.Supports;
import java.util.List;

/** What a side may do in the Charge phase. */
final class ChargeOffers {
    private final Battle battle;
    private final Side side;
    private final Offers offers;

    ChargeOffers(Battle battle, Side side, Offers offers) {
        this.battle = battle;
        this.side = side;
        this.offers = offers;
    }

    void add() {
        boolean free = battle.clock().phase() == Phase.FREE;
        Clock.Step step = battle.clock().step();
        boolean own = battle.clock().turn() == side;
        if (free || (own && step == Clock.Step.DECLARE)) {
            declare();
        }
        if (free || (own && step == Clock.Step.REACT)) {
            react();
        }
        if (free || step == Clock.Step.RESOLVE) {
            resolve();
        }
    }

    private void declare() {
        for (Unit unit : battle.onTable(side)) {
            for (Unit enemy : battle.units()) {
                if (enemy.side() != side && enemy.isPresent()) {
                    ChargeAction.aimed(battle, unit, enemy).forEach(offers::perhaps);
                }
            }
        }
        if (battle.clock().phase() == Phase.CHARGE) {
            offers.perhaps(new Command.Declared(side));
        }
    }

    private void react() {
        for (Attack attack : battle.attacks()) {
            Unit target = battle.unit(attack.target());
            if (target.side() == side && attack.isClosing()) {
                reactions(attack, target);
            }
        }
        if (battle.clock().phase() == Phase.CHARGE) {
            offers.perhaps(new Command.Reacted(side));
        }
    }

    private void reactions(Attack attack, Unit target) {
        for (Command.Reaction reaction : Command.Reaction.values()) {
            offers.perhaps(new Command.React(target.id(), reaction));
        }
        List<String> backing = Supports.ofTarget(battle, target);
        if (!backing.isEmpty()) {
            offers.perhaps(new Command.Back(target.id(), backing));
        }
        battle.onTable(side).stream()
                .filter(unit -> unit.troop().isCavalry())
                .forEach(unit -> offers.perhaps(new Command.Opportunity(unit.id(), attack.lead())));
    }

    private void resolve() {
        if (side == battle.clock().initiative()) {
            battle.attacks().stream()
                    .filter(Attack::isClosing)
                    .forEach(attack -> offers.perhaps(new Command.Resolve(attack.lead())));
        }
    }
}
