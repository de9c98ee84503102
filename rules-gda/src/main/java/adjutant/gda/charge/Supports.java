package adjutant.gda.charge;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.chance.Step;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Massed;
import adjutant.gda.ruling.Reasons;
import java.util.List;

/**
 * Units that support a lead or a target.
 *
 * @rule GDA-SUP-1
 */
public final class Supports {
    /** Up to which value the lower die is thrown again. */
    private static final int UP_TO = 3;

    private Supports() {}

    /** Whether a unit may support another in an attack or a defence. */
    static Reasons may(Battle battle, Unit unit, Unit lead) {
        Reasons reasons = new Reasons();
        String id = unit.id();
        if (!unit.isOnTable() || !lead.isOnTable()) {
            return reasons.no(
                    GdaClause.SUP_3, id + " does not stand in the open with " + lead.id());
        }
        reasons.forbid(
                GdaClause.SUP_5,
                unit.side() != lead.side() || id.equals(lead.id()),
                () -> id + " is no friend of " + lead.id());
        reasons.forbid(
                GdaClause.SUP_3,
                unit.isSkirmishing(),
                () -> id + " skirmishes: it supports nobody");
        reasons.forbid(
                GdaClause.SUP_4,
                lead.troop().isInfantry() && unit.troop().isCavalry(),
                "cavalry does not support infantry");
        reasons.forbid(
                GdaClause.SUP_4,
                lead.troop().isCavalry() && unit.troop().isInfantry(),
                "infantry does not support cavalry");
        reasons.forbid(
                GdaClause.SUP_6,
                unit.isFallingBack(),
                () -> id + " is falling back: it supports nobody");
        reasons.forbid(
                GdaClause.SUP_5,
                Each.any(battle.attacks(), attack -> attack.involves(id)),
                () -> id + " has part in another Charge");
        Length limit = Printed.SUPPORT.in(battle.scale());
        boolean near = Distance.isWithin(unit.footprint(), lead.footprint(), limit);
        reasons.need(
                GdaClause.SUP_5,
                near,
                () -> id + " supports " + lead.id(),
                () -> id + " is farther than " + battle.scale().say(limit) + " from " + lead.id());
        return reasons;
    }

    /** Whether a unit supports as a charger: guns do not. */
    static Reasons mayCharge(Battle battle, Unit unit, Unit lead) {
        return may(battle, unit, lead)
                .forbid(
                        GdaClause.SUP_3,
                        unit.troop().isBattery(),
                        () -> unit.id() + " is a battery: it supports no Charge");
    }

    /** All that may support a lead in its Charge. */
    public static List<String> ofCharger(Battle battle, Unit lead) {
        return Each.map(
                Each.where(
                        battle.onTable(lead.side()), unit -> mayCharge(battle, unit, lead).allow()),
                Unit::id);
    }

    /** All that may support a target. */
    public static List<String> ofTarget(Battle battle, Unit target) {
        return Each.map(
                Each.where(
                        battle.onTable(target.side()), unit -> may(battle, unit, target).allow()),
                Unit::id);
    }

    /** Whether a support throws a die again. */
    static boolean rerolls(Unit unit) {
        return unit.isOnTable() && !unit.isSkirmishing() && !unit.troop().isBattery();
    }

    /**
     * Why the die that a support throws again counts one less; empty where it counts in full.
     *
     * @rule GDA-SUP-2
     * @rule GDA-MASS-05
     */
    static java.util.Optional<GdaClause> lessens(Battle battle, Unit unit, Unit enemy) {
        if (Massed.is(battle, unit)) {
            return java.util.Optional.of(GdaClause.MASS_05);
        }
        boolean less =
                unit.troop().grade() == Grade.RECRUIT
                        || unit.formation() == Formation.SQUARE
                        || unit.isUnformed()
                        || (unit.troop().isInfantry()
                                && unit.formation() == Formation.LINE
                                && enemy.troop().isCavalry());
        return less ? java.util.Optional.of(GdaClause.SUP_2) : java.util.Optional.empty();
    }

    /**
     * The dice that supports throw again.
     *
     * @param hand the place of their side's hand
     * @rule GDA-HR-11
     */
    static List<Step.Sum.Retake> retakes(
            Battle battle, List<String> supports, Unit enemy, int hand) {
        return supports.stream()
                .map(battle::unit)
                .filter(Supports::rerolls)
                .map(unit -> lessens(battle, unit, enemy).isPresent() ? 1 : 0)
                .map(less -> new Step.Sum.Retake(hand, UP_TO - less, less))
                .toList();
    }
}
