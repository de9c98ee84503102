package adjutant.gda.ruling;

import adjutant.game.Facts;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import java.util.List;

/**
 * A number that a clause adds.
 *
 * @param clause which clause
 * @param value how much
 * @param text why
 */
public record Modifier(GdaClause clause, int value, String text) {
    /** What some of them add together. */
    public static int sum(List<Modifier> modifiers) {
        int sum = 0;
        for (Modifier each : modifiers) {
            sum += each.value;
        }
        return sum;
    }

    /** Some of them as facts. */
    public static Facts facts(List<Modifier> modifiers) {
        return Facts.items(Each.map(modifiers, Modifier::facts));
    }

    private Facts facts() {
        return Facts.tree()
                .put("clause", clause.id())
                .put("value", value)
                .put("text", text)
                .build();
    }
}
