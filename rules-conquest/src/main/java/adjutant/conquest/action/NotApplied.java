package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Facts;
import adjutant.game.Finding;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules on profiles that are shown by name and not enforced, in every ruling that one of them
 * would touch. Two of them have clauses: what Shield Biter refers to, dying in the fight, and how a
 * Rider without a Stand fights and falls are in no public text.
 *
 * @rule CQ-SR-SHIELD-BITER
 * @rule CQ-SR-RIDER
 */
public final class NotApplied {
    private NotApplied() {}

    /** Their names, of all Regiments that take part, each once, in order. */
    static List<String> names(List<Regiment> regiments) {
        if (regiments.size() == 1) {
            return regiments.getFirst().rulesNamedOnly();
        }
        Set<String> names = new LinkedHashSet<>();
        regiments.forEach(regiment -> names.addAll(regiment.rulesNamedOnly()));
        return List.copyOf(names);
    }

    /** A finding for each. */
    public static List<Finding> findings(List<Regiment> regiments) {
        return Each.map(
                names(regiments),
                name ->
                        new Finding(
                                ConquestClause.SR_00,
                                Finding.Holds.NOT_APPLIED,
                                name + " is shown by name and not applied"));
    }

    /** The entry of an answer. */
    public static Facts facts(List<Regiment> regiments) {
        return Facts.texts(names(regiments));
    }
}
