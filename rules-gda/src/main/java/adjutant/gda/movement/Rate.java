package adjutant.gda.movement;

import adjutant.battlefield.geometry.Length;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Arm;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Printed;
import adjutant.gda.army.Scale;
import adjutant.gda.army.Trait;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import java.util.Optional;

/** How far units go. */
public final class Rate {
    private Rate() {}

    /**
     * The rate of a unit as it is drawn up, in good going.
     *
     * @rule GDA-MOV-1
     * @rule GDA-FORM-06
     */
    public static Length of(Scale scale, Unit unit) {
        return printed(unit.troop().arm(), unit.formation()).in(scale);
    }

    private static Printed printed(Arm arm, Formation formation) {
        return switch (formation) {
            case LINE -> arm == Arm.CAVALRY ? Printed.CAVALRY_FORMED : Printed.INFANTRY_LINE;
            case COLUMN -> arm == Arm.CAVALRY ? Printed.CAVALRY_FORMED : Printed.INFANTRY_COLUMN;
            case COMPANIES -> Printed.INFANTRY_COMPANIES;
            case SQUARE -> Printed.INFANTRY_SQUARE;
            case SKIRMISH ->
                    arm == Arm.CAVALRY ? Printed.CAVALRY_SKIRMISH : Printed.INFANTRY_SKIRMISH;
            case LIMBERED ->
                    arm == Arm.HORSE_ARTILLERY ? Printed.HORSE_LIMBERED : Printed.FOOT_LIMBERED;
            case DEPLOYED -> Printed.MANHANDLE;
        };
    }

    /**
     * How far a Charge adds to it.
     *
     * @rule GDA-MOV-1
     */
    public static Length chargeBonus(Scale scale, Unit unit) {
        return (unit.troop().isCavalry() ? Printed.CHARGE_CAVALRY : Printed.CHARGE_INFANTRY)
                .in(scale);
    }

    /**
     * Why the dice of Forwards! do not move a unit on; empty where they do, or there are none.
     *
     * @rule GDA-TSK-6
     * @rule GDA-C-20
     */
    public static Optional<String> noForwards(Battle battle, Unit unit) {
        if (battle.brigade(unit).surge() == 0) {
            return Optional.empty();
        }
        if (unit.formation() == Formation.SQUARE) {
            return Optional.of("squares have no Forwards!");
        }
        if (unit.formation() == Formation.DEPLOYED && !battle.config().deployedGunsForwards()) {
            return Optional.of("deployed guns have no Forwards!");
        }
        if (unit.troop().grade() == Grade.RECRUIT
                && unit.troop().isInfantry()
                && unit.formation() == Formation.LINE) {
            return Optional.of("Recruits in line have no Forwards!");
        }
        if (unit.troop().has(Trait.BATTALION_GUN)) {
            return Optional.of("battalion guns have no Forwards!");
        }
        return Optional.empty();
    }

    /**
     * What the dice of Forwards! add.
     *
     * @rule GDA-TSK-6
     */
    public static Length forwards(Battle battle, Unit unit) {
        return noForwards(battle, unit).isPresent()
                ? Length.ZERO
                : battle.scale().whole(battle.brigade(unit).surge());
    }

    /**
     * How far a unit Retires.
     *
     * @rule GDA-FAL-1
     */
    public static Length retire(Scale scale, Unit unit) {
        return switch (unit.troop().arm()) {
            case INFANTRY, SCREEN -> Printed.INFANTRY_RETIRE.in(scale);
            case CAVALRY, HORSE_ARTILLERY -> Printed.CAVALRY_RETIRE.in(scale);
            case FOOT_ARTILLERY -> Printed.FOOT_RETIRE.in(scale);
        };
    }

    /**
     * How far a unit Retreats or Routs.
     *
     * @rule GDA-FAL-1
     */
    public static Length retreat(Scale scale, Unit unit) {
        return switch (unit.troop().arm()) {
            case INFANTRY, SCREEN, FOOT_ARTILLERY -> Printed.INFANTRY_RETREAT.in(scale);
            case CAVALRY, HORSE_ARTILLERY -> Printed.CAVALRY_RETREAT.in(scale);
        };
    }

    /** The clause of all rates. */
    static GdaClause clause() {
        return GdaClause.MOV_1;
    }
}
