package adjutant.conquest.combat;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Facing;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How well a Regiment defends against the Hits of one Stand.
 *
 * @param saveOn a Hit is defended on this or less; 0 never
 * @param saveOnOnes the same for Hits of natural 1s
 * @param reroll which Defense dice are thrown again
 * @param riders the rules the Hits carry, for display
 * @param modifiers why
 * @rule CQ-DEF-02
 * @rule CQ-DEF-06
 */
public record Ward(
        int saveOn, int saveOnOnes, Reroll reroll, List<String> riders, List<Modifier> modifiers) {
    /** Copies the lists. */
    public Ward {
        riders = List.copyOf(riders);
        modifiers = List.copyOf(modifiers);
    }

    /**
     * The best that helps, since a natural 6 fails.
     *
     * @rule CQ-DICE-04
     */
    private static final int BEST = 5;

    /**
     * Against Hits with the rules of the Stand that struck or shot.
     *
     * @param shelter what raises Defense beside the target's own rules, each to {@code saveOn}
     */
    public static Ward against(
            Blow blow,
            RulesInForce striker,
            Regiment target,
            Facing facing,
            Tail tail,
            List<Modifier> shelter) {
        List<Modifier> modifiers = new ArrayList<>(shelter);
        List<String> riders = new ArrayList<>();
        int evasion = target.profile().characteristics().evasion().number().orElseThrow();
        int defense = defense(blow, striker, target, facing, riders, modifiers);
        if (evasion > defense) {
            modifiers.add(
                    new Modifier(
                            "saveOn",
                            0,
                            ConquestClause.DEF_02,
                            "Evasion " + evasion + " is better"));
        }
        int saveOn = Math.min(BEST, Math.max(defense, evasion));
        int saveOnOnes = saveOn;
        Optional<Special> keen = blow.keen().filter(striker::has);
        if (keen.isPresent()) {
            riders.add(keen.get().label());
            saveOnOnes = Math.min(BEST, evasion);
            modifiers.add(note("saveOnOnes", keen.get()));
        }
        return new Ward(saveOn, saveOnOnes, reroll(target, tail, modifiers), riders, modifiers);
    }

    /** Against Hits that carry no rules. */
    static Ward againstPlain(Regiment target, Facing facing, List<Modifier> shelter) {
        RulesInForce none = new RulesInForce(List.of());
        return against(Blow.CLASH, none, target, facing, Tail.NONE, shelter);
    }

    private static int defense(
            Blow blow,
            RulesInForce striker,
            Regiment target,
            Facing facing,
            List<String> riders,
            List<Modifier> modifiers) {
        int printed = target.profile().characteristics().defense().number().orElseThrow();
        if (blow == Blow.CLASH && striker.has(Special.SMITE)) {
            riders.add(Special.SMITE.label());
            modifiers.add(new Modifier("saveOn", -printed, ConquestClause.DEF_05, "Smite"));
            return 0;
        }
        int shelter = modifiers.stream().mapToInt(Modifier::by).sum();
        int defense = printed + shelter + raised(blow, striker, target, facing, riders, modifiers);
        int cleave = striker.x(blow.pierces());
        if (cleave > 0) {
            String piercing = blow.pierces().label() + " " + cleave;
            riders.add(piercing);
            int hardened = Math.min(cleave, RulesInForce.of(target).x(Special.HARDENED));
            modifiers.add(new Modifier("saveOn", -cleave, blow.pierces().clause(), piercing));
            if (hardened > 0) {
                modifiers.add(new Modifier("saveOn", hardened, ConquestClause.SR_22, "Hardened"));
            }
            defense -= cleave - hardened;
        }
        return Math.max(0, defense);
    }

    private static int raised(
            Blow blow,
            RulesInForce striker,
            Regiment target,
            Facing facing,
            List<String> riders,
            List<Modifier> modifiers) {
        RulesInForce own = RulesInForce.of(target);
        boolean front = facing == Facing.FRONT;
        boolean broken = blow.isMelee() && striker.has(Special.LINEBREAKER);
        boolean garrison = target.whereabouts() instanceof Whereabouts.InGarrison;
        int raised = 0;
        if (broken) {
            riders.add(Special.LINEBREAKER.label());
        }
        if (own.has(Special.SHIELD) && front && !garrison) {
            raised +=
                    add(
                            modifiers,
                            broken ? 0 : 1,
                            Special.SHIELD,
                            broken ? "Shield, ignored by Linebreaker" : "Shield, from the front");
        }
        if (own.has(Special.PHALANX) && front) {
            raised += add(modifiers, 1, Special.PHALANX, "Phalanx, from the front");
        }
        int bastion = own.x(Special.BASTION);
        if (bastion > 0) {
            raised +=
                    add(
                            modifiers,
                            broken ? 0 : bastion,
                            Special.BASTION,
                            broken ? "Bastion, ignored by Linebreaker" : "Bastion " + bastion);
        }
        return raised;
    }

    private static int add(List<Modifier> modifiers, int by, Special special, String text) {
        modifiers.add(new Modifier("saveOn", by, special.clause(), text));
        return by;
    }

    private static Modifier note(String to, Special special) {
        return new Modifier(to, 0, special.clause(), special.label());
    }

    private static Reroll reroll(Regiment target, Tail tail, List<Modifier> modifiers) {
        Set<Reroll> wanted = EnumSet.noneOf(Reroll.class);
        RulesInForce own = RulesInForce.of(target);
        if (own.has(Special.UNTOUCHABLE)) {
            wanted.add(Reroll.SIXES);
            modifiers.add(note("saveReroll", Special.UNTOUCHABLE));
        }
        if (own.has(Special.BLESSED) && tail.againstBlessed() == Tail.Blessed.USED) {
            wanted.add(Reroll.MISSES);
            modifiers.add(note("saveReroll", Special.BLESSED));
        }
        return Reroll.settled(wanted);
    }
}
