package adjutant.conquest.combat;

import adjutant.chance.IntTable;
import adjutant.chance.Roll;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.morale.Sufferer;

/**
 * Hits that a target throws back at its attacker: Counter-Attack and Lethal Demise. They carry no
 * rules, are defended after the pool's Morale, and cause none.
 */
public final class HitBack {
    private HitBack() {}

    /** Whether a Regiment may hit back. */
    public static boolean possible(Regiment target) {
        RulesInForce rules = RulesInForce.of(target);
        return rules.has(Special.COUNTER_ATTACK) || demises(target);
    }

    /** Whether Wounds on a Regiment hit back, whatever they come from. */
    public static boolean demises(Regiment target) {
        return Each.any(target.stands(), stand -> demises(target, stand));
    }

    private static boolean demises(Regiment target, Stand stand) {
        return RulesInForce.of(target, stand).has(Special.LETHAL_DEMISE);
    }

    /** For each state of a target, the Wounds that have fallen on Stands with Lethal Demise. */
    public static IntTable ledger(Sufferer target) {
        IntTable fallen = target.order().woundsOn(stand -> demises(target.regiment(), stand));
        return IntTable.generate(
                target.track().states(), state -> fallen.get(target.track().levelOf(state)));
    }

    /** From where the Hits come: those of Lethal Demise fall on the attacker's front. */
    public static Facing facing(Regiment target, Facing touched) {
        return demises(target) ? Facing.FRONT : touched;
    }

    /** How the attacker defends. */
    public static Roll defense(Regiment attacker, Facing facing) {
        Ward ward = Ward.againstPlain(attacker, facing);
        return Thresholds.defense(
                ward.saveOn(), ward.reroll(), Thresholds.Six.ONE_WOUND, Thresholds.Natural.PLAIN);
    }
}
