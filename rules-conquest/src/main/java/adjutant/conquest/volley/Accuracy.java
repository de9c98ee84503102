package adjutant.conquest.volley;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Special;
import adjutant.conquest.combat.Modifier;
import adjutant.conquest.combat.Reroll;
import adjutant.conquest.combat.Thresholds;
import adjutant.conquest.contact.Facing;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How well one Stand hits with its Volley.
 *
 * @param hitOn it hits on this or less
 * @param reroll which of its dice are thrown again
 * @param ones what its natural 1s bring
 * @param modifiers why
 * @rule CQ-VOLLEY-12
 * @rule CQ-STAT-05
 */
record Accuracy(int hitOn, Reroll reroll, Thresholds.Ones ones, List<Modifier> modifiers) {
    Accuracy {
        modifiers = List.copyOf(modifiers);
    }

    /**
     * What bears on all shots of a Volley.
     *
     * @param flight how the shots fly
     * @param facing from where they come
     * @param type what the target is
     * @param tail the choices made
     * @param config the readings
     */
    record Conditions(
            Field.Flight flight, Facing facing, UnitType type, Tail tail, RulesConfig config) {}

    static Accuracy of(Arms arms, Conditions conditions) {
        List<Modifier> modifiers = new ArrayList<>();
        int volley = arms.volley().orElseThrow();
        Thresholds.Ones ones = ones(arms, volley, modifiers);
        Set<Reroll> wanted = misses(arms, conditions, modifiers);
        int aimed = aimed(arms, volley, conditions, wanted, modifiers);
        int flown = arced(aimed, conditions, modifiers);
        Reroll reroll =
                conditions.tail().rerolls() == Tail.Rerolls.DECLINED
                        ? Reroll.NONE
                        : Reroll.settled(wanted);
        int most = conditions.config().naturalSixFails() ? 5 : 6;
        return new Accuracy(Math.clamp(flown, 1, most), reroll, ones, modifiers);
    }

    /** Rapid Volley, which the rule gives to no Character, a Volley of 6 to whoever has it. */
    private static Thresholds.Ones ones(Arms arms, int volley, List<Modifier> modifiers) {
        if (volley >= 6) {
            modifiers.add(
                    new Modifier(
                            "onesCountTwo",
                            0,
                            ConquestClause.VOLLEY_12,
                            "Volley " + volley + ": Rapid Volley"));
            return Thresholds.Ones.TWO_HITS;
        }
        if (arms.rules().has(Special.RAPID_VOLLEY) && !arms.stand().isCharacter()) {
            modifiers.add(note("onesCountTwo", Special.RAPID_VOLLEY));
            return Thresholds.Ones.TWO_HITS;
        }
        return Thresholds.Ones.ONE_HIT;
    }

    private static Set<Reroll> misses(Arms arms, Conditions conditions, List<Modifier> modifiers) {
        Set<Reroll> wanted = EnumSet.noneOf(Reroll.class);
        boolean big = conditions.type() == UnitType.MONSTER || conditions.type() == UnitType.BRUTE;
        if (arms.rules().has(Special.OPPORTUNISTS) && conditions.facing() != Facing.FRONT) {
            wanted.add(Reroll.MISSES);
            modifiers.add(note("hitReroll", Special.OPPORTUNISTS));
        }
        if (arms.rules().has(Special.FIEND_HUNTER) && big) {
            wanted.add(Reroll.MISSES);
            modifiers.add(note("hitReroll", Special.FIEND_HUNTER));
        }
        return wanted;
    }

    /**
     * Volley with Aimed Shot.
     *
     * @rule CQ-AIM-02
     * @rule CQ-AIM-03
     */
    private static int aimed(
            Arms arms,
            int volley,
            Conditions conditions,
            Set<Reroll> wanted,
            List<Modifier> modifiers) {
        if (arms.steadiness() == Steadiness.PLAIN) {
            return volley;
        }
        boolean adds =
                switch (conditions.config().aimedMode()) {
                    case PLUS_ONE -> true;
                    case PLUS_ONE_OR_REROLL_SIXES -> volley + 1 <= 4;
                };
        if (adds) {
            modifiers.add(new Modifier("hitOn", 1, ConquestClause.AIM_02, "Aimed"));
            return volley + 1;
        }
        wanted.add(Reroll.SIXES);
        modifiers.add(
                new Modifier(
                        "hitReroll",
                        0,
                        ConquestClause.AIM_02,
                        "Aimed at Volley " + volley + ": 6s again"));
        return volley;
    }

    private static int arced(int volley, Conditions conditions, List<Modifier> modifiers) {
        return switch (conditions.flight()) {
            case STRAIGHT -> volley;
            case ARCING -> {
                modifiers.add(
                        new Modifier(
                                "hitOn", -1, ConquestClause.SR_01, Special.ARCING_FIRE.label()));
                yield Math.max(0, volley - 1);
            }
        };
    }

    private static Modifier note(String to, Special special) {
        return new Modifier(to, 0, special.clause(), special.label());
    }
}
