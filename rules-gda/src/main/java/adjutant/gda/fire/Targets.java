package adjutant.gda.fire;

import adjutant.battlefield.geometry.Length;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;

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
    private final List<Open> open;

    /**
     * An enemy that can be fired at.
     *
     * @param unit who
     * @param distance how far it is
     */
    private record Open(Unit unit, Length distance) {}

    private Targets(Battle battle, Unit firer, List<Open> open) {
        this.battle = battle;
        this.firer = firer;
        this.open = open;
    }

    /** Those of a unit that is there and can fire. */
    public static Targets of(Battle battle, Unit firer) {
        List<Open> open = new ArrayList<>();
        Length most = Range.most(battle, firer);
        for (Unit enemy : battle.units()) {
            if (enemy.side() == firer.side() || !enemy.isPresent() || isInMelee(battle, enemy)) {
                continue;
            }
            Length distance = Aim.of(battle, firer, enemy).distance();
            if (distance.isAtMost(most) && Sight.sees(battle, firer, enemy)) {
                open.add(new Open(enemy, distance));
            }
        }
        return new Targets(battle, firer, open);
    }

    /**
     * Whether a unit fights in a melee; supports do not.
     *
     * @rule GDA-HR-10
     */
    static boolean isInMelee(Battle battle, Unit unit) {
        return battle.attacks().stream()
                .filter(each ->
                        each.stage() == Attack.Stage.MELEE || each.stage() == Attack.Stage.FOUGHT)
                .anyMatch(each ->
                        each.target().equals(unit.id()) || each.chargers().contains(unit.id()));
    }

    /** All that are in range, in arc and in sight, in the order of the battle. */
    public List<Unit> open() {
        return open.stream().map(Open::unit).toList();
    }

    /** Whether others go before a target. */
    Reasons priority(Unit target, Command.Intensity intensity) {
        return firer.troop().isBattery() ? guns(target, intensity) : nearest(target);
    }

    private Reasons nearest(Unit target) {
        Reasons reasons = new Reasons();
        Length own = Aim.of(battle, firer, target).distance();
        open.stream()
                .filter(other -> other.distance.isLessThan(own))
                .findFirst()
                .ifPresent(other -> reasons.no(GdaClause.HR_6, other.unit.id() + " is nearer"));
        return reasons;
    }

    private Reasons guns(Unit target, Command.Intensity intensity) {
        Reasons reasons = new Reasons();
        List<Unit> close = within(FireLine.CLOSE);
        if (!close.isEmpty()) {
            return reasons.forbid(
                    GdaClause.HR_6,
                    !close.contains(target),
                    close.getFirst().id() + " is in canister range");
        }
        List<Unit> batteries =
                within(FireLine.EFFECTIVE).stream()
                        .filter(other -> other.formation() == Formation.DEPLOYED)
                        .toList();
        if (!firer.is(State.SHELLED) || batteries.isEmpty() || batteries.contains(target)) {
            return reasons;
        }
        String answers =
                firer.id() + " was fired at by guns: " + batteries.getFirst().id() + " is in range";
        return intensity == Command.Intensity.ASSAULT
                ? reasons.yes(GdaClause.TSK_8, answers + ", but Assault Fire chooses")
                : reasons.no(GdaClause.HR_6, answers);
    }

    private List<Unit> within(FireLine range) {
        return open.stream()
                .filter(other -> Range.of(battle, firer, other.distance) == range)
                .map(Open::unit)
                .toList();
    }
}
