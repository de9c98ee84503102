package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.List;

/**
 * A Rally: a Broken Regiment out of contact is Broken no longer, by its own Action or by one of a
 * Character of it.
 *
 * @rule CQ-RALLY-01
 * @rule CQ-BROKEN-03
 * @rule CQ-BROKEN-06
 * @rule CQ-HERO-05
 */
final class RallyAction implements Procedure {
    private final Acting acting;
    private final Command.Rally command;

    RallyAction(Battle battle, Command.Rally command) {
        this.command = command;
        acting = Acting.of(battle, command.unit(), ActionKind.RALLY);
        String id = acting.regiment().id();
        acting.add(
                acting.regiment().isBroken()
                        ? Finding.yes(ConquestClause.RALLY_01, id + " is Broken")
                        : Finding.no(ConquestClause.RALLY_01, id + " is not Broken"));
        if (!command.unit().equals(id)) {
            acting.add(
                    Finding.yes(
                            ConquestClause.BROKEN_06,
                            command.unit() + " gives his Action to rally " + id));
        }
    }

    @Override
    public Ruling ruling() {
        return acting.ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return List.of(
                new Event.Acted(command.unit(), ActionKind.RALLY),
                new Event.Rallied(acting.regiment().id()));
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("rallied", true).build();
    }
}
