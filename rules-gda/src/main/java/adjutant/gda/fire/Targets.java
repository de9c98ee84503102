package adjutant.gda.fire;

import adjutant.battlefield.geometry.Length;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The enemies that a unit can fire at, and whom of them it must: musketry the nearest; guns one in
 * canister range, else a battery that may answer theirs of last turn, else whom they will.
 *
 * @rule GDA-HR-6
 * @rule GDA-HR-28
 */
public final class Targets {
    private final Battle battle;
    private final Unit firer;
    private final List<Ranged> inRange;
    private final Map<String, Boolean> seen = new HashMap<>();

    /**
     * An enemy in range.
     *
     * @param unit who
     * @param distance how far it is
     */
    private record Ranged(Unit unit, Length distance) {}

    private Targets(Battle battle, Unit firer, List<Ranged> inRange) {
        this.battle = battle;
        this.firer = firer;
        this.inRange = inRange;
    }

    /** Those of a unit that is there and can fire. */
    public static Targets of(Battle battle, Unit firer) {
        List<Ranged> inRange = new ArrayList<>();
        Length most = Range.most(battle, firer);
        for (Unit enemy : battle.units()) {
            if (enemy.side() == firer.side() || !enemy.isPresent() || isInMelee(battle, enemy)) {
                continue;
            }
            Length distance = Aim.of(battle, firer, enemy).distance();
            if (distance.isAtMost(most)) {
                inRange.add(new Ranged(enemy, distance));
            }
        }
        return new Targets(battle, firer, inRange);
    }

    /** Whether an enemy in range is in arc and in sight; looked at once. */
    private boolean isOpen(Unit enemy) {
        return seen.computeIfAbsent(enemy.id(), _ -> Sight.sees(battle, firer, enemy));
    }

    /** The enemies in range of a unit, seen or not; none where it has nothing to fire with. */
    public static List<Unit> inReach(Battle battle, Unit firer) {
        List<Unit> near = new ArrayList<>();
        if (!MayFire.hasArms(firer)) {
            return near;
        }
        Length most = Range.most(battle, firer);
        for (Unit enemy : battle.units()) {
            if (enemy.side() != firer.side()
                    && enemy.isPresent()
                    && Aim.of(battle, firer, enemy).distance().isAtMost(most)) {
                near.add(enemy);
            }
        }
        return near;
    }

    /**
     * Whether a unit fights in a melee; supports do not.
     *
     * @rule GDA-HR-10
     */
    static boolean isInMelee(Battle battle, Unit unit) {
        for (Attack each : battle.attacks()) {
            boolean fights = each.target().equals(unit.id()) || each.chargers().contains(unit.id());
            if (each.isMelee() && fights) {
                return true;
            }
        }
        return false;
    }

    /** All that are in range, in arc and in sight, in the order of the battle. */
    public List<Unit> open() {
        return Each.where(Each.map(inRange, Ranged::unit), this::isOpen);
    }

    /** Whether others go before a target. */
    Reasons priority(Unit target, Command.Intensity intensity) {
        return firer.troop().isBattery() ? guns(target, intensity) : nearest(target);
    }

    private Reasons nearest(Unit target) {
        Reasons reasons = new Reasons();
        Length own = Aim.of(battle, firer, target).distance();
        for (Ranged other : inRange) {
            if (other.distance.isLessThan(own) && isOpen(other.unit)) {
                return reasons.no(GdaClause.HR_6, other.unit.id() + " is nearer");
            }
        }
        return reasons;
    }

    private Reasons guns(Unit target, Command.Intensity intensity) {
        Reasons reasons = new Reasons();
        List<Unit> close = within(FireLine.CLOSE, _ -> true);
        if (!close.isEmpty()) {
            return reasons.forbid(
                    GdaClause.HR_6,
                    !close.contains(target),
                    () -> close.getFirst().id() + " is in canister range");
        }
        if (!firer.is(State.SHELLED)) {
            return reasons;
        }
        List<Unit> batteries =
                within(FireLine.EFFECTIVE, other -> other.formation() == Formation.DEPLOYED);
        if (batteries.isEmpty() || batteries.contains(target)) {
            return reasons;
        }
        String answers =
                firer.id() + " was fired at by guns: " + batteries.getFirst().id() + " is in range";
        return intensity == Command.Intensity.ASSAULT
                ? reasons.yes(GdaClause.TSK_8, answers + ", but Assault Fire chooses")
                : reasons.no(GdaClause.HR_6, answers);
    }

    private List<Unit> within(FireLine range, Predicate<Unit> kind) {
        List<Unit> units = new ArrayList<>();
        for (Ranged other : inRange) {
            if (Range.of(battle, firer, other.distance) == range
                    && kind.test(other.unit)
                    && isOpen(other.unit)) {
                units.add(other.unit);
            }
        }
        return units;
    }
}
