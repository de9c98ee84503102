package adjutant.conquest.battle;

import adjutant.conquest.army.Officers;
import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.army.SpecialRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who stands in a Regiment: what follows from its muster and its living Stands alone, worked out
 * once for as long as they stay the same.
 */
final class Company {
    private final Muster muster;
    private final List<Stand> stands;
    private final List<Stand> ordinary;
    private final Optional<Stand> command;
    private final List<Hero> heroes;
    private final Later<RulesInForce> rules = new Later<>(this::rulesOfOrdinaryStands);
    private final Later<List<String>> namedOnly = new Later<>(this::rulesNamedOnly);

    Company(Muster muster, List<Stand> stands) {
        this.muster = muster;
        this.stands = sorted(stands);
        List<Stand> plain = new ArrayList<>(stands.size());
        List<Hero> attached = new ArrayList<>(2);
        Optional<Stand> leading = Optional.empty();
        for (Stand stand : this.stands) {
            if (stand.role() instanceof Stand.Role.Attached(Hero hero)) {
                attached.add(hero);
            } else {
                plain.add(stand);
            }
            if (leading.isEmpty() && stand.isCommand()) {
                leading = Optional.of(stand);
            }
        }
        this.ordinary = List.copyOf(plain);
        this.heroes = List.copyOf(attached);
        this.command = leading;
    }

    private static List<Stand> sorted(List<Stand> stands) {
        for (int i = 1; i < stands.size(); i++) {
            if (stands.get(i - 1).place().compareTo(stands.get(i).place()) > 0) {
                List<Stand> all = new ArrayList<>(stands);
                all.sort(Comparator.comparing(Stand::place));
                return Collections.unmodifiableList(all);
            }
        }
        return List.copyOf(stands);
    }

    Muster muster() {
        return muster;
    }

    /** In the order of their places. */
    List<Stand> stands() {
        return stands;
    }

    List<Stand> ordinary() {
        return ordinary;
    }

    Optional<Stand> command() {
        return command;
    }

    List<Hero> heroes() {
        return heroes;
    }

    /** The rules of its ordinary Stands, without what it has gained in battle. */
    RulesInForce rules() {
        return rules.get();
    }

    /** The rules on its profiles that are shown by name and not enforced, each once. */
    List<String> namedOnly() {
        return namedOnly.get();
    }

    /** Its own, and what its officers give, while the Command Stand lives on which they are. */
    private RulesInForce rulesOfOrdinaryStands() {
        List<SpecialRule> own = muster.profile().rules();
        List<SpecialRule> given = new ArrayList<>();
        own.forEach(rule -> given.addAll(Officers.given(rule.name())));
        if (muster.origin() instanceof Muster.Origin.Listed listed) {
            listed.options().forEach(option -> given.addAll(Officers.given(option)));
        }
        boolean lost = !muster.profile().command().isEmpty() && command.isEmpty();
        if (given.isEmpty() || lost) {
            return new RulesInForce(own);
        }
        given.addAll(0, own);
        return new RulesInForce(given);
    }

    private List<String> rulesNamedOnly() {
        Set<String> names = new LinkedHashSet<>();
        addNamedOnly(muster, names);
        heroes.forEach(hero -> addNamedOnly(hero.muster(), names));
        return List.copyOf(names);
    }

    private static void addNamedOnly(Muster muster, Set<String> names) {
        muster.profile().rules().forEach(rule -> addIfNamedOnly(rule.name(), names));
        muster.profile().drawEvents().forEach(rule -> addIfNamedOnly(rule.name(), names));
        if (muster.origin() instanceof Muster.Origin.Listed listed) {
            for (String option : listed.options()) {
                if (!Officers.isKnown(option)) {
                    names.add(option);
                }
            }
        }
    }

    private static void addIfNamedOnly(String name, Set<String> names) {
        boolean applied =
                RuleIndex.shipped()
                        .special(name)
                        .filter(rule -> rule.chapter() != RuleIndex.Chapter.NAME_ONLY)
                        .isPresent();
        if (!applied) {
            names.add(name);
        }
    }
}
