package adjutant.conquest.movement;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.CommandModel;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How far a Regiment moves, in inches.
 *
 * @param inches the most that a March covers
 * @param reasons what it is made of
 * @rule CQ-MARCH-02
 * @rule CQ-STAT-03
 */
public record Pace(int inches, List<Finding> reasons) {
    /** What Hindering terrain takes. */
    public static final int HINDRANCE = 2;

    /** What Burnout gives. */
    private static final int BURNOUT = 2;

    /** Copies the list. */
    public Pace {
        reasons = List.copyOf(reasons);
    }

    /** The lowest March in a Regiment, Characters counted, with what it has gained. */
    public static int lowest(Regiment regiment) {
        OptionalInt printed = regiment.profile().characteristics().march().number();
        for (Hero hero : regiment.heroes()) {
            OptionalInt his = hero.muster().profile().characteristics().march().number();
            if (printed.isEmpty() || (his.isPresent() && his.getAsInt() < printed.getAsInt())) {
                printed = his;
            }
        }
        return printed.orElse(0) + (RulesInForce.of(regiment).has(Special.BURNOUT) ? BURNOUT : 0);
    }

    /**
     * The pace of a March.
     *
     * @param earlier how many Marches it has made in this Activation
     * @param way the way of the March
     * @rule CQ-MARCH-05
     */
    public static Pace ofMarch(Regiment regiment, int earlier, Trail way) {
        List<Finding> reasons = new ArrayList<>();
        int inches = lowest(regiment);
        reasons.add(
                Finding.yes(ConquestClause.MARCH_02, regiment.id() + " marches " + inches + "in"));
        if (RulesInForce.of(regiment).has(Special.BURNOUT)) {
            reasons.add(
                    Finding.yes(Special.BURNOUT.clause(), "Burnout: +2in, counted in its March"));
        }
        int vanguard = RulesInForce.of(regiment).x(Special.VANGUARD);
        if (earlier == 0 && vanguard > 0 && regiment.is(Status.ARRIVED)) {
            inches += vanguard;
            reasons.add(
                    Finding.yes(
                            Special.VANGUARD.clause(),
                            "Vanguard: +" + vanguard + "in on the March of its arrival"));
        }
        if (earlier == 1 && hasStandard(regiment)) {
            inches += 1;
            reasons.add(
                    Finding.yes(
                            ConquestClause.CMDM_06,
                            "Standard Bearer: +1in on the second March of the Activation"));
        }
        return hindered(inches, way, reasons);
    }

    /**
     * Hindering terrain slows once an Action, to no less than an inch.
     *
     * @rule CQ-TERR-03
     */
    private static Pace hindered(int inches, Trail way, List<Finding> reasons) {
        if (!way.isHindered()) {
            return new Pace(inches, reasons);
        }
        reasons.add(Finding.yes(ConquestClause.TERR_03, "Hindering terrain: -2in, at least 1in"));
        return new Pace(Math.min(inches, Math.max(1, inches - HINDRANCE)), reasons);
    }

    /** Whether a Standard Bearer stands with it. */
    public static boolean hasStandard(Regiment regiment) {
        return regiment.profile().command().contains(CommandModel.STANDARD_BEARER)
                && regiment.commandStand().isPresent();
    }
}
