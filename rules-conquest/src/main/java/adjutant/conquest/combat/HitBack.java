package adjutant.conquest.combat;

import adjutant.chance.IntTable;
import adjutant.chance.Roll;
import adjutant.chance.Track;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.morale.Sufferer;
import java.util.List;

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
        return target.stands().stream().anyMatch(stand -> demises(target, stand));
    }

    private static boolean demises(Regiment target, Stand stand) {
        return RulesInForce.of(target, stand).has(Special.LETHAL_DEMISE);
    }

    /**
     * For each state of a target, the Wounds that have fallen on Stands with Lethal Demise. Wounds
     * are taken one by one, and one that is Shattered is so at once: it takes no more.
     *
     * @rule CQ-SHATTER-01
     */
    public static IntTable ledger(Sufferer target) {
        IntTable fallen = target.order().woundsOn(stand -> demises(target.regiment(), stand));
        int most = most(target);
        return IntTable.generate(
                target.track().states(),
                state -> {
                    int level = target.track().levelOf(state);
                    return fallen.get(target.gone(state) ? Math.min(level, most) : level);
                });
    }

    /** The Wound with which a target is gone, destroyed or Shattered. */
    private static int most(Sufferer target) {
        Track track = target.track();
        int level = track.levelOf(track.start());
        while (level < track.cap()
                && !target.gone(track.rise(track.start(), level - track.levelOf(track.start())))) {
            level++;
        }
        return level;
    }

    /** From where the Hits come: those of Lethal Demise fall on the attacker's front. */
    public static Facing facing(Regiment target, Facing touched) {
        return demises(target) ? Facing.FRONT : touched;
    }

    /** How a Regiment defends against Hits without rules, behind the walls of its Garrison. */
    public static Roll defense(Battle battle, Regiment regiment, Facing facing) {
        return defense(regiment, facing, Walls.of(battle, regiment));
    }

    /** How one defends against Hits without rules where no walls help. */
    public static Roll defense(Regiment regiment, Facing facing) {
        return defense(regiment, facing, List.of());
    }

    private static Roll defense(Regiment regiment, Facing facing, List<Modifier> shelter) {
        Ward ward = Ward.againstPlain(regiment, facing, shelter);
        return Thresholds.defense(
                ward.saveOn(), ward.reroll(), Thresholds.Six.ONE_WOUND, Thresholds.Natural.PLAIN);
    }
}
