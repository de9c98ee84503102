package adjutant.conquest.combat;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Facing;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How well one Stand hits one target.
 *
 * @param hitOn it hits on this or less
 * @param reroll which of its dice are thrown again
 * @param ones what its natural 1s bring
 * @param modifiers why
 * @rule CQ-STAT-05
 */
record Sharpness(int hitOn, Reroll reroll, Thresholds.Ones ones, List<Modifier> modifiers) {
    Sharpness {
        modifiers = List.copyOf(modifiers);
    }

    /**
     * A Stand and whom it attacks.
     *
     * @param regiment its Regiment
     * @param stand the Stand
     * @param target the Regiment attacked
     * @param facing from where the target is attacked
     * @param hindrances what about the target bears on the dice
     * @param inspired whether it fights Inspired
     * @param charged whether its Regiment has Charged
     * @param tail the choices made
     * @param config the readings
     * @rule CQ-STAT-04
     * @rule CQ-CLASH-13
     */
    record Swing(
            Regiment regiment,
            Stand stand,
            Regiment target,
            Facing facing,
            Set<Hindrance> hindrances,
            Inspiration inspired,
            Momentum charged,
            Tail tail,
            RulesConfig config) {
        Profile profile() {
            return stand.hero().map(hero -> hero.muster().profile()).orElseGet(regiment::profile);
        }

        RulesInForce rules() {
            return RulesInForce.of(regiment, stand);
        }
    }

    /** What about the target bears on the dice. */
    enum Hindrance {
        /** It may not re-roll misses. */
        PARRIED
    }

    /** Whether a Regiment fights Inspired. */
    enum Inspiration {
        /** It does. */
        INSPIRED,
        /** It does not. */
        PLAIN
    }

    /** Whether a Regiment has just Charged. */
    enum Momentum {
        /** It has. */
        CHARGED,
        /** It has not. */
        STANDING
    }

    static Sharpness of(Swing swing) {
        List<Modifier> modifiers = new ArrayList<>();
        int clash = clash(swing, modifiers);
        Thresholds.Ones ones = ones(swing, clash, modifiers);
        Set<Reroll> wanted = misses(swing, modifiers);
        int inspired = inspired(swing, clash, wanted, modifiers);
        Reroll reroll = settled(swing, wanted, modifiers);
        int most = swing.config().naturalSixFails() ? 5 : 6;
        return new Sharpness(Math.clamp(inspired, 1, most), reroll, ones, modifiers);
    }

    /**
     * How well it hits with an Impact Attack: by Clash as raised, Glorious Charge on top; Inspired,
     * Shock and the rules that re-roll misses only where the readings say so. Nothing counts twice.
     *
     * @rule CQ-IMPACT-03
     * @rule CQ-SR-21
     */
    static Sharpness ofImpact(Swing swing) {
        List<Modifier> modifiers = new ArrayList<>();
        int clash = raised(swing, modifiers);
        if (swing.rules().has(Special.GLORIOUS_CHARGE)) {
            clash += add(modifiers, 1, Special.GLORIOUS_CHARGE);
        }
        boolean spirited = swing.config().inspiredOnImpact();
        if (spirited && swing.rules().has(Special.SHOCK)) {
            clash += add(modifiers, 1, Special.SHOCK);
        }
        Set<Reroll> wanted =
                swing.config().flurryRerollsImpact()
                        ? misses(swing, modifiers)
                        : blessed(swing, EnumSet.noneOf(Reroll.class), modifiers);
        int hitOn =
                spirited
                        ? inspired(swing, Math.max(0, clash), wanted, modifiers)
                        : Math.max(0, clash);
        Reroll reroll = settled(swing, wanted, modifiers);
        int most = swing.config().naturalSixFails() ? 5 : 6;
        return new Sharpness(
                Math.clamp(hitOn, 1, most), reroll, Thresholds.Ones.ONE_HIT, modifiers);
    }

    /**
     * Clash before Inspired.
     *
     * @rule CQ-STAT-02
     * @rule CQ-CLASH-11
     */
    private static int clash(Swing swing, List<Modifier> modifiers) {
        int clash = raised(swing, modifiers);
        RulesInForce rules = swing.rules();
        boolean shock =
                swing.charged() == Momentum.CHARGED
                        ? rules.has(Special.SHOCK)
                        : Gains.has(swing.regiment(), Special.SHOCK);
        if (shock) {
            clash += add(modifiers, 1, Special.SHOCK);
        }
        return Math.max(0, clash);
    }

