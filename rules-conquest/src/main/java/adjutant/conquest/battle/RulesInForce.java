package adjutant.conquest.battle;

import adjutant.conquest.Each;
import adjutant.conquest.army.SpecialRule;
import java.util.ArrayList;
import java.util.List;

/**
 * The special rules in force on a Stand: those of its own profile, and what its Regiment has gained
 * during the battle.
 *
 * @param rules all of them
 * @rule CQ-STAT-07
 * @rule CQ-HERO-09
 */
public record RulesInForce(List<SpecialRule> rules) {
    /** Copies the list. */
    public RulesInForce {
        rules = List.copyOf(rules);
    }

    /** Those of a Regiment's ordinary Stands. */
    public static RulesInForce of(Regiment regiment) {
        return regiment.rulesOfProfile().and(regiment.effects());
    }

    /** Those of one of its Stands. */
    public static RulesInForce of(Regiment regiment, Stand stand) {
        return stand.hero()
                .map(hero ->
                        new RulesInForce(hero.muster().profile().rules()).and(regiment.effects()))
                .orElseGet(() -> of(regiment));
    }

    private RulesInForce and(List<Effect> effects) {
        if (effects.isEmpty()) {
            return this;
        }
        List<SpecialRule> all = new ArrayList<>(rules);
        effects.forEach(effect -> all.add(effect.rule()));
        return new RulesInForce(all);
    }

    /** Whether a rule is in force. */
    public boolean has(Special special) {
        for (SpecialRule rule : rules) {
            if (rule.name().equals(special.label())) {
                return true;
            }
        }
        return false;
    }

    /** The X of a rule: the highest, and what adds to it; 0 without the rule. */
    public int x(Special special) {
        int highest = 0;
        int added = 0;
        for (SpecialRule rule : rules) {
            if (rule.name().equals(special.label())) {
                int x = rule.x().orElse(1);
                switch (rule.grant()) {
                    case PLAIN -> highest = Math.max(highest, x);
                    case ADDS -> added += x;
                }
            }
        }
        return highest + added;
    }

    /** The X of all instances of a rule together. */
    public int sum(Special special) {
        return Each.sum(
                Each.where(rules, rule -> rule.name().equals(special.label())),
                rule -> rule.x().orElse(1));
    }
}
