package adjutant.conquest.army;

import java.util.List;

/**
 * How a Stand shoots.
 *
 * @param scope what has that many shots
 * @param shots dice, at least 1
 * @param range inches, at least 1
 * @param rules what applies to those shots
 * @rule CQ-SR-04
 */
public record Barrage(Scope scope, int shots, int range, List<SpecialRule> rules) {
    /**
     * What a Barrage counts its shots for.
     *
     * @rule CQ-VOLLEY-08
     */
    public enum Scope {
        /** A Stand: all profiles of the second edition. */
        STAND,
        /** Each model left. */
        MODEL
    }

    /** Checks the numbers. */
    public Barrage {
        rules = List.copyOf(rules);
        if (shots < 1 || range < 1) {
            throw new IllegalArgumentException("barrage " + shots + "/" + range);
        }
    }

    /** As in a table: {@code 4/16 [Arcing Fire]}. */
    @Override
    public String toString() {
        String plain = shots + "/" + range;
        return rules.isEmpty() ? plain : plain + " [" + SpecialRule.written(rules) + "]";
    }
}
