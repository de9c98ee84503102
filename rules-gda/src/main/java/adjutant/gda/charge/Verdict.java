package adjutant.gda.charge;

import adjutant.gda.RulesConfig;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Massed;
import java.util.List;

/** How a Charge ends, as the charger sees it. */
enum Verdict {
    /** The target Routs. */
    VICTORY("victory"),
    /** The target is Ridden Down. */
    RIDDEN_DOWN("victory"),
    /** The target Retreats. */
    TAKE_GROUND("take-ground"),
    /** A melee, the chargers with élan, the target Unformed. */
    MELEE_ELAN("melee-elan"),
    /** A melee. */
    MELEE("melee"),
    /** A melee, the lead Unformed. */
    MELEE_UNFORMED("melee-unformed"),
    /** The chargers halt and fire. */
    VOLLEY("volley"),
    /** They halt and fire, the lead Unformed. */
    VOLLEY_UNFORMED("volley-unformed"),
    /** The lead Retires. */
    RETIRE("retire"),
    /** The lead Retreats. */
    RETREAT("retreat"),
    /** The lead fails its test badly: its Charge ends. */
    HALTED("halted"),
    /** The lead disperses by the fire. */
    DISPERSED("dispersed"),
    /** The target has gone out of the way. */
    EVADED("evaded");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** How it is written. */
    String word() {
        return word;
    }

    /** Whether it comes to a melee. */
    boolean isMelee() {
        return this == MELEE || this == MELEE_ELAN || this == MELEE_UNFORMED;
    }

    /**
     * A line of a table.
     *
     * @param least the least difference it holds for
     * @param verdict what follows
     */
    record Line(int least, Verdict verdict) {}

    private static final int LOWEST = -1000;

    /** The table for a Charge, from the lowest difference up. */
    static List<Line> table(Battle battle, Attack attack) {
        Unit lead = battle.unit(attack.lead());
        Unit target = battle.unit(attack.target());
        if (lead.troop().isInfantry()) {
            return infantry(battle, attack, lead);
        }
        return target.troop().isCavalry() ? cavalry() : onFoot(battle.config());
    }

    /**
     * Infantry against infantry or guns.
     *
     * @rule GDA-CHG-13
     * @rule GDA-MASS-06
     */
    private static List<Line> infantry(Battle battle, Attack attack, Unit lead) {
        boolean countered = attack.stage() == Attack.Stage.COUNTERED;
        return List.of(
                new Line(LOWEST, RETREAT),
                new Line(-5, Massed.is(battle, lead) ? RETREAT : RETIRE),
                new Line(-2, countered ? MELEE : VOLLEY_UNFORMED),
                new Line(0, countered ? MELEE : VOLLEY),
                new Line(1, MELEE_ELAN),
                new Line(3, TAKE_GROUND),
                new Line(6, VICTORY));
    }

    /**
     * Cavalry against cavalry.
     *
     * @rule GDA-CHG-14
     * @rule GDA-C-12
     */
    private static List<Line> cavalry() {
        return List.of(
                new Line(LOWEST, RETREAT),
                new Line(-5, MELEE_UNFORMED),
                new Line(-2, MELEE),
                new Line(3, MELEE_ELAN),
                new Line(6, VICTORY));
    }

    /**
     * Cavalry against infantry or guns.
     *
     * @rule GDA-CHG-15
     * @rule GDA-C-13
     * @rule GDA-HR-18
     */
    private static List<Line> onFoot(RulesConfig config) {
        boolean retreats = config.cavalryLosesToInfantry() == RulesConfig.LosingCavalry.RETREATS;
        return List.of(
                new Line(LOWEST, RETREAT),
                new Line(-5, retreats ? RETREAT : RETIRE),
                new Line(-2, RETIRE),
                new Line(1, MELEE),
                new Line(3, RIDDEN_DOWN));
    }
}
