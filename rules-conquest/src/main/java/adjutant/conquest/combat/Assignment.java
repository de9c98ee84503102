package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who attacks whom: the target of each Stand, and the order in which targets are dealt with.
 *
 * @param targets the target of each Stand
 * @param order the targets, as first named and then by id
 * @param findings what is wrong with what was told
 * @rule CQ-CLASH-09
 */
record Assignment(Map<Place, String> targets, List<String> order, List<Finding> findings) {
    Assignment {
        targets = Map.copyOf(targets);
        order = List.copyOf(order);
        findings = List.copyOf(findings);
    }

    static Assignment of(Contacts contacts, Command.Clash command) {
        List<Finding> findings = new ArrayList<>();
        Set<String> named = named(command);
        for (String target : named) {
            if (contacts.with(target).isEmpty()) {
                findings.add(
                        Finding.no(
                                ConquestClause.CLASH_01,
                                command.unit() + " does not touch " + target));
            }
        }
        Map<Place, String> targets = new LinkedHashMap<>();
        for (Stand stand : contacts.regiment().stands()) {
            target(contacts, command, stand.place(), findings)
                    .ifPresent(target -> targets.put(stand.place(), target));
        }
        command.told().keySet().stream()
                .filter(place -> contacts.regiment().stand(place).isEmpty())
                .forEach(place -> findings.add(nobody(contacts.regiment(), place)));
        return new Assignment(targets, order(named, targets), findings);
    }

    private static Set<String> named(Command.Clash command) {
        Set<String> named = new LinkedHashSet<>();
        command.first().ifPresent(named::add);
        named.addAll(command.told().values());
        return named;
    }

    private static List<String> order(Set<String> named, Map<Place, String> targets) {
        List<String> order = new ArrayList<>(named);
        targets.values().stream()
                .distinct()
                .filter(target -> !named.contains(target))
                .sorted(Comparator.naturalOrder())
                .forEach(order::add);
        order.retainAll(targets.values());
        return order;
    }

    private static Optional<String> target(
            Contacts contacts, Command.Clash command, Place place, List<Finding> findings) {
        List<String> choices = contacts.engagedWith(place);
        Optional<String> told = Optional.ofNullable(command.told().get(place));
        if (!choices.isEmpty() && told.filter(target -> !choices.contains(target)).isPresent()) {
            findings.add(notEngaged(contacts.regiment(), place, told.get(), choices));
            return Optional.empty();
        }
        List<String> open = choices.isEmpty() ? contacts.enemies() : choices;
        if (open.size() == 1) {
            return Optional.of(told.orElse(open.getFirst()));
        }
        Optional<String> chosen = told.or(() -> command.first().filter(open::contains));
        if (chosen.isEmpty() && !open.isEmpty()) {
            findings.add(mustBeTold(contacts.regiment(), place, open));
        }
        return chosen;
    }

    private static Finding nobody(Regiment regiment, Place place) {
        return Finding.no(ConquestClause.CLASH_09, "no Stand at " + regiment.address(place));
    }

    private static Finding notEngaged(
            Regiment regiment, Place place, String told, List<String> touched) {
        return Finding.no(
                ConquestClause.CLASH_09,
                "Stand "
                        + regiment.address(place)
                        + " is Engaged with "
                        + String.join(", ", touched)
                        + ", so it cannot attack "
                        + told);
    }

    private static Finding mustBeTold(Regiment regiment, Place place, List<String> open) {
        return Finding.no(
                ConquestClause.CLASH_09,
                "Stand "
                        + regiment.address(place)
                        + " may attack "
                        + String.join(" or ", open)
                        + ": say which with \"stand "
                        + place
                        + " > ID\"");
    }
}
