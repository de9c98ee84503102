package adjutant.conquest.battle;

import adjutant.conquest.army.UnitClass;
import adjutant.game.Side;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How far the phase of the Round has come.
 *
 * @param turn in the Action phase: the side that draws the next card, where cards are followed
 * @param rolled the dice of a roll-off or of Supremacy, as changed, where they lie on the table
 * @param ready the sides that have done their part of the phase; in the Action phase those that can
 *     declare no Supremacy Ability any more
 * @param owed how many Regiments of each Class a side has still to pick to arrive
 * @param policies what each side has said in advance of Blessed
 * @param abilities the Supremacy Abilities that were used
 * @param conceded the side that gave the battle up
 * @param asked the question that waits for an answer
 * @param drawn the Draw Event that the card which is up has brought
 * @param lines the Reinforcement Lines of the Round, by side and arriving Class, where they are
 *     taken once a Round
 * @rule CQ-ROUND-01
 */
public record Proceedings(
        Optional<Side> turn,
        Map<Side, Integer> rolled,
        Set<Side> ready,
        Map<Side, Map<UnitClass, Integer>> owed,
        Map<Side, Policy> policies,
        Map<Side, String> abilities,
        Optional<Side> conceded,
        Optional<Question> asked,
        Optional<String> drawn,
        Map<Side, Map<UnitClass, FixedLine>> lines) {
    /** Nothing going on. */
    public static final Proceedings NONE =
            new Proceedings(
                    Optional.empty(),
                    Map.of(),
                    Set.of(),
                    Map.of(),
                    Map.of(),
                    Map.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Map.of());

    /** Copies maps and sets, in a defined order, without sides that owe nothing. */
    public Proceedings {
        rolled = ordered(rolled);
        ready = ready.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(ready));
        policies = ordered(policies);
        abilities = ordered(abilities);
        Map<Side, Map<UnitClass, Integer>> left = new EnumMap<>(Side.class);
        owed.forEach((side, classes) -> {
            Map<UnitClass, Integer> own = new EnumMap<>(UnitClass.class);
            classes.forEach((unitClass, number) -> {
                if (number > 0) {
                    own.put(unitClass, number);
                }
            });
            if (!own.isEmpty()) {
                left.put(side, Collections.unmodifiableMap(own));
            }
        });
        owed = Collections.unmodifiableMap(left);
        Map<Side, Map<UnitClass, FixedLine>> fixed = new EnumMap<>(Side.class);
        lines.forEach((side, classes) -> {
            if (!classes.isEmpty()) {
                fixed.put(side, Collections.unmodifiableMap(new EnumMap<>(classes)));
            }
        });
        lines = Collections.unmodifiableMap(fixed);
    }

    private static <T> Map<Side, T> ordered(Map<Side, T> map) {
        return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(map));
    }

    /**
     * What a side says in advance of Blessed.
     *
     * @rule CQ-GEN-02b
     */
    public enum Policy {
        /** It is kept for its own hits. */
        HIT,
        /** It is used for the first Defense Roll. */
        DEFENSE,
        /** It is not used. */
        NO
    }

    /**
     * A question that the other side has to answer before a command goes on.
     *
     * @param kind what is asked
     * @param unit the Regiment or Character that is asked for
     * @param command the command that waits
     * @rule CQ-GEN-02b
     */
    public record Question(Kind kind, String unit, Command.OfUnit command) {
        /** What may be asked. */
        public enum Kind {
            /** Whether Blessed is used for the Defense Roll. */
            BLESSED,
            /** Whether a Duel is accepted. */
            DUEL
        }
    }

    /** The die of a side that lies on the table, as changed; 0 where none lies. */
    public int die(Side side) {
        return rolled.getOrDefault(side, 0);
    }

    /** The same at the beginning of a phase: only what outlasts phases is left. */
    public Proceedings cleared() {
        return new Proceedings(
                Optional.empty(),
                Map.of(),
                Set.of(),
                Map.of(),
                policies,
                abilities,
                conceded,
                Optional.empty(),
                Optional.empty(),
                lines);
    }

    /** The same with another side to draw. */
    public Proceedings turnedTo(Side side) {
        return new Proceedings(
                Optional.of(side),
                rolled,
                ready,
                owed,
                policies,
                abilities,
                conceded,
                asked,
                drawn,
                lines);
    }

    /** The same with other dice on the table. */
    public Proceedings withRolled(Map<Side, Integer> dice) {
        return new Proceedings(
                turn, dice, ready, owed, policies, abilities, conceded, asked, drawn, lines);
    }

    /** The same with one more side that has done its part. */
    public Proceedings withReady(Side side) {
        Set<Side> more = EnumSet.of(side);
        more.addAll(ready);
        return new Proceedings(
                turn, rolled, more, owed, policies, abilities, conceded, asked, drawn, lines);
    }

    /** The same with other arrivals to pick for a side. */
    public Proceedings withOwed(Side side, Map<UnitClass, Integer> classes) {
        Map<Side, Map<UnitClass, Integer>> more = new EnumMap<>(Side.class);
        more.putAll(owed);
        more.put(side, classes);
        return new Proceedings(
                turn, rolled, ready, more, policies, abilities, conceded, asked, drawn, lines);
    }

    /** The same with a policy of a side. */
    public Proceedings with(Side side, Policy policy) {
        Map<Side, Policy> more = new EnumMap<>(Side.class);
        more.putAll(policies);
        more.put(side, policy);
        return new Proceedings(
                turn, rolled, ready, owed, more, abilities, conceded, asked, drawn, lines);
    }

    /** The same with an ability used. */
    public Proceedings withAbility(Side side, String name) {
        Map<Side, String> more = new EnumMap<>(Side.class);
        more.putAll(abilities);
        more.put(side, name);
        return new Proceedings(
                turn, rolled, ready, owed, policies, more, conceded, asked, drawn, lines);
    }

    /** The same, given up by a side. */
    public Proceedings concededBy(Side side) {
        return new Proceedings(
                turn,
                rolled,
                ready,
                owed,
                policies,
                abilities,
                Optional.of(side),
                asked,
                drawn,
                lines);
    }

    /** The same with a question, or with none. */
    public Proceedings asking(Optional<Question> question) {
        return new Proceedings(
                turn, rolled, ready, owed, policies, abilities, conceded, question, drawn, lines);
    }

    /**
     * The same with a Draw Event of the card that is up, or with none yet.
     *
     * @rule CQ-ACT-04
     */
    public Proceedings drawing(Optional<String> event) {
        return new Proceedings(
                turn, rolled, ready, owed, policies, abilities, conceded, asked, event, lines);
    }

    /**
     * The same with the Reinforcement Lines of the Round.
     *
     * @rule CQ-REINF-11
     */
    public Proceedings withLines(Map<Side, Map<UnitClass, FixedLine>> fixed) {
        return new Proceedings(
                turn, rolled, ready, owed, policies, abilities, conceded, asked, drawn, fixed);
    }
}
