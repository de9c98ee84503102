package adjutant.gda.melee;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Way;
import adjutant.gda.discipline.InCommand;
import java.util.ArrayList;
import java.util.List;

/**
 * A melee as it stands: who takes part in the next round.
 *
 * @param battle the situation
 * @param attack the attack it came of
 * @rule GDA-MEL-9
 * @rule GDA-HR-38
 */
record Melee(Battle battle, Attack attack) {
    Unit lead() {
        return battle.unit(attack.lead());
    }

    Unit target() {
        return battle.unit(attack.target());
    }

    /** Whether the second round is to come. */
    boolean isSecond() {
        return attack.stage() == Attack.Stage.FOUGHT;
    }

    /** Whether a built-up area is fought for. */
    boolean isForBua() {
        return target().isGarrison();
    }

    /** Whether cavalry of one side fights no cavalry. */
    boolean isMixed() {
        return lead().troop().isCavalry() != target().troop().isCavalry();
    }

    /** Those who fight on the attackers' side, the lead first. */
    List<Unit> attackers() {
        List<Unit> units = new ArrayList<>();
        for (String id : attack.chargers()) {
            Unit unit = battle.unit(id);
            if (unit.isOnTable() && !unit.isFallingBack()) {
                units.add(unit);
            }
        }
        join(units, attack.supports(), target(), lead());
        return units;
    }

    /** Those who fight on the defenders' side, the target first. */
    List<Unit> defenders() {
        List<Unit> units = new ArrayList<>(List.of(target()));
        join(units, attack.backing(), lead(), target());
        return units;
    }

    private void join(List<Unit> units, List<String> supports, Unit enemy, Unit lead) {
        for (String id : supports) {
            Unit unit = battle.unit(id);
            boolean able =
                    unit.isOnTable()
                            && !unit.isFallingBack()
                            && !unit.isSkirmishing()
                            && !units.contains(unit);
            if (able && (touches(unit, enemy) || joins(unit, lead))) {
                units.add(unit);
            }
        }
    }

    private boolean touches(Unit unit, Unit enemy) {
        return Distance.isWithin(unit.footprint(), Way.ground(battle, enemy), Tolerances.TOUCH);
    }

    private boolean joins(Unit unit, Unit lead) {
        Convex ground = Way.ground(battle, lead);
        Length limit =
                (unit.troop().isCavalry() ? Printed.CAVALRY_SUPPORT : Printed.SUPPORT)
                        .in(battle.scale());
        return isSecond()
                && !unit.isUnformed()
                && InCommand.is(battle, unit)
                && Distance.isWithin(unit.footprint(), ground, limit.plus(Tolerances.TOUCH));
    }
}
