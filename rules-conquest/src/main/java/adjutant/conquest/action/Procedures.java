package adjutant.conquest.action;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.contact.Contacts;
import java.util.List;

/** The procedure of each command to a Regiment or Character. */
public final class Procedures {
    private Procedures() {}

    /** The command looked at in a situation. */
    public static Procedure of(Battle battle, Command.OfUnit command) {
        List<Marker> markers = MarkerAttack.targets(battle, command);
        return markers.isEmpty()
                ? plain(battle, command)
                : MarkerAttack.of(battle, command, markers);
    }

    private static Procedure plain(Battle battle, Command.OfUnit command) {
        return switch (command) {
            case Command.Clash clash -> new ClashAction(battle, clash);
            case Command.CombatRally rally -> new CombatRallyAction(battle, rally);
            case Command.CombatReform reform -> new CombatReformAction(battle, reform);
            case Command.Inspire inspire -> new InspireAction(battle, inspire);
            case Command.Withdraw withdraw -> new WithdrawAction(battle, withdraw);
            case Command.Pass pass ->
                    isCharacter(battle, pass.unit())
                            ? CharacterCard.passed(battle, pass)
                            : new PassAction(battle, pass);
            case Command.Activate activate ->
                    isCharacter(battle, activate.unit())
                            ? CharacterCard.drawn(battle, activate)
                            : new ActivateAction(battle, activate);
            case Command.DrawEvent event -> new DrawEventAction(battle, event);
            case Command.End end ->
                    isCharacter(battle, end.unit())
                            ? CharacterCard.ended(battle, end)
                            : new EndAction(battle, end);
            case Command.Enter enter -> new EnterAction(battle, enter);
            case Command.March march -> new MarchAction(battle, march);
            case Command.Reform reform -> new ReformAction(battle, reform);
            case Command.Rally rally -> new RallyAction(battle, rally);
            case Command.Charge charge -> new ChargeAction(battle, charge);
            case Command.Volley volley -> new VolleyAction(battle, volley);
            case Command.TakeAim aim -> new TakeAimAction(battle, aim);
            case Command.Duel duel -> new DuelAction(battle, duel);
            case Command.Cast cast -> new SpellAction(battle, cast);
            case Command.Occupy occupy -> new OccupyAction(battle, occupy);
            case Command.Leave leave ->
                    Contacts.of(battle, battle.regiment(leave.unit())).any()
                                    && battle.regiment(leave.unit()).pose().isEmpty()
                            ? new WithdrawAction(battle, leave)
                            : new LeaveAction(battle, leave);
        };
    }

    /** A Duel that the challenged one refuses. */
    public static Procedure refused(Battle battle, Command.Duel duel) {
        return new RefusedDuel(battle, duel);
    }

    private static boolean isCharacter(Battle battle, String unit) {
        return battle.find(unit).isEmpty();
    }
}
