package adjutant.gda.fire;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.ground.Massed;
import java.util.Optional;

/**
 * One unit that fires at another, and on what occasion.
 *
 * @param battle the situation
 * @param firer who fires
 * @param target at whom
 * @param occasion when
 * @param intensity how hard
 */
public record Shot(
        Battle battle, Unit firer, Unit target, Occasion occasion, Command.Intensity intensity) {
    /** When a unit fires. */
    public enum Occasion {
        /** In the Fire phase. */
        FIRE,
        /**
         * At chargers who stand before their target. Nobody has moved in that turn by then.
         *
         * @rule GDA-CHG-7
         */
        DEFENCE
    }

    /** With what a unit fires. */
    public enum Kind {
        /** By volleys. */
        VOLLEY("volley"),
        /** With guns. */
        ARTILLERY("artillery"),
        /** In skirmish order. */
        SKIRMISH("skirmish");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** With what the firer fires. */
    public Kind kind() {
        return kind(firer);
    }

    /** With what a unit fires. */
    public static Kind kind(Unit firer) {
        if (firer.troop().isBattery()) {
            return Kind.ARTILLERY;
        }
        return firer.isSkirmishing() ? Kind.SKIRMISH : Kind.VOLLEY;
    }

    /**
     * How far it is.
     *
     * @rule GDA-FIR-1
     */
    public Length distance() {
        return Aim.of(battle, firer, target).distance();
    }

    /**
     * The range it falls in, for guns.
     *
     * @rule GDA-ART-12
     */
    FireLine range() {
        return Range.of(battle, firer, distance());
    }

    /**
     * Whether the firer moved, changed formation or reformed this turn; never in defence.
     *
     * @rule GDA-MFIRE-01
     * @rule GDA-MFIRE-02
     */
    boolean isAfterMoving() {
        return isNowSaid(State.MOVED) || isNowSaid(State.CHANGED) || isNowSaid(State.REFORMED);
    }

    /** Whether something is said of the firer that counts on this occasion. */
    boolean isNowSaid(State state) {
        return occasion == Occasion.FIRE && firer.is(state);
    }

    /**
     * Whether the firer is Unformed, or counts so in a built-up area.
     *
     * @rule GDA-BUA-1
     */
    boolean isFirerUnformed() {
        return firer.isUnformed() || firer.isGarrison();
    }

    /** Whether the firer stands in rough ground. */
    boolean isFirerInRough() {
        return firer.isOnTable() && Going.roughUnder(battle, firer.footprint()).isPresent();
    }

    /** Whether the target is a deployed battery, or skirmishes. */
    boolean isTargetThin() {
        return target.formation() == Formation.DEPLOYED || target.isSkirmishing();
    }

    /**
     * What covers the target: woods, a redoubt or a strongpoint under any part of it. A garrison
     * has the halving of its section instead.
     *
     * @rule GDA-HR-27
     */
    Optional<Terrain> cover() {
        return target.isOnTable()
                ? Going.under(battle, target.footprint(), Shot::covers)
                : Optional.empty();
    }

    private static boolean covers(Terrain piece) {
        return piece.has(Terrain.Keyword.WOODS)
                || piece.has(Terrain.Keyword.REDOUBT)
                || piece.has(Terrain.Keyword.STRONGPOINT);
    }

    /** Whether a unit stands in either kind of column; a garrison does not. */
    static boolean isColumn(Unit unit) {
        return unit.isOnTable()
                && (unit.formation() == Formation.COLUMN
                        || unit.formation() == Formation.COMPANIES);
    }

    /** Whether the target is in square or one of massed columns. */
    boolean isTargetDense() {
        return target.formation() == Formation.SQUARE
                || (target.isOnTable() && Massed.is(battle, target));
    }

    /** Whether the target stands at the point of a charge, or nearer. */
    boolean isAtPoint() {
        Length point = Printed.CHARGE_POINT.in(battle.scale());
        if (occasion == Occasion.FIRE) {
            return distance().isAtMost(point);
        }
        return Distance.isWithin(
                Aim.ground(battle, firer),
                Aim.ground(battle, target),
                point.plus(Tolerances.TOUCH));
    }

    /**
     * How often casualties are halved: for a firer in column or square, and for a garrison.
     *
     * @rule GDA-FIR-1
     * @rule GDA-BUA-1
     */
    int halvings() {
        boolean deep =
                kind() == Kind.VOLLEY && (isColumn(firer) || firer.formation() == Formation.SQUARE);
        return (deep ? 1 : 0) + (target.isGarrison() ? 1 : 0);
    }
}
