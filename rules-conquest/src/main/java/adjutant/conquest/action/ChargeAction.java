package adjutant.conquest.action;

import adjutant.chance.*;
import adjutant.conquest.battle.*;
import adjutant.conquest.odds.Report;
import adjutant.game.*;
import java.util.List;

final class ChargeAction implements Procedure {
    ChargeAction(Battle battle, Command.Charge command) {}
    public Ruling ruling() { throw new IllegalStateException(); }
    public List<Event> settle(Outcome outcome) { return List.of(); }
    public Report odds(Odds odds) { return Report.NOTHING; }
    public Facts.Tree result(Outcome outcome) { return Facts.Tree.EMPTY; }
}
