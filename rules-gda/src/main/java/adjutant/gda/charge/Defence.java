package adjutant.gda.charge;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.contact.Closest;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Segment;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.fire.Shot;
import adjutant.gda.fire.Volley;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Who fires at the lead of a Charge before it is carried out, in order: skirmishers in its way,
 * then the target and its supports by their ids.
 *
 * @rule GDA-CHG-6
 * @rule GDA-CHG-7
 * @rule GDA-HR-10
 */
final class Defence {
    private final Battle battle;
    private final Attack attack;
    private final Unit lead;

    private Defence(Battle battle, Attack attack) {
        this.battle = battle;
        this.attack = attack;
        this.lead = battle.unit(attack.lead());
    }

    /** The shots at a lead. */
    static List<Volley> volleys(Battle battle, Attack attack) {
        Defence defence = new Defence(battle, attack);
        List<Volley> volleys = new ArrayList<>();
        defence.firers().forEach(firer -> volleys.add(defence.volley(firer)));
        return List.copyOf(volleys);
    }

    private Volley volley(Unit firer) {
        return Volley.of(
                new Shot(battle, firer, lead, Shot.Occasion.DEFENCE, Command.Intensity.STEADY));
    }

    private List<Unit> firers() {
        List<Unit> firers = new ArrayList<>();
        if (!lead.isOnTable()) {
            return firers;
        }
        Unit target = battle.unit(attack.target());
        List<Unit> thin = new ArrayList<>();
        attack.backing().stream().map(battle::unit).filter(Unit::isSkirmishing).forEach(thin::add);
        if (target.isSkirmishing()) {
            thin.add(target);
        }
        thin.stream()
                .filter(unit -> unit.isOnTable() && !unit.is(State.FIRED))
                .filter(_ -> lead.troop().isInfantry())
                .sorted(Comparator.comparing(Unit::id))
                .forEach(firers::add);
        List<String> ids = new ArrayList<>(attack.backing());
        ids.add(attack.target());
        ids.stream()
                .map(battle::unit)
                .filter(this::fires)
                .sorted(Comparator.comparing(Unit::id))
                .forEach(firers::add);
        return firers;
    }

    /** Whether a unit fires; a target that is charged in flank or rear does not. */
    private boolean fires(Unit unit) {
        boolean able =
                unit.isPresent()
                        && !unit.is(State.FIRED)
                        && !unit.isFallingBack()
                        && !unit.isSkirmishing()
                        && (unit.troop().isInfantry() || unit.formation() == Formation.DEPLOYED);
        boolean faces = !unit.id().equals(attack.target()) || attack.aspect() == Aspect.FRONT;
        return able
                && faces
                && isInRange(unit)
                && (unit.isGarrison() || isInArc(unit))
                && sees(unit);
    }

    private boolean isInRange(Unit unit) {
        if (unit.troop().isBattery()) {
            return true;
        }
        return isNear(
                unit,
                unit.formation() == Formation.SQUARE ? Printed.SQUARE_VOLLEY : Printed.VOLLEY);
    }

    private boolean isNear(Unit unit, Printed limit) {
        return Distance.isWithin(
                Way.ground(battle, unit),
                lead.footprint(),
                limit.in(battle.scale()).plus(Tolerances.TOUCH));
    }

    private boolean isInArc(Unit unit) {
        return unit.formation() == Formation.SQUARE
                || Arcs.meets(unit.footprint(), Arc.FRONT, lead.footprint());
    }

    /** Whether no other body in Close Order stands between; screens hide nobody from defence. */
    private boolean sees(Unit unit) {
        Convex from = unit.isGarrison() ? Way.ground(battle, unit) : unit.pose().front();
        Closest closest = Distance.closest(from, lead.footprint());
        if (closest.here().equals(closest.there())) {
            return true;
        }
        Segment line = new Segment(closest.here(), closest.there());
        return battle.onTable()
                .filter(Unit::isCloseOrder)
                .filter(other -> !other.id().equals(unit.id()) && !other.id().equals(lead.id()))
                .noneMatch(other -> Distance.isWithin(line, other.footprint(), Length.ZERO));
    }
}
