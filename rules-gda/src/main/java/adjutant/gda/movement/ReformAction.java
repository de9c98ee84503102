package adjutant.gda.movement;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.List;

/**
 * Becoming Formed again, which takes the whole Movement.
 *
 * @param battle the situation
 * @param unit who
 * @rule GDA-FORM-01
 * @rule GDA-FAL-8
 */
public record ReformAction(Battle battle, Unit unit) implements Procedure {
    @Override
    public Ruling ruling() {
        String id = unit.id();
        return new Reasons()
                .time(battle, unit.side(), Phase.MOVEMENT, GdaClause.TRN_3)
                .fit(unit)
                .need(
                        GdaClause.FORM_01,
                        unit.isUnformed(),
                        () -> id + " is Unformed: to reform takes its whole Movement",
                        () -> id + " is Formed")
                .forbid(
                        GdaClause.FORM_01,
                        unit.is(State.MOVED) || unit.is(State.CHANGED),
                        () -> id + " has used part of its Movement")
                .forbid(
                        GdaClause.MOV_5,
                        unit.is(State.CHARGED),
                        () -> id + " took part in the Charge phase")
                .ruling();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return List.of(
                new Event.Ceased(unit.id(), State.UNFORMED),
                new Event.Became(unit.id(), State.REFORMED));
    }
}
