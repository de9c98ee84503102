package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.combat.ImpactPlan;
import adjutant.conquest.movement.Pace;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * Why the numbers of a Charge are what they are.
 *
 * @param charging the Charge
 */
record ChargeReasons(Charging charging) {
    /** All of them. */
    List<Finding> all() {
        List<Finding> reasons = new ArrayList<>();
        distance(reasons);
        again(reasons);
        silent(reasons);
        charging.impact()
                .ifPresent(stage -> {
                    reasons.addAll(ClashAction.dice(stage.pool()));
                    reasons.addAll(stage.pool().reasons());
                });
        if (charging.roll().faces().anyMatch(face -> charging.hits(face) > 0)) {
            reasons.addAll(new Needed().toDefend(charging.own()).findings());
            reasons.add(
                    Footfall.finding(
                            charging.own(),
                            charging.roll().faces().map(charging::hits).max().orElse(0)));
            reasons.add(Footfall.unshaken());
        }
        return reasons;
    }

    private void distance(List<Finding> reasons) {
        String what =
                charging.command().target()
                        + " is "
                        + charging.roll().distance()
                        + " away; March "
                        + Pace.lowest(charging.own());
        if (charging.roll().die() == ChargeRoll.Thrown.NONE) {
            String end =
                    charging.roll().succeeds(ChargeRoll.FIXED)
                            ? ": it reaches"
                            : ": it does not reach";
            reasons.add(Finding.yes(Special.PHALANX.clause(), what + " and 3 without a die" + end));
        } else {
            String end =
                    charging.roll().needs() > 6
                            ? "no die is enough"
                            : "a die of " + charging.roll().needs() + " or more";
            reasons.add(Finding.yes(ConquestClause.CHARGE_04, what + ": " + end));
        }
        if (charging.trail().isHindered()) {
            reasons.add(
                    Finding.yes(ConquestClause.TERR_03, "Hindering terrain: -2in, at least 1in"));
        }
    }

    private void again(List<Finding> reasons) {
        if (charging.roll().again() == ChargeRoll.Again.ONCE
                && charging.roll().die() == ChargeRoll.Thrown.ONE) {
            boolean standard = Pace.hasStandard(charging.own());
            reasons.add(
                    Finding.yes(
                            standard ? ConquestClause.CMDM_06 : Special.UNSTOPPABLE.clause(),
                            (standard ? "Standard Bearer" : Special.UNSTOPPABLE.label())
                                    + ": a failed die is thrown again"));
        }
    }

    /** Why there is no Impact, where there could be. */
    private void silent(List<Finding> reasons) {
        if (ImpactPlan.strikers(charging.own()).isEmpty()) {
            return;
        }
        if (RulesInForce.of(charging.own()).has(Special.LOOSE_FORMATION)) {
            reasons.add(
                    Finding.yes(
                            Special.LOOSE_FORMATION.clause(),
                            "Loose Formation: no Impact Attacks"));
        }
        if (charging.trail().isBroken()) {
            reasons.add(Finding.yes(ConquestClause.TERR_03, "Broken Ground: no Impact Attacks"));
        }
    }
}
