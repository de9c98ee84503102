package adjutant.conquest.action;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;

/** The procedure of each command. */
public final class Procedures {
    private Procedures() {}

    /** The command looked at in a situation. */
    public static Procedure of(Battle battle, Command command) {
        return switch (command) {
            case Command.Clash clash -> new ClashAction(battle, clash);
            case Command.CombatRally rally -> new CombatRallyAction(battle, rally);
            case Command.CombatReform reform -> new CombatReformAction(battle, reform);
            case Command.Inspire inspire -> new InspireAction(battle, inspire);
            case Command.Withdraw withdraw -> new WithdrawAction(battle, withdraw);
            case Command.Pass pass -> new PassAction(battle, pass);
            case Command.Activate activate -> new ActivateAction(battle, activate);
            case Command.DrawEvent event -> new DrawEventAction(battle, event);
            case Command.End end -> new EndAction(battle, end);
            case Command.March march -> new MarchAction(battle, march);
            case Command.Reform reform -> new ReformAction(battle, reform);
            case Command.Rally rally -> new RallyAction(battle, rally);
            case Command.Charge charge -> new ChargeAction(battle, charge);
            case Command.Volley volley -> new VolleyAction(battle, volley);
            case Command.TakeAim aim -> new TakeAimAction(battle, aim);
        };
    }
}
