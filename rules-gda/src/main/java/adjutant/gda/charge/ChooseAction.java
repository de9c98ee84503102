package adjutant.gda.charge;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Telling;
import java.util.List;

/**
 * The winner of a Victory takes the ground or charges on.
 *
 * @param battle the situation
 * @param unit who chooses
 * @param command what
 * @rule GDA-CHG-16
 * @rule GDA-C-16
 */
public record ChooseAction(Battle battle, Unit unit, Command.Choose command) implements Procedure {
    @Override
    public Ruling ruling() {
        Reasons reasons = open(battle, unit, command);
        reasons.forbid(
                GdaClause.CHG_16,
                goesOn() && battle.find(further()).filter(Unit::isOnTable).isEmpty(),
                "the further target is not on the table any more");
        return reasons.ruling(Facts.Tree.EMPTY, this::chance);
    }

    /** That a choice is open and has the option. */
    public static Reasons open(Battle battle, Unit unit, Command.Choose command) {
        boolean first =
                battle.choices().stream()
                        .findFirst()
                        .map(Choice::unit)
                        .filter(unit.id()::equals)
                        .isPresent();
        boolean option = first && battle.choices().getFirst().options().contains(command.choice());
        return new Reasons()
                .need(
                        GdaClause.C_16,
                        option,
                        () -> unit.id() + " chooses " + command.choice(),
                        () ->
                                first
                                        ? unit.id()
                                                + " chooses one of "
                                                + String.join(
                                                        ", ", battle.choices().getFirst().options())
                                        : unit.id() + " has nothing to choose now");
    }

    private boolean goesOn() {
        return command.choice().startsWith(Onward.CHARGE_ON);
    }

    private String further() {
        return command.choice().substring(Onward.CHARGE_ON.length());
    }

    private Chance chance() {
        return goesOn() ? Onward.chance(battle, unit, battle.unit(further())) : Chance.NONE;
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Telling telling = new Telling(battle);
        List<Choice> open = battle.choices();
        telling.add(new Event.Choices(open.subList(1, open.size())));
        Attack won = battle.attackBy(unit.id()).orElseThrow();
        if (goesOn()) {
            Onward.tell(telling, unit.id(), further(), outcome);
        } else {
            Ground.forward(telling, unit.id(), won.distance());
            telling.add(new Event.AttackOver(unit.id()));
        }
        return telling.events();
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        if (!goesOn()) {
            return Facts.Tree.EMPTY;
        }
        double reached = odds.sums().getFirst().bands().at(1);
        return Facts.tree()
                .put(
                        "outcomes",
                        Facts.tree().put("reached", reached).put("short", 1 - reached).build())
                .build();
    }
}
