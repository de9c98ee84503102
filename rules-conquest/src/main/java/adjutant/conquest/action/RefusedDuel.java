package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.combat.Duellist;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;

/**
 * A Duel that is refused: the challenger has used his Action, and the challenged adds no Attacks
 * and takes no Character Action until the end of the Round, unless Bodyguards stand for him.
 *
 * @rule CQ-DUEL-07
 */
final class RefusedDuel implements Procedure {
    private final Command.Duel command;
    private final List<Finding> findings;
    private final boolean guarded;

    RefusedDuel(Battle battle, Command.Duel command) {
        this.command = command;
        this.findings = new ArrayList<>(Challenge.findings(battle, command));
        Duellist challenged = Duellist.of(battle, command.target());
        this.guarded = RulesInForce.of(challenged.regiment()).has(Special.BODYGUARDS);
        if (!Challenge.mayRefuse(battle, command)) {
            findings.add(
                    Finding.no(
                            ConquestClause.DUEL_02,
                            command.target() + " cannot refuse: his Regiment is Broken"));
        }
        findings.add(
                guarded
                        ? Finding.yes(
                                ConquestClause.SR_BODYGUARDS,
                                command.target() + " refuses, and Bodyguards stand for him")
                        : Finding.yes(
                                ConquestClause.DUEL_07,
                                command.target()
                                        + " refuses: no Attacks and no Character Action until"
                                        + " the end of the Round"));
    }

    @Override
    public Ruling ruling() {
        return Ruling.of(findings, Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Acted(command.unit(), ActionKind.DUEL));
        if (!guarded) {
            events.add(new Event.DuelRefused(command.target()));
        }
        return events;
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("refused", true).build();
    }
}
