package adjutant.gda.turn;

import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.fire.FireTests;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;

/**
 * The end of a side's part of the Movement, Fire or Melee phase.
 *
 * @param battle the situation
 * @rule GDA-TRN-3
 * @rule GDA-TRN-4
 * @rule GDA-TRN-5
 */
public record EndAction(Battle battle) implements Procedure {
    @Override
    public Ruling ruling() {
        Reasons reasons = new Reasons();
        Phase phase = battle.clock().phase();
        boolean ends =
                phase == Phase.FREE
                        || phase == Phase.MOVEMENT
                        || phase == Phase.FIRE
                        || phase == Phase.MELEE;
        reasons.need(
                GdaClause.TRN_1,
                ends,
                () -> "the part of side " + battle.clock().turn() + " ends",
                () -> "the " + phase.word() + " phase ends by itself");
        reasons.forbid(
                GdaClause.TRN_5,
                phase == Phase.MELEE && Each.any(battle.attacks(), Attack::isMelee),
                "a melee is still to be fought");
        if (phase == Phase.FIRE || phase == Phase.FREE) {
            return reasons.ruling(Facts.Tree.EMPTY, () -> FireTests.chance(battle));
        }
        return reasons.ruling();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Clock clock = battle.clock();
        return switch (clock.phase()) {
            case FREE -> afterFree(outcome);
            case MOVEMENT -> first() ? turned() : afterMovement();
            case FIRE -> afterFire(outcome);
            case MELEE -> first() ? turned() : Flow.nextTurn(battle);
            case COMMAND, CHARGE -> throw new IllegalStateException("no end of " + clock);
        };
    }

    /** Whether the other side still has its part. */
    private boolean first() {
        return battle.clock().turn() == battle.clock().initiative();
    }

    private List<Event> turned() {
        return List.of(new Event.Time(battle.clock().turned()));
    }

    private Event time(Phase phase, Side initiative) {
        return new Event.Time(Clock.begin(battle.clock().round(), phase, initiative));
    }

    /**
     * Infantry that kept its place regains Fire Discipline.
     *
     * @rule GDA-REST-06
     */
    private List<Event> afterMovement() {
        List<Event> events = new ArrayList<>();
        for (Unit unit : battle.units()) {
            boolean squared = unit.is(State.CHANGED) && unit.formation() == Formation.SQUARE;
            boolean keeps = !squared || battle.config().squareRegainsFd();
            boolean kept = !unit.is(State.MOVED) && keeps;
            if (unit.is(State.FD_LOST) && kept) {
                events.add(new Event.Ceased(unit.id(), State.FD_LOST));
            }
        }
        events.add(time(Phase.FIRE, battle.clock().initiative()));
        return events;
    }

    private List<Event> afterFree(Outcome outcome) {
        List<Event> events = new ArrayList<>(FireTests.settle(battle, outcome));
        events.addAll(Flow.turn(battle, battle.clock().round()));
        return events;
    }

    private List<Event> afterFire(Outcome outcome) {
        List<Event> events = new ArrayList<>(FireTests.settle(battle, outcome));
        events.addAll(first() ? turned() : List.of(time(Phase.MELEE, battle.clock().initiative())));
        return events;
    }
}
