package adjutant.gda.movement;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Footprints;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A unit comes on the table out of reserve: a move straight on from its own edge.
 *
 * @rule GDA-TSK-9
 * @rule GDA-TSK-11
 * @rule GDA-HR-47
 */
public final class ArriveAction implements Procedure {
    private final Battle battle;
    private final Unit unit;
    private final Command.Arrive command;
    private final Brigade brigade;

    /** The arrival of a unit. */
    public ArriveAction(Battle battle, Unit unit, Command.Arrive command) {
        this.battle = battle;
        this.unit = unit;
        this.command = command;
        this.brigade = battle.brigade(unit);
    }

    /**
     * Whether a brigade comes on: it obeys, and is called up or has come on in part.
     *
     * @rule GDA-HR-47
     */
    public static boolean isCommitted(Battle battle, Brigade brigade) {
        return brigade.is(Mood.OBEYS)
                && (brigade.has(Tasking.RESERVE) || !battle.isInReserve(brigade));
    }

    @Override
    public Ruling ruling() {
        String id = unit.id();
        if (!unit.isInReserve()) {
            return new Reasons()
                    .time(battle, unit.side(), Phase.MOVEMENT, GdaClause.TRN_3)
                    .no(GdaClause.TSK_9, id + " does not wait in reserve")
                    .ruling();
        }
        Reasons reasons = new Reasons();
        reasons.need(
                GdaClause.TSK_9,
                isCommitted(battle, brigade),
                brigade.name() + " is committed",
                brigade.name() + " is not committed: it is called up, and Obeys");
        reasons.forbid(
                GdaClause.HR_47,
                unit.formation() == Formation.SQUARE,
                id + " does not come on in square");
        place(reasons);
        Ruling move = move().ruling();
        move.findings().forEach(reasons::add);
        return reasons.ruling(move.facts(), () -> Chance.NONE);
    }

    private void place(Reasons reasons) {
        Length edge = battle.layout().edge(unit.side());
        reasons.forbid(
                GdaClause.TSK_11,
                !command.at().isAtMost(edge),
                "its own edge is " + battle.scale().say(edge) + " long");
        Length far = Printed.REDEPLOY.in(battle.scale());
        brigade.entry()
                .ifPresent(named -> {
                    String where =
                            unit.id()
                                    + " comes on within "
                                    + battle.scale().say(far)
                                    + " of the place named, "
                                    + battle.scale().say(named)
                                    + " along the edge";
                    boolean near =
                            command.at().isAtMost(named.plus(far))
                                    && named.isAtMost(command.at().plus(far));
                    reasons.need(GdaClause.TSK_11, near, where, where);
                });
    }

    /** The move from the edge. */
    private MoveAction move() {
        Extent extent =
                Footprints.of(
                        battle.scale(), unit.troop().arm(), unit.troop().size(), unit.formation());
        Place.Body body = Place.Body.of(battle.layout().onEdge(unit.side(), command.at()), extent);
        Battle there = battle.with(unit.id(), each -> each.at(body));
        List<Manoeuvre> path = List.of(new Manoeuvre.Forward(command.forward()));
        return MoveAction.fromTheEdge(
                there, there.unit(unit.id()), new Command.Move(unit.id(), path));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>(move().settle(outcome));
        boolean last =
                Each.none(
                        battle.units(brigade),
                        each -> each.isInReserve() && !each.id().equals(unit.id()));
        if (brigade.entry().isPresent() && last) {
            events.add(new Event.BrigadeIs(brigade.entering(Optional.empty())));
        }
        return events;
    }
}
