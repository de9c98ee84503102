package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.List;

/**
 * Take Aim: Aimed until the next Volley of the Activation.
 *
 * @rule CQ-AIM-01
 * @rule CQ-AIM-03
 */
final class TakeAimAction implements Procedure {
    private final Acting acting;

    TakeAimAction(Battle battle, Command.TakeAim command) {
        acting = Acting.of(battle, command.unit(), ActionKind.TAKE_AIM);
        String id = acting.regiment().id();
        acting.add(
                isArmed(acting.regiment())
                        ? Finding.yes(
                                ConquestClause.AIM_01,
                                id + " is Aimed until its next Volley of this Activation")
                        : Finding.no(ConquestClause.AIM_01, "no Stand of " + id + " has Barrage"));
    }

    private static boolean isArmed(Regiment regiment) {
        return !regiment.profile().barrages().isEmpty()
                || Each.any(
                        regiment.heroes(), hero -> !hero.muster().profile().barrages().isEmpty());
    }

    @Override
    public Ruling ruling() {
        return acting.ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        String id = acting.regiment().id();
        return List.of(
                new Event.Acted(id, ActionKind.TAKE_AIM), new Event.Gained(id, Status.AIMED));
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("aimed", true).build();
    }
}
