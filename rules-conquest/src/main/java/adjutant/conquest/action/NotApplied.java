package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.Officers;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Facts;
import adjutant.game.Finding;
import java.util.List;
import java.util.stream.Stream;

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
        return regiments.stream().flatMap(NotApplied::names).distinct().toList();
    }

    private static Stream<String> names(Regiment regiment) {
        return Stream.concat(
                names(regiment.muster()),
                regiment.heroes().stream().flatMap(hero -> names(hero.muster())));
    }

    private static Stream<String> names(Muster muster) {
        Profile profile = muster.profile();
        Stream<String> rules =
                Stream.concat(profile.rules().stream(), profile.drawEvents().stream())
                        .map(rule -> rule.name())
                        .filter(name -> !isApplied(name));
        return switch (muster.origin()) {
            case Muster.Origin.Listed listed ->
                    Stream.concat(
                            rules,
                            listed.options().stream().filter(name -> !Officers.isKnown(name)));
            case Muster.Origin.Written _ -> rules;
        };
    }

    private static boolean isApplied(String name) {
        return RuleIndex.shipped()
                .special(name)
                .filter(rule -> rule.chapter() != RuleIndex.Chapter.NAME_ONLY)
                .isPresent();
    }

    /** A finding for each. */
    public static List<Finding> findings(List<Regiment> regiments) {
        return names(regiments).stream()
                .map(name ->
                        new Finding(
                                ConquestClause.SR_00,
                                Finding.Holds.NOT_APPLIED,
                                name + " is shown by name and not applied"))
                .toList();
    }

    /** The entry of an answer. */
    public static Facts facts(List<Regiment> regiments) {
        return Facts.texts(names(regiments));
    }
}
