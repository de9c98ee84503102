package adjutant.gda.system;

import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.BackAction;
import adjutant.gda.charge.ChargeAction;
import adjutant.gda.charge.ChooseAction;
import adjutant.gda.charge.DeclaredAction;
import adjutant.gda.charge.OpportunityAction;
import adjutant.gda.charge.ReactAction;
import adjutant.gda.charge.ReactedAction;
import adjutant.gda.charge.ResolveAction;
import adjutant.gda.fire.FireAction;
import adjutant.gda.melee.FightAction;
import adjutant.gda.melee.MeleeAction;
import adjutant.gda.morale.AdcsAction;
import adjutant.gda.morale.AttachAction;
import adjutant.gda.morale.FalterAction;
import adjutant.gda.morale.InitiativeAction;
import adjutant.gda.morale.OrderAction;
import adjutant.gda.morale.TaskAction;
import adjutant.gda.morale.UrgeAction;
import adjutant.gda.movement.ArriveAction;
import adjutant.gda.movement.BuaAction;
import adjutant.gda.movement.ChangeAction;
import adjutant.gda.movement.EmergencyLimberAction;
import adjutant.gda.movement.MoveAction;
import adjutant.gda.movement.ReformAction;
import adjutant.gda.movement.ReinforceAction;
import adjutant.gda.movement.RetireAction;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.turn.EndAction;

/** Every command with its procedure. */
final class Rules {
    private Rules() {}

    static Procedure of(Battle battle, Command command) {
        return switch (command) {
            case Command.OfUnit own -> ofUnit(battle, own, battle.unit(own.unit()));
            case Command.OfBrigade own -> ofBrigade(battle, own);
            case Command.OfSide own -> ofSide(battle, own);
            case Command.Initiative _ -> new InitiativeAction(battle);
            case Command.End _ -> new EndAction(battle);
        };
    }

    private static Procedure ofBrigade(Battle battle, Command.OfBrigade command) {
        return switch (command) {
            case Command.Task c -> new TaskAction(battle, c);
            case Command.Order c -> new OrderAction(battle, battle.brigade(c.brigade()));
            case Command.Falter c -> new FalterAction(battle, battle.brigade(c.brigade()));
            case Command.Attach c -> new AttachAction(battle, c);
        };
    }

    private static Procedure ofSide(Battle battle, Command.OfSide command) {
        return switch (command) {
            case Command.Adcs c -> new AdcsAction(battle, c.side());
            case Command.Urge c -> new UrgeAction(battle, c.side());
            case Command.Declared c -> new DeclaredAction(battle, c);
            case Command.Reacted c -> new ReactedAction(battle, c);
        };
    }

    private static Procedure ofUnit(Battle battle, Command.OfUnit command, Unit unit) {
        return switch (command) {
            case Command.Move c -> new MoveAction(battle, unit, c);
            case Command.Arrive c -> new ArriveAction(battle, unit, c);
            case Command.Change c -> ChangeAction.into(battle, unit, c.formation());
            case Command.About _ -> ChangeAction.about(battle, unit);
            case Command.Reform _ -> new ReformAction(battle, unit);
            case Command.Reinforce _ -> new ReinforceAction(battle, unit);
            case Command.Retire c -> new RetireAction(battle, unit, c);
            case Command.EmergencyLimber c -> new EmergencyLimberAction(battle, unit, c);
            case Command.EnterBua c -> new BuaAction.Enter(battle, unit, c);
            case Command.LeaveBua c -> new BuaAction.Leave(battle, unit, c);
            case Command.Fire c -> new FireAction(battle, unit, c);
            case Command.Charge c -> new ChargeAction(battle, c);
            case Command.React c -> new ReactAction(battle, unit, c);
            case Command.Opportunity c -> new OpportunityAction(battle, unit, c);
            case Command.Back c -> new BackAction(battle, unit, c);
            case Command.Resolve c -> new ResolveAction(battle, c);
            case Command.Choose c ->
                    FightAction.is(c.choice())
                            ? new FightAction(battle, unit, c)
                            : new ChooseAction(battle, unit, c);
            case Command.Melee c -> new MeleeAction(battle, c);
        };
    }
}
