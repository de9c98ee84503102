package adjutant.gda.movement;

import adjutant.gda.GdaClause;
import adjutant.gda.army.Arm;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;

/**
 * What a change of formation takes of a unit's Movement.
 *
 * @param clause the clause that says so
 * @param kind how much
 * @param why a sentence
 */
public record Cost(GdaClause clause, Kind kind, String why) {
    /** How much a change takes. */
    public enum Kind {
        /** The whole Movement. */
        FULL,
        /** Either the change or a move. */
        CHANGE_OR_MOVE,
        /** Nothing: a move may come before or after it. */
        WITH_MOVE
    }

    /**
     * The cost where a unit stands, an about-face included.
     *
     * @rule GDA-FORM-02
     * @rule GDA-FORM-03
     * @rule GDA-FORM-04
     * @rule GDA-FORM-05
     * @rule GDA-REST-03
     * @rule GDA-ART-7
     */
    public static Cost of(Battle battle, Unit unit) {
        String id = unit.id();
        if (Going.roughUnder(battle, unit.footprint()).isPresent()) {
            return new Cost(
                    GdaClause.FORM_02,
                    Kind.FULL,
                    id + " stands in rough ground: a change takes its whole Movement");
        }
        if (unit.troop().arm() == Arm.FOOT_ARTILLERY) {
            return new Cost(
                    GdaClause.FORM_05,
                    Kind.FULL,
                    id + " is a foot battery: a change takes its whole Movement");
        }
        if (unit.troop().isLarge()) {
            return new Cost(
                    GdaClause.REST_03,
                    Kind.CHANGE_OR_MOVE,
                    id + " is Large: it changes or moves, not both");
        }
        boolean free = battle.config().horseFreeChanges() > 0;
        if (unit.troop().arm() == Arm.HORSE_ARTILLERY && !free) {
            return new Cost(
                    GdaClause.ART_7,
                    Kind.FULL,
                    id + " is a horse battery without a free change: it takes the whole Movement");
        }
        if (unit.troop().arm() == Arm.HORSE_ARTILLERY) {
            return new Cost(
                    GdaClause.ART_7,
                    Kind.WITH_MOVE,
                    id + " is a horse battery: it limbers and unlimbers freely");
        }
        if (unit.troop().grade().isSeasoned()) {
            return new Cost(
                    GdaClause.FORM_03,
                    Kind.WITH_MOVE,
                    id + " is " + unit.troop().grade().word() + ": it changes and moves");
        }
        return new Cost(
                GdaClause.FORM_04,
                Kind.FULL,
                id + " is " + unit.troop().grade().word() + ": a change takes its whole Movement");
    }

    /** Whether a move may go with the change. */
    public boolean leavesAMove() {
        return kind == Kind.WITH_MOVE;
    }
}
