package adjutant.gda.melee;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.ChooseAction;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.List;
import java.util.Optional;

/**
 * After a draw a side fights on or Retires, the defender first.
 *
 * @param battle the situation
 * @param unit who chooses
 * @param command what
 * @rule GDA-MEL-11
 */
public record FightAction(Battle battle, Unit unit, Command.Choose command) implements Procedure {
    /** Whether a choice is one of these. */
    public static boolean is(String choice) {
        return choice.equals(Outcomes.FIGHT) || choice.equals(Outcomes.RETIRE);
    }

    @Override
    public Ruling ruling() {
        Reasons reasons = ChooseAction.open(battle, unit, command);
        return reasons.need(
                        GdaClause.MEL_11,
                        attack().isPresent(),
                        () -> unit.id() + " has drawn a melee",
                        () -> unit.id() + " has drawn no melee")
                .ruling();
    }

    private Optional<Attack> attack() {
        return battle.attacks().stream()
                .filter(each -> each.stage() == Attack.Stage.FOUGHT)
                .filter(each -> each.lead().equals(unit.id()) || each.target().equals(unit.id()))
                .findFirst();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Attack fought = attack().orElseThrow();
        Melee melee = new Melee(battle, fought);
        boolean defends = fought.target().equals(unit.id());
        if (command.choice().equals(Outcomes.RETIRE)) {
            return Outcomes.retires(
                    melee, defends ? Ending.Victor.DEFENDERS : Ending.Victor.ATTACKERS);
        }
        if (defends) {
            Choice other = new Choice(fought.lead(), List.of(Outcomes.FIGHT, Outcomes.RETIRE));
            return List.of(new Event.Choices(List.of(other)));
        }
        return Outcomes.fightOn(melee);
    }
}
