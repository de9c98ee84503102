package adjutant.conquest.round;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.battle.Event;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.List;
import java.util.function.Function;

/**
 * A command of a side, judged: it hurts nobody, so it has no odds.
 *
 * @param findings every reason
 * @param facts what the ruling says beside them
 * @param chance its dice
 * @param events what happens when they have fallen
 * @param outcome what came of it, in words
 */
record Deed(
        List<Finding> findings,
        Facts.Tree facts,
        Chance chance,
        Function<Outcome, List<Event>> events,
        Function<Outcome, Facts.Tree> outcome)
        implements Procedure {
    Deed {
        findings = List.copyOf(findings);
    }

    /** A command without dice that brings events. */
    static Deed plain(List<Finding> findings, List<Event> events) {
        return new Deed(
                findings, Facts.Tree.EMPTY, Chance.NONE, _ -> events, _ -> Facts.Tree.EMPTY);
    }

    @Override
    public Ruling ruling() {
        return Ruling.of(findings, facts, () -> chance);
    }

    @Override
    public List<Event> settle(Outcome outcomeOfDice) {
        return events.apply(outcomeOfDice);
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcomeOfDice) {
        return outcome.apply(outcomeOfDice);
    }
}
