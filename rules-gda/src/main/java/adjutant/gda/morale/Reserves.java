package adjutant.gda.morale;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Arm;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Nation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Way;
import adjutant.gda.ground.Near;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Brigades that are called up from reserve, and those that go back into it.
 *
 * @rule GDA-TSK-9
 * @rule GDA-TSK-11
 */
final class Reserves {
    private Reserves() {}

    /** What Reserve asks of a brigade. */
    static Reasons calledUp(Battle battle, Brigade brigade) {
        return new Reasons()
                .forbid(
                        GdaClause.TSK_9,
                        !battle.isInReserve(brigade),
                        brigade.name() + " does not wait in reserve");
    }

    /**
     * What Redeploy asks of a brigade.
     *
     * @rule GDA-HR-46
     */
    static Reasons redeployed(Battle battle, Brigade brigade, Command.Task command) {
        Reasons reasons = new Reasons();
        String name = brigade.name();
        command.to()
                .ifPresentOrElse(
                        to -> place(battle, brigade, to, reasons),
                        () ->
                                reasons.no(
                                        GdaClause.TSK_11,
                                        "where " + name + " comes on again is named with it"));
        reasons.forbid(
                GdaClause.TSK_11, battle.isInReserve(brigade), name + " waits in reserve already");
        Length volley = Printed.VOLLEY.in(battle.scale());
        Each.where(battle.present(brigade), unit -> isHeld(battle, unit, volley))
                .forEach(unit ->
                        reasons.no(
                                GdaClause.HR_46,
                                unit.id()
                                        + " is within "
                                        + battle.scale().say(volley)
                                        + " of enemies in Close Order"));
        Nation nation = battle.layout().force(brigade.side()).nation();
        boolean guns =
                Each.any(battle.present(brigade), unit -> unit.troop().arm() == Arm.FOOT_ARTILLERY);
        return reasons.forbid(
                GdaClause.TSK_3,
                guns && !nation.attachesFreely() && !brigade.has(Tasking.BRIGADE_ATTACHMENT),
                "the foot guns of " + name + " need Brigade Attachment");
    }

    private static void place(Battle battle, Brigade brigade, Length to, Reasons reasons) {
        Length edge = battle.layout().edge(brigade.side());
        String where =
                battle.scale().say(to) + " along its own edge of " + battle.scale().say(edge);
        reasons.need(GdaClause.TSK_11, to.isAtMost(edge), where, where);
    }

    private static boolean isHeld(Battle battle, Unit unit, Length volley) {
        return Each.any(
                Near.enemies(battle, unit.side()),
                enemy ->
                        Near.isThreat(enemy)
                                && Distance.isWithin(
                                        Way.ground(battle, unit), enemy.footprint(), volley));
    }

    /**
     * A brigade that obeys goes off the table, Formed; a brigadier by himself goes with its first
     * unit.
     *
     * @rule GDA-HR-46
     */
    static List<Event> withdrawal(Battle battle, String name) {
        List<Event> events = new ArrayList<>();
        Brigade brigade = battle.brigade(name);
        List<Unit> units = battle.present(brigade);
        Optional<Unit> first = units.stream().filter(unit -> !unit.troop().isScreen()).findFirst();
        if (brigade.general() instanceof Brigade.General.At && first.isPresent()) {
            Brigade.General with = new Brigade.General.With(first.get().id());
            events.add(new Event.BrigadeIs(brigade.led(with)));
        }
        for (Unit unit : units) {
            for (State state : List.of(State.UNFORMED, State.FD_LOST)) {
                if (unit.is(state)) {
                    events.add(new Event.Ceased(unit.id(), state));
                }
            }
            events.add(new Event.Withdrawn(unit.id(), waiting(unit.formation())));
        }
        return events;
    }

    /** How who stood so waits: ready to march. */
    private static Formation waiting(Formation formation) {
        return switch (formation) {
            case SQUARE -> Formation.COLUMN;
            case DEPLOYED -> Formation.LIMBERED;
            case LINE, COLUMN, COMPANIES, SKIRMISH, LIMBERED -> formation;
        };
    }
}
