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
import java.util.Collections;
import java.util.List;

/**
 * Pass: one Action, or all that are left, is not performed.
 *
 * @rule CQ-ACT-12
 * @rule CQ-ACT-13
 */
final class PassAction implements Procedure {
    private final Acting acting;
    private final int passed;

    PassAction(Battle battle, Command.Pass command) {
        acting = Acting.of(battle, command.unit(), ActionKind.PASS);
        int left = MayAct.ACTIONS - MayAct.done(battle, acting.regiment()).size();
        passed =
                switch (command.extent()) {
                    case ONE -> 1;
                    case ALL -> Math.max(1, left);
                };
        if (acting.regiment().isGone()) {
            acting.add(Finding.no(ConquestClause.ACT_12, acting.regiment().id() + " is destroyed"));
        }
        acting.addAll(EntryFound.against(battle, acting.regiment()));
        acting.add(
                Finding.yes(
                        ConquestClause.ACT_12,
                        acting.regiment().id()
                                + " passes "
                                + (passed == 1 ? "one Action" : passed + " Actions")));
    }

    @Override
    public Ruling ruling() {
        return acting.ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return Collections.nCopies(
                passed, new Event.Acted(acting.regiment().id(), ActionKind.PASS));
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("passed", passed).build();
    }
}
