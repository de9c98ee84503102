package adjutant.gda.system;

import adjutant.chance.exact.Exact;
import adjutant.game.RuleSystem.Odds;
import adjutant.game.Ruling;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Course;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.turn.Flow;
import java.util.List;

/** The odds of the last of several commands; those before it must need no dice. */
final class Chain {
    private Chain() {}

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
                    var endings = Exact.endings(allowed.chance());
                    now =
                            Course.after(
                                    now,
                                    Flow.whole(
                                            now, procedure.settle(endings.getFirst().outcome())));
                }
            }
        }
        throw new IllegalArgumentException("odds of no command");
    }
}
