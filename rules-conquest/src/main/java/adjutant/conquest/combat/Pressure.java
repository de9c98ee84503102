package adjutant.conquest.combat;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.RulesConfig.ObliviousRounding;
import adjutant.conquest.battle.Absolute;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.morale.MoraleTest;
import adjutant.conquest.morale.Resolve;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How a target tests Morale against the Wounds of a pool.
 *
 * @rule CQ-CLASH-15
 * @rule CQ-CLASH-16
 * @rule CQ-MORALE-07
 */
public final class Pressure {
    private Pressure() {}

    /**
     * The test of the target, attacked by some Stands.
     *
     * @rule CQ-MORALE-06
     */
    static MoraleTest of(Meeting meeting, List<Stand> attackers, RulesConfig config) {
        Regiment target = meeting.enemy().regiment();
        Facing facing = meeting.enemy().facing();
        boolean phalanx = facing == Facing.FRONT && RulesInForce.of(target).has(Special.PHALANX);
        return of(target, facing, phalanx ? 1 : 0, terror(meeting, attackers, config), config);
    }

    /**
     * The test of a Regiment whose Wounds came from a Volley: nothing that frightens reaches it.
     *
     * @rule CQ-VOLLEY-14
     */
    public static MoraleTest ofVolley(Regiment target, Facing facing, RulesConfig config) {
        boolean phalanx = facing == Facing.FRONT && RulesInForce.of(target).has(Special.PHALANX);
        return of(target, facing, phalanx ? 1 : 0, 0, config);
    }

    /** The test of a Regiment whose Wounds came from a facing, without anything that frightens. */
    public static MoraleTest plain(Regiment target, Facing facing, RulesConfig config) {
        return of(target, facing, 0, 0, config);
    }

    private static MoraleTest of(
            Regiment target, Facing facing, int bonus, int terror, RulesConfig config) {
        RulesInForce rules = RulesInForce.of(target);
        if (!(Resolve.printed(target) instanceof Resolve.Known known)) {
            return MoraleTest.none(config);
        }
        boolean iron = rules.has(Special.IRON_DISCIPLINE);
        boolean fails = facing == Facing.REAR && !(iron && config.ironDisciplineLiftsRear());
        boolean again = facing != Facing.FRONT && !iron;
        Set<Absolute> absolutes = EnumSet.noneOf(Absolute.class);
        if (fails) {
            absolutes.add(Absolute.NEVER);
        }
        if (rules.has(Special.INDIFFERENT)) {
            absolutes.add(Absolute.ALWAYS);
        }
        Absolute passes = Absolute.settled(absolutes);
        if (passes == Absolute.ALWAYS) {
            return MoraleTest.none(config);
        }
        return new MoraleTest(
                passes == Absolute.NEVER ? MoraleTest.Mode.FAIL : MoraleTest.Mode.TEST,
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

    /** Why the target tests so. */
    static List<Finding> findings(Meeting meeting, List<Stand> attackers, RulesConfig config) {
        return findings(
                meeting.enemy().regiment(),
                of(meeting, attackers, config),
                unafraid(meeting, attackers));
    }

    /** Why a Regiment tests so. */
    public static List<Finding> findings(
            Regiment target, MoraleTest test, Optional<Finding> unafraid) {
        List<Finding> findings = new ArrayList<>();
        switch (test.mode()) {
            case NONE ->
                    findings.add(
                            yes(
                                    ConquestClause.MORALE_04,
                                    target,
                                    "tests no Morale: it has no Resolve to test"));
            case FAIL ->
                    findings.add(
                            yes(
                                    ConquestClause.CLASH_15,
                                    target,
                                    "fails every Morale die, attacked in its rear"));
            case TEST -> {
                number(target, test, findings);
                unafraid.ifPresent(findings::add);
                turned(target, test, findings);
            }
        }
        if (test.mode() != MoraleTest.Mode.NONE) {
            forgiven(target, test, findings);
        }
        return findings;
    }

    private static void number(Regiment target, MoraleTest test, List<Finding> findings) {
        int size = target.isBroken() ? 0 : MoraleTest.sizeBonus(target.stands().size());
        String resolve = "has Resolve " + test.resolve().highest();
        if (target.isBroken()) {
            findings.add(
                    yes(ConquestClause.BROKEN_04, target, "is Broken: lowest Resolve, no bonuses"));
        } else if (size > 0) {
            findings.add(
                    yes(
                            ConquestClause.MORALE_03,
                            target,
                            resolve + ", +" + size + " for " + target.stands().size() + " Stands"));
        } else {
            findings.add(yes(ConquestClause.MORALE_03, target, resolve));
        }
        if (test.bonus() > 0) {
            findings.add(
                    yes(
                            Special.PHALANX.clause(),
                            target,
                            "has Phalanx: Resolve +1 from the front"));
        }
        if (test.terror() > 0) {
            findings.add(
                    yes(
                            Special.TERRIFYING.clause(),
                            target,
                            "tests at -" + test.terror() + ": Terrifying"));
        }
    }

    private static Optional<Finding> unafraid(Meeting meeting, List<Stand> attackers) {
        Regiment target = meeting.enemy().regiment();
        boolean terrible =
                attackers.stream()
                        .map(stand -> RulesInForce.of(meeting.own().regiment(), stand))
                        .anyMatch(rules -> rules.has(Special.TERRIFYING));
        return Stream.of(Special.FEARLESS, Special.BRAVERY)
                .filter(special -> terrible && RulesInForce.of(target).has(special))
                .map(special ->
                        yes(special.clause(), target, "ignores Terrifying: " + special.label()))
                .findFirst();
    }

    private static void turned(Regiment target, MoraleTest test, List<Finding> findings) {
        if (test.reroll() == MoraleTest.Reroll.SUCCESSES) {
            findings.add(
                    yes(
                            ConquestClause.CLASH_15,
                            target,
                            "throws passed Morale dice again, attacked in flank or rear"));
        }
        if (RulesInForce.of(target).has(Special.INDIFFERENT)) {
            findings.add(
                    yes(
                            ConquestClause.DICE_09,
                            target,
                            "always passes and, from the rear, always fails: both cancel"));
        }
        if (RulesInForce.of(target).has(Special.IRON_DISCIPLINE)) {
            findings.add(
                    yes(
                            Special.IRON_DISCIPLINE.clause(),
                            target,
                            "has Iron Discipline: no passed Morale die is thrown again"));
        }
    }

    private static void forgiven(Regiment target, MoraleTest test, List<Finding> findings) {
        if (test.forgiven() > 0) {
            findings.add(
                    yes(
                            Special.INDOMITABLE.clause(),
                            target,
                            "has Indomitable " + test.forgiven()));
        }
        if (test.failuresPerWound() > 1) {
            findings.add(
                    yes(
                            Special.OBLIVIOUS.clause(),
                            target,
                            "is Oblivious: two failures cost one Wound"
                                    + (test.config().obliviousRounding() == ObliviousRounding.DOWN
                                            ? ", one alone none"
                                            : "")));
        }
    }

    private static Finding yes(ConquestClause clause, Regiment target, String text) {
        return Finding.yes(clause, target.id() + " " + text);
    }
}
