package adjutant.conquest.combat;

import adjutant.chance.Roll;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The Attacks of one Character on another in a Duel: his own Attacks by his own Clash, without
 * Support, Leader, flank or rear.
 *
 * @param striker who attacks
 * @param target who defends
 * @param batch the dice and how they are read
 * @param tenacious how failed Defense dice are turned
 * @param turned how the striker turns his against what is struck back
 * @param modifiers why
 * @rule CQ-DUEL-04
 * @rule CQ-DUEL-05
 */
public record DuelStroke(
        Duellist striker,
        Duellist target,
        Batch batch,
        Tenacity tenacious,
        Tenacity turned,
        List<Modifier> modifiers) {
    /** Copies the list. */
    public DuelStroke {
        modifiers = List.copyOf(modifiers);
    }

    /** The Attacks of one on another, all values of whom are known. */
    public static DuelStroke of(Battle battle, Duellist striker, Duellist target) {
        Sharpness.Swing swing =
                new Sharpness.Swing(
                        striker.alone(),
                        striker.self(),
                        target.alone(),
                        Facing.FRONT,
                        hindrances(target),
                        inspiration(battle, striker),
                        Sharpness.Momentum.STANDING,
                        Tail.NONE,
                        battle.config());
        Tenacity tenacity = Tenacity.of(target.rules(), battle.config());
        Gathering gathering = new Gathering(tenacity, Batch.Misses.STAND, List.of());
        gathering.addClash(swing, dice(striker, battle.config()));
        gathering.note(tenacity.note().stream().toList());
        return new DuelStroke(
                striker,
                target,
                gathering.batches().getFirst(),
                tenacity,
                Tenacity.of(striker.rules(), battle.config()),
                gathering.modifiers());
    }

    /** With a printed Clash of 0 he does not strike. */
    private static int dice(Duellist striker, RulesConfig config) {
        return Attacks.canFight(striker.alone(), striker.self())
                ? Attacks.engaged(striker.alone(), striker.self(), config)
                : 0;
    }

    private static Set<Sharpness.Hindrance> hindrances(Duellist target) {
        return target.rules().has(Special.PARRY)
                ? EnumSet.of(Sharpness.Hindrance.PARRIED)
                : EnumSet.noneOf(Sharpness.Hindrance.class);
    }

    /**
     * Inspired where his Regiment is, or he himself always is; that his Regiment is Dauntless does
     * not help him.
     */
    private static Sharpness.Inspiration inspiration(Battle battle, Duellist striker) {
        if (striker.rules().has(Special.DAUNTLESS)) {
            return Sharpness.Inspiration.INSPIRED;
        }
        if (RulesInForce.of(striker.regiment()).has(Special.DAUNTLESS)) {
            return striker.regiment().is(Status.INSPIRED)
                    ? Sharpness.Inspiration.INSPIRED
                    : Sharpness.Inspiration.PLAIN;
        }
        Contacts contacts = Contacts.of(battle, striker.regiment());
        return Spirit.inspiration(battle, contacts, Sharpness.Momentum.STANDING);
    }

    /** Whether natural 1s of the defender strike back. */
    public boolean isCountered() {
        return target.rules().has(Special.COUNTER_ATTACK);
    }

    /** How the striker defends against what is struck back, which carries no rules. */
    public Roll answered() {
        return HitBack.defense(striker.alone(), Facing.FRONT);
    }
}
