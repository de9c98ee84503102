package adjutant.gda.fire;

import adjutant.battlefield.geometry.Length;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Reasons;
import java.util.List;

/** Whether a unit may fire at all, whatever it sees. */
public final class MayFire {
    private MayFire() {}

    /**
     * Whether a unit may fire at another in defence: that one is in its range, its arc and its
     * sight. Who fires in defence does not fire again.
     *
     * @rule GDA-CHG-7
     */
    public static Reasons defence(Battle battle, Unit firer, Unit charger) {
        Shot shot =
                new Shot(battle, firer, charger, Shot.Occasion.DEFENCE, Command.Intensity.STEADY);
        Reasons reasons = new Reasons().fit(firer);
        if (!firer.isPresent() || !hasArms(firer)) {
            return reasons.no(GdaClause.ARM_1, firer.id() + " has nothing to fire with");
        }
        return reasons.all(of(shot)).all(range(shot)).all(Sight.of(battle, firer, charger));
    }

    /** All that is asked of the firer. */
    static Reasons of(Shot shot) {
        Unit firer = shot.firer();
        Battle battle = shot.battle();
        Reasons reasons = new Reasons();
        arms(reasons, firer);
        reasons.forbid(
                GdaClause.HR_10, firer.is(State.FIRED), () -> firer.id() + " has fired this turn");
        for (Unit unit : List.of(firer, shot.target())) {
            reasons.forbid(
                    GdaClause.HR_10,
                    Targets.isInMelee(battle, unit),
                    () -> unit.id() + " is in a melee");
        }
        forwards(reasons, shot);
        if (shot.intensity() == Command.Intensity.ASSAULT) {
            assault(reasons, shot);
        }
        return reasons;
    }

    /** Whether a unit has anything to fire with. */
    static boolean hasArms(Unit unit) {
        return !unit.troop().isCavalry() && unit.formation() != Formation.LIMBERED;
    }

    private static void arms(Reasons reasons, Unit firer) {
        reasons.forbid(
                GdaClause.FIR_1,
                firer.troop().isCavalry(),
                () -> firer.id() + " is cavalry: it has no fire");
        reasons.forbid(
                GdaClause.MFIRE_02,
                firer.formation() == Formation.LIMBERED,
                () -> firer.id() + " is limbered: guns fire deployed");
    }

    /**
     * Forwards! forbids fire, but of deployed guns that did not move.
     *
     * @rule GDA-MFIRE-03
     * @rule GDA-C-19
     * @rule GDA-TSK-6
     */
    private static void forwards(Reasons reasons, Shot shot) {
        Unit firer = shot.firer();
        if (shot.occasion() == Shot.Occasion.DEFENCE
                || !shot.battle().brigade(firer).has(Tasking.FORWARDS)) {
            return;
        }
        if (!shot.battle().config().forwardsForbidsFire()) {
            reasons.yes(GdaClause.C_19, "by this reading Forwards! does not forbid fire");
            return;
        }
        boolean guns = firer.formation() == Formation.DEPLOYED && !shot.isAfterMoving();
        reasons.need(
                GdaClause.MFIRE_03,
                guns,
                () -> firer.id() + " has not moved by Forwards!: it may fire",
                () -> "the brigade of " + firer.id() + " goes Forwards!: it does not fire");
    }

    /**
     * Who may fire Artillery Assault Fire!
     *
     * @rule GDA-TSK-8
     */
    private static void assault(Reasons reasons, Shot shot) {
        Unit firer = shot.firer();
        Battle battle = shot.battle();
        String id = firer.id();
        reasons.forbid(GdaClause.TSK_8, !firer.troop().isBattery(), () -> id + " is no battery");
        reasons.forbid(
                GdaClause.TSK_8,
                !battle.brigade(firer).has(Tasking.ASSAULT_FIRE),
                () -> "the brigade of " + id + " has no Artillery Assault Fire! left");
        reasons.forbid(
                GdaClause.TSK_8,
                !firer.isFresh(),
                () -> id + " has " + firer.casualties() + " casualties");
        reasons.forbid(GdaClause.TSK_8, firer.lowAmmo() > 0, () -> id + " is Low on Ammunition");
        reasons.forbid(
                GdaClause.TSK_8, firer.troop().grade() == Grade.RECRUIT, () -> id + " is Recruit");
        reasons.forbid(GdaClause.TSK_8, firer.isUnformed(), () -> id + " is Unformed");
        reasons.forbid(
                GdaClause.CMD_6,
                battle.brigade(firer).is(Mood.HESITANT),
                "a Hesitant brigade has no Assault Fire");
    }

    /** Whether guns of a Hesitant brigade have no fire at a range. */
    static boolean hesitates(Battle battle, Unit firer, FireLine range) {
        return range == FireLine.LONG && battle.brigade(firer).is(Mood.HESITANT);
    }

    /** The clause of the range of a kind of fire. */
    static GdaClause rangeClause(Shot.Kind kind) {
        return switch (kind) {
            case VOLLEY -> GdaClause.FIR_1;
            case ARTILLERY -> GdaClause.ART_12;
            case SKIRMISH -> GdaClause.SKR_2;
        };
    }

    /**
     * Whether the target is in range; guns of a Hesitant brigade do not fire at long range.
     *
     * @rule GDA-SKR-2
     * @rule GDA-SQR-1
     * @rule GDA-CMD-6
     */
    static Reasons range(Shot shot) {
        Battle battle = shot.battle();
        Unit firer = shot.firer();
        Length most = Range.most(battle, firer);
        boolean within =
                (shot.occasion() == Shot.Occasion.DEFENCE && shot.isAtPoint())
                        || shot.distance().isAtMost(most);
        String far = battle.scale().say(shot.distance());
        String reach = battle.scale().say(most);
        Reasons reasons =
                new Reasons()
                        .need(
                                rangeClause(shot.kind()),
                                within,
                                () -> shot.target().id() + " is " + far + " away, of " + reach,
                                () -> shot.target().id() + " is " + far + " away, beyond " + reach);
        boolean hesitates =
                shot.kind() == Shot.Kind.ARTILLERY && hesitates(battle, firer, shot.range());
        return reasons.forbid(
                GdaClause.CMD_6, hesitates, "a Hesitant brigade does not fire at long range");
    }
}
