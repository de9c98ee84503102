package adjutant.gda.system;

import adjutant.chance.Outcome;
import adjutant.chance.exact.Exact;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.RuleSystem.Odds;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Course;
import adjutant.gda.notation.CommandWriter;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.turn.Flow;
import java.util.List;

/**
 * The odds of the last of several commands. Those before it must need no dice: how dice fell is
 * settled by more than where they left the tracks, so that their ends cannot be weighed.
 *
 * @rule GDA-HR-44
 */
final class Chain {
    private static final Outcome NO_DICE = new Outcome(List.of(), List.of(), List.of(), List.of());

    private Chain() {}

    private static Ruling.Refused undecided(Battle battle, Command command) {
        String words = new CommandWriter(battle.scale()).write(command);
        Finding dice = Finding.no(GdaClause.HR_44, words + " brings dice: give it its faces");
        return new Ruling.Refused(List.of(dice), Facts.Tree.EMPTY);
    }

    static Odds odds(Battle battle, List<Command> commands) {
        Battle now = battle;
        for (int i = 0; i < commands.size(); i++) {
            Procedure procedure = Rules.of(now, commands.get(i));
            switch (procedure.ruling()) {
                case Ruling.Refused refused -> {
                    return new Odds.NotAllowed(refused, i);
                }
                case Ruling.Allowed allowed -> {
                    if (i + 1 == commands.size()) {
                        return new Odds.Known(procedure.odds(Exact.odds(allowed.chance())));
                    }
                    if (!allowed.chance().steps().isEmpty()) {
                        return new Odds.NotAllowed(undecided(now, commands.get(i)), i);
                    }
                    now = Course.after(now, Flow.whole(now, procedure.settle(NO_DICE)));
                }
            }
        }
        throw new IllegalArgumentException("odds of no command");
    }
}
