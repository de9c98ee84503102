package adjutant.gda.movement;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Arm;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Mounts;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Suffering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Retire of one's own will, straight to the rear with the facing kept. It costs a casualty, but
 * for skirmishers, Cossacks and horse guns.
 *
 * @rule GDA-MOV-4
 * @rule GDA-CMD-8
 * @rule GDA-C-01
 */
public final class RetireAction implements Procedure {
    private final Battle battle;
    private final Unit unit;
    private final Command.Retire command;

    /** A Retire of a unit. */
    public RetireAction(Battle battle, Unit unit, Command.Retire command) {
        this.battle = battle;
        this.unit = unit;
        this.command = command;
    }

    @Override
    public Ruling ruling() {
        String id = unit.id();
        Reasons reasons =
                new Reasons().time(battle, unit.side(), Phase.MOVEMENT, GdaClause.TRN_3).fit(unit);
        if (!unit.isOnTable()) {
            return reasons.forbid(
                            GdaClause.BUA_3, unit.isGarrison(), () -> id + " is in a built-up area")
                    .ruling();
        }
        boolean fixed =
                unit.formation() == Formation.DEPLOYED || unit.formation() == Formation.SQUARE;
        reasons.forbid(
                GdaClause.MOV_4,
                fixed,
                () -> id + " in " + unit.formation().word() + " does not Retire");
        reasons.forbid(
                GdaClause.REST_05,
                unit.troop().isInfantry() && unit.is(State.FD_LOST),
                () -> id + " has lost Fire Discipline: it may not move");
        reasons.forbid(
                GdaClause.MOV_5,
                unit.is(State.CHARGED),
                () -> id + " took part in the Charge phase");
        boolean changed = unit.is(State.CHANGED) && !Cost.of(battle, unit).leavesAMove();
        reasons.forbid(
                GdaClause.FORM_06A,
                unit.is(State.MOVED) || unit.is(State.REFORMED) || changed,
                () -> id + " has used its Movement");
        stop(reasons);
        reasons.yes(
                GdaClause.MOV_4,
                pays() ? id + " Retires for 1 casualty" : id + " Retires at no cost");
        return reasons.ruling();
    }

    private void stop(Reasons reasons) {
        command.behind()
                .ifPresent(friend -> {
                    boolean there =
                            battle.find(friend)
                                    .filter(Unit::isOnTable)
                                    .filter(other -> other.side() == unit.side())
                                    .flatMap(other -> fallBack().stop(other))
                                    .isPresent();
                    reasons.need(
                            GdaClause.FAL_2,
                            there,
                            () -> "it stops behind " + friend,
                            () ->
                                    friend
                                            + " is no formed friend in Close Order that it comes"
                                            + " behind once past the compulsory part");
                });
    }

    private FallBack fallBack() {
        return FallBack.of(battle, unit, State.RETIRING, Optional.empty());
    }

    private boolean pays() {
        return !unit.isSkirmishing()
                && unit.troop().arm() != Arm.HORSE_ARTILLERY
                && unit.troop().mounts().filter(Mounts.COSSACK::equals).isEmpty();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        FallBack back = fallBack();
        List<Event> events =
                new ArrayList<>(
                        command.behind()
                                .map(friend -> back.eventsBehind(battle.unit(friend)))
                                .orElseGet(back::events));
        boolean gone = Each.any(events, Event.Removed.class::isInstance);
        if (!gone) {
            events.add(new Event.Became(unit.id(), State.MOVED));
            events.add(new Event.Became(unit.id(), State.RETIRING));
            if (pays()) {
                events.addAll(Suffering.of(unit, 1));
            }
        }
        return events;
    }
}
