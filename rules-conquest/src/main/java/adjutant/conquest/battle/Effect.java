package adjutant.conquest.battle;

import adjutant.conquest.army.SpecialRule;
import java.util.Optional;

/**
 * Something a Regiment has gained for a while: a rule, or a Draw Event that lasts.
 *
 * @param rule the rule, with its X where it has one
 * @param choice what was chosen, where the event offers a choice
 * @rule CQ-ROUND-04
 */
public record Effect(SpecialRule rule, Optional<String> choice) {
    /** An effect without a choice. */
    public static Effect of(SpecialRule rule) {
        return new Effect(rule, Optional.empty());
    }

    /** As it is written. */
    public String written() {
        return rule.toString() + choice.map(word -> " " + word).orElse("");
    }
}
