package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.List;

/**
 * Inspire: Inspired until the end of the Activation.
 *
 * @rule CQ-INSPIRE-01
 * @rule CQ-INSPIRE-04
 */
final class InspireAction implements Procedure {
    private static final List<Special> BARRED =
            List.of(Special.AUTOMATON, Special.ANIMATE_VESSEL, Special.PHALANX);

    private final Acting acting;

    InspireAction(Battle battle, Command.Inspire command) {
        acting = Acting.of(battle, command.unit(), ActionKind.INSPIRE);
        Regiment regiment = acting.regiment();
        RulesInForce rules = RulesInForce.of(regiment);
        if (regiment.isBroken()) {
            acting.add(Finding.no(ConquestClause.INSPIRE_04, regiment.id() + " is Broken"));
        }
        if (rules.has(Special.DAUNTLESS)) {
            acting.add(
                    Finding.yes(Special.DAUNTLESS.clause(), regiment.id() + " is always Inspired"));
        } else {
            BARRED.stream()
                    .filter(rules::has)
                    .map(special ->
                            Finding.no(special.clause(), special.label() + " cannot Inspire"))
                    .forEach(acting::add);
        }
        acting.add(
                Finding.yes(
                        ConquestClause.INSPIRE_01,
                        regiment.id() + " is Inspired until the end of its Activation"));
    }

    @Override
    public Ruling ruling() {
        return acting.ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        String id = acting.regiment().id();
        return List.of(
                new Event.Acted(id, ActionKind.INSPIRE), new Event.Gained(id, Status.INSPIRED));
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("inspired", true).build();
    }
}
