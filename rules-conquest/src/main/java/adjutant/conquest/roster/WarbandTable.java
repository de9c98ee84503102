package adjutant.conquest.roster;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.Profile;
import adjutant.game.notation.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which Regiments are Mainstay and which Restricted for a Character: the notes {@code mainstay} and
 * {@code restricted} of his profile, names parted by {@code |}. No public source gives them for
 * this edition, so the tables that come with the game have none.
 *
 * @param mainstay keys of names
 * @param restricted keys of names
 * @rule CQ-ARMY-04
 */
record WarbandTable(Set<String> mainstay, Set<String> restricted) {
    /** Restricted Regiments of a Warband, at most. */
    private static final int MOST_RESTRICTED = 2;

    /** Copies the sets. */
    WarbandTable {
        mainstay = Set.copyOf(mainstay);
        restricted = Set.copyOf(restricted);
    }

    /** The table of a Character; empty where his profile has none. */
    static Optional<WarbandTable> of(Profile character) {
        return character.note("mainstay").isPresent() || character.note("restricted").isPresent()
                ? Optional.of(
                        new WarbandTable(
                                keys(character, "mainstay"), keys(character, "restricted")))
                : Optional.empty();
    }

    private static Set<String> keys(Profile character, String note) {
        return character.notes().stream()
                .filter(each -> each.key().equals(note))
                .flatMap(each -> each.values().stream())
                .map(Names::key)
                .collect(Collectors.toSet());
    }

    /** What is wrong with a Warband by its Character's table; nothing where he has none. */
    static List<Remark> faults(Warband warband) {
        return warband.character().flatMap(Entry::profile).flatMap(WarbandTable::of).stream()
                .flatMap(table -> table.faultsOf(warband))
                .toList();
    }

    private Stream<Remark> faultsOf(Warband warband) {
        List<Entry> ours =
                warband.regiments().stream().filter(each -> each.profile().isPresent()).toList();
        List<Entry> scarce = ours.stream().filter(each -> is(restricted, each)).toList();
        long common = ours.stream().filter(each -> is(mainstay, each)).count();
        List<Remark> faults = new ArrayList<>();
        if (scarce.size() > MOST_RESTRICTED) {
            String text = scarce.size() + " Restricted Regiments, at most " + MOST_RESTRICTED;
            faults.add(remark(warband, scarce.get(MOST_RESTRICTED), text));
        }
        if (scarce.size() > common) {
            String text = scarce.size() + " Restricted Regiments, but " + common + " Mainstay";
            faults.add(remark(warband, scarce.getLast(), text));
        }
        ours.stream()
                .filter(each -> !is(mainstay, each) && !is(restricted, each))
                .forEach(each -> faults.add(remark(warband, each, each.name() + " is neither")));
        return faults.stream();
    }

    private static boolean is(Set<String> keys, Entry regiment) {
        return keys.contains(Names.key(regiment.name()));
    }

    private static Remark remark(Warband warband, Entry at, String text) {
        String whose = warband.character().map(Entry::name).orElseThrow();
        return new Remark(ConquestClause.ARMY_04, at.line(), text + " in the Warband of " + whose);
    }
}
