package adjutant.conquest.combat;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.morale.MoraleTest;
import adjutant.conquest.morale.Resolve;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a target tests Morale against the Wounds of a pool.
 *
 * @rule CQ-CLASH-15
 * @rule CQ-CLASH-16
 * @rule CQ-MORALE-07
 */
public final class Pressure {
    private Pressure() {}

    /** The test of the target, attacked by some Stands. */
    static MoraleTest of(Meeting meeting, List<Stand> attackers, RulesConfig config) {
        Regiment target = meeting.enemy().regiment();
        Facing facing = meeting.enemy().facing();
        boolean phalanx = facing == Facing.FRONT && RulesInForce.of(target).has(Special.PHALANX);
        return of(target, facing, phalanx ? 1 : 0, terror(meeting, attackers, config), config);
    }

    /** The test of a Regiment whose Wounds came from a facing, without anything that frightens. */
    public static MoraleTest plain(Regiment target, Facing facing, RulesConfig config) {
        return of(target, facing, 0, 0, config);
    }

    private static MoraleTest of(Regiment target, Facing facing, int bonus, int terror, RulesConfig config) {
        if (!(Resolve.of(target) instanceof Resolve.Known known)) {
            return MoraleTest.none(config);
        }
        RulesInForce rules = RulesInForce.of(target);
        boolean iron = rules.has(Special.IRON_DISCIPLINE);
        boolean fails = facing == Facing.REAR && !(iron && config.ironDisciplineLiftsRear());
        boolean again = facing != Facing.FRONT && !iron;
        return new MoraleTest(
                fails ? MoraleTest.Mode.FAIL : MoraleTest.Mode.TEST,
                known,
                bonus,
                terror,
                again ? MoraleTest.Reroll.SUCCESSES : MoraleTest.Reroll.NONE,
                rules.x(Special.INDOMITABLE),
                rules.has(Special.OBLIVIOUS) ? 2 : 1,
                config);
    }

    private static int terror(Meeting meeting, List<Stand> attackers, RulesConfig config) {
        RulesInForce target = RulesInForce.of(meeting.enemy().regiment());
        if (target.has(Special.FEARLESS) || target.has(Special.BRAVERY)) {
            return 0;
        }
        IntStream sources =
                attackers.stream()
                        .map(stand -> RulesInForce.of(meeting.own().regiment(), stand))
                        .distinct()
                        .mapToInt(rules -> rules.x(Special.TERRIFYING));
        return switch (config.terrifyingSources()) {
            case HIGHEST -> sources.max().orElse(0);
            case SUM -> sources.sum();
        };
    }

    /** Why the test is as it is. */
    static List<Modifier> modifiers(Meeting meeting, List<Stand> attackers, RulesConfig config) {
        Regiment target = meeting.enemy().regiment();
        RulesInForce rules = RulesInForce.of(target);
        MoraleTest test = of(meeting, attackers, config);
        List<Modifier> modifiers = new ArrayList<>();
        switch (test.mode()) {
            case NONE -> modifiers.add(note("morale", ConquestClause.MORALE_04, "no Morale Test: no Resolve to test"));
            case FAIL -> modifiers.add(note("morale", ConquestClause.CLASH_15, "from the rear every Morale die fails"));
            case TEST -> {
                size(target, modifiers);
                bonuses(test, rules, modifiers);
            }
        }
        if (test.mode() != MoraleTest.Mode.NONE) {
            turned(test, modifiers);
        }
        return modifiers;
    }

    private static void size(Regiment target, List<Modifier> modifiers) {
        int bonus = target.isBroken() ? 0 : MoraleTest.sizeBonus(target.stands().size());
        if (bonus > 0) {
            modifiers.add(
                    new Modifier("moraleOn", bonus, ConquestClause.MORALE_03, target.stands().size() + " Stands"));
        }
        if (target.isBroken()) {
            modifiers.add(note("moraleOn", ConquestClause.BROKEN_04, "Broken: lowest Resolve, no bonuses"));
        }
    }

    private static void bonuses(MoraleTest test, RulesInForce rules, List<Modifier> modifiers) {
        if (test.bonus() > 0) {
            modifiers.add(new Modifier("moraleOn", test.bonus(), Special.PHALANX.clause(), "Phalanx, from the front"));
        }
        if (test.terror() > 0) {
            modifiers.add(new Modifier("moraleOn", -test.terror(), Special.TERRIFYING.clause(), "Terrifying " + test.terror()));
        }
        if (test.reroll() == MoraleTest.Reroll.SUCCESSES) {
            modifiers.add(note("moraleReroll", ConquestClause.CLASH_15, "from flank or rear passed Morale dice are thrown again"));
        }
        if (rules.has(Special.IRON_DISCIPLINE)) {
            modifiers.add(note("moraleReroll", Special.IRON_DISCIPLINE.clause(), Special.IRON_DISCIPLINE.label()));
        }
    }

    private static void turned(MoraleTest test, List<Modifier> modifiers) {
        if (test.forgiven() > 0) {
            modifiers.add(note("morale", Special.INDOMITABLE.clause(), "Indomitable " + test.forgiven()));
        }
        if (test.failuresPerWound() > 1) {
            modifiers.add(note("morale", Special.OBLIVIOUS.clause(), Special.OBLIVIOUS.label()));
        }
    }

    private static Modifier note(String to, ConquestClause clause, String text) {
        return new Modifier(to, 0, clause, text);
    }
}
