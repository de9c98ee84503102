package adjutant.gda.charge;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Telling;
import java.util.List;

/**
 * The end of a side's declarations. After those of the second side all chargers move.
 *
 * @param battle the situation
 * @param command whose
 * @rule GDA-HR-9
 */
public record DeclaredAction(Battle battle, Command.Declared command) implements Procedure {
    @Override
    public Ruling ruling() {
        Clock clock = battle.clock();
        return new Reasons()
                .time(battle, command.side(), Phase.CHARGE, GdaClause.TRN_2)
                .forbid(
                        GdaClause.CHG_1,
                        clock.phase() == Phase.CHARGE && clock.step() != Clock.Step.DECLARE,
                        "all Charges are declared")
                .yes(GdaClause.HR_9, "side " + command.side() + " declares no further Charge")
                .ruling();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Clock clock = battle.clock();
        Telling telling = new Telling(battle);
        boolean free = clock.phase() == Phase.FREE;
        if (!free && command.side() == clock.initiative()) {
            return telling.add(new Event.Time(clock.turned())).events();
        }
        Advance.all(telling);
        if (!free) {
            telling.add(
                    new Event.Time(clock.at(Clock.Step.REACT).of(clock.initiative().opponent())));
        }
        return telling.events();
    }
}
