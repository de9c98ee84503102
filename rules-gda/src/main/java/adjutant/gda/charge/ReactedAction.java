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
import java.util.List;

/**
 * The end of a side's reactions: first those of the side without the initiative, then the other's.
 *
 * @param battle the situation
 * @param command whose
 * @rule GDA-CHG-3
 */
public record ReactedAction(Battle battle, Command.Reacted command) implements Procedure {
    @Override
    public Ruling ruling() {
        return time(new Reasons(), battle, command)
                .yes(GdaClause.CHG_3, "side " + command.side() + " reacts no further")
                .ruling();
    }

    private static Reasons time(Reasons reasons, Battle battle, Command.Reacted command) {
        return reasons.time(battle, command.side(), Phase.CHARGE, GdaClause.TRN_2)
                .all(step(battle));
    }

    /** That it is the step of reactions. */
    static Reasons step(Battle battle) {
        return new Reasons()
                .forbid(
                        GdaClause.CHG_3,
                        battle.clock().phase() == Phase.CHARGE
                                && battle.clock().step() != Clock.Step.REACT,
                        "targets react once all chargers have moved");
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return battle.clock().phase() == Phase.FREE ? List.of() : List.of(next(battle.clock()));
    }

    /** The time after the reactions of the side that reacts now. */
    public static Event next(Clock clock) {
        return new Event.Time(
                clock.turn() == clock.initiative() ? clock.at(Clock.Step.RESOLVE) : clock.turned());
    }
}