    /** Clash with what raises it for every blow. */
    private static int raised(Swing swing, List<Modifier> modifiers) {
        RulesInForce rules = swing.rules();
        int clash = swing.profile().characteristics().clash().number().orElseThrow();
        if (rules.has(Special.BURNOUT)) {
            clash += add(modifiers, 1, Special.BURNOUT);
        }
        if (Gains.chose(swing.regiment(), Special.FLUX_POWERED, "clash")) {
            clash += add(modifiers, 2, Special.FLUX_POWERED);
        }
        return clash;
    }

    private static int add(List<Modifier> modifiers, int by, Special special) {
        modifiers.add(new Modifier("hitOn", by, special.clause(), special.label()));
        return by;
    }

    private static Thresholds.Ones ones(Swing swing, int clash, List<Modifier> modifiers) {
        if (swing.rules().has(Special.RELENTLESS_BLOWS)) {
            modifiers.add(note("onesCountTwo", Special.RELENTLESS_BLOWS));
            return Thresholds.Ones.TWO_HITS;
        }
        if (clash >= 6) {
            modifiers.add(
                    new Modifier(
                            "onesCountTwo",
                            0,
                            ConquestClause.CLASH_12,
                            "Clash " + clash + ": Relentless Blows"));
            return Thresholds.Ones.TWO_HITS;
        }
        return Thresholds.Ones.ONE_HIT;
    }

    private static Modifier note(String to, Special special) {
        return new Modifier(to, 0, special.clause(), special.label());
    }

    private static Set<Reroll> misses(Swing swing, List<Modifier> modifiers) {
        RulesInForce rules = swing.rules();
        Set<Reroll> wanted = EnumSet.noneOf(Reroll.class);
        UnitType type = swing.target().profile().type();
        boolean big = type == UnitType.MONSTER || type == UnitType.BRUTE;
        if (rules.has(Special.FLURRY)) {
            want(wanted, modifiers, Special.FLURRY);
        }
        if (rules.has(Special.OPPORTUNISTS) && swing.facing() != Facing.FRONT) {
            want(wanted, modifiers, Special.OPPORTUNISTS);
        }
        if (rules.has(Special.FIEND_HUNTER) && big) {
            want(wanted, modifiers, Special.FIEND_HUNTER);
        }
        return blessed(swing, wanted, modifiers);
    }

    private static Set<Reroll> blessed(Swing swing, Set<Reroll> wanted, List<Modifier> modifiers) {
        if (swing.rules().has(Special.BLESSED) && swing.tail().blessed() == Tail.Blessed.USED) {
            want(wanted, modifiers, Special.BLESSED);
        }
        return wanted;
    }

    private static void want(Set<Reroll> wanted, List<Modifier> modifiers, Special special) {
        wanted.add(Reroll.MISSES);
        modifiers.add(note("hitReroll", special));
    }

    /**
     * Clash with Inspired.
     *
     * @rule CQ-INSPIRE-03
     */
    private static int inspired(
            Swing swing, int clash, Set<Reroll> wanted, List<Modifier> modifiers) {
        if (swing.inspired() == Inspiration.PLAIN) {
            return clash;
        }
        if (clash + 1 <= 4) {
            modifiers.add(new Modifier("hitOn", 1, ConquestClause.INSPIRE_02, "Inspired"));
            return clash + 1;
        }
        wanted.add(Reroll.SIXES);
        modifiers.add(
                new Modifier(
                        "hitReroll",
                        0,
                        ConquestClause.INSPIRE_02,
                        "Inspired at Clash " + clash + ": 6s again"));
        return clash;
    }

    private static Reroll settled(Swing swing, Set<Reroll> wanted, List<Modifier> modifiers) {
        if (swing.tail().rerolls() == Tail.Rerolls.DECLINED) {
            return Reroll.NONE;
        }
        if (swing.hindrances().contains(Hindrance.PARRIED) && !wanted.isEmpty()) {
            modifiers.add(note("hitReroll", Special.PARRY));
            return Reroll.NONE;
        }
        return Reroll.settled(wanted);
    }
}
