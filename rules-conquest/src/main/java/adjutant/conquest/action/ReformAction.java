package adjutant.conquest.action;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Regrouping;
import adjutant.conquest.movement.Stance;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A Reform: another legal formation about the same centre.
 *
 * @rule CQ-REFORM-01
 * @rule CQ-REFORM-04
 */
final class ReformAction implements Procedure {
    private final Acting acting;
    private final Optional<Regiment> after;

    ReformAction(Battle battle, Command.Reform command) {
        acting = Acting.of(battle, command.unit(), ActionKind.REFORM);
        acting.addAll(new Needed().toMarch(regiment()).findings());
        after = acting.stands() ? Optional.of(judged(battle, command)) : Optional.empty();
    }

    private Regiment regiment() {
        return acting.regiment();
    }

    private Regiment judged(Battle battle, Command.Reform command) {
        Angle facing = command.facing().orElseGet(() -> regiment().pose().orElseThrow().facing());
        int files = command.files() + regiment().heroes().size();
        Regrouping regrouping = Regrouping.of(regiment(), files, facing);
        Length most = Length.inches(Pace.lowest(regiment()));
        Length largest = regrouping.largest();
        String text = "the largest move of a Stand is " + largest + ", at most " + most;
        acting.add(
                largest.isAtMost(most)
                        ? Finding.yes(ConquestClause.REFORM_02, text)
                        : Finding.no(ConquestClause.REFORM_02, text));
        Regiment anew = regrouping.after(most);
        if (anew.formation().rank(0).size() < 2 && anew.stands().size() > 1) {
            acting.add(
                    Finding.no(ConquestClause.FORM_03, "the front rank would have one Stand only"));
        }
        Ground ground = Ground.around(battle, regiment());
        acting.addAll(Stance.faults(ground, regiment(), anew, Set.of()));
        acting.addAll(Stance.nearTerrain(ground, regiment(), anew));
        acting.add(
                Finding.yes(
                        ConquestClause.REFORM_01,
                        regiment().id()
                                + " takes "
                                + anew.files()
                                + (anew.files() == 1 ? " file" : " files")
                                + " about its centre"));
        return anew;
    }

    @Override
    public Ruling ruling() {
        return acting.ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Regiment anew = after.orElseThrow();
        Array array = new Array(anew.files(), anew.stands(), anew.pose().orElseThrow());
        return List.of(acting.acted(), new Event.Reformed(regiment().id(), array));
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("reformed", true).build();
    }
}
