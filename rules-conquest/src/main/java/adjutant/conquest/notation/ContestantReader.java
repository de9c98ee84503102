package adjutant.conquest.notation;

import adjutant.conquest.army.Found;
import adjutant.conquest.army.Option;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.Status;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads one side of a short question. */
final class ContestantReader {
    private static final Pattern SIDE = Pattern.compile("(\\s*)([0-9]+)(\\s+)(.*\\S)\\s*");

    private final Profiles profiles;
    private final List<Fault> faults;

    ContestantReader(Profiles profiles, List<Fault> faults) {
        this.profiles = profiles;
        this.faults = faults;
    }

    /**
     * The side that a text such as {@code 3 Men-At-Arms} says; empty after a fault.
     *
     * @param column where the text begins
     * @param faction where its name is looked up, if not everywhere
     * @param with the list of states, options and rules
     * @param prefix of the options of this side, for faults
     */
    Optional<Contestant> read(
            String text,
            int column,
            Optional<String> faction,
            Optional<String> with,
            String prefix) {
        Matcher side = SIDE.matcher(text);
        if (!side.matches()) {
            String found = text.isBlank() ? "nothing" : Word.quote(text.strip());
            fault(column, found, "a number of Stands and a name, such as \"3 Men-At-Arms\"");
            return Optional.empty();
        }
        Optional<Integer> stands = Values.whole(new Word(side.group(2), false, 1), 1, 60);
        if (stands.isEmpty()) {
            fault(column + side.start(2), Word.quote(side.group(2)), "Stands, 1 to 60");
        }
        Optional<Profile> profile = profile(side.group(4), column + side.start(4), faction);
        if (stands.isEmpty() || profile.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(extras(profile.get(), stands.get(), with.orElse(""), prefix));
    }

    private Optional<Profile> profile(String name, int column, Optional<String> faction) {
        Found found =
                faction.map(each -> profiles.find(each, name)).orElseGet(() -> profiles.find(name));
        String expected =
                switch (found) {
                    case Found.One(Profile profile) when profile.kind() != ProfileKind.CHARACTER ->
                            "";
                    case Found.One _ -> "the profile of a Regiment, not of a Character";
                    case Found.Several several -> several.expected() + ", as an option";
                    case Found.Nowhere nowhere -> nowhere.expected();
                    case Found.NoFaction nowhere -> nowhere.expected();
                };
        if (found instanceof Found.One(Profile profile) && expected.isEmpty()) {
            return Optional.of(profile);
        }
        String place = found instanceof Found.NoFaction ? faction.orElse(name) : name;
        fault(found instanceof Found.NoFaction ? 0 : column, Word.quote(place), expected);
        return Optional.empty();
    }

    private Contestant extras(Profile profile, int stands, String with, String prefix) {
        Map<Extra, List<String>> extras = new EnumMap<>(Extra.class);
        for (Extra extra : Extra.values()) {
            extras.put(extra, new ArrayList<>());
        }
        for (String name : with.isBlank() ? List.<String>of() : List.of(with.split(",", -1))) {
            Optional<Named> named = named(profile, name.strip());
            String found = "--" + prefix + "with " + Word.quote(name.strip());
            if (named.isEmpty()) {
                fault(0, found, expected(profile, name.strip()));
            } else if (extras.getOrDefault(named.get().kind(), List.of())
                    .contains(named.get().name())) {
                fault(0, found, "each once");
            } else {
                extras.getOrDefault(named.get().kind(), List.of()).add(named.get().name());
            }
        }
        return new Contestant(
                profile,
                stands,
                extras.getOrDefault(Extra.STATE, List.of()),
                extras.getOrDefault(Extra.OPTION, List.of()),
                extras.getOrDefault(Extra.EFFECT, List.of()));
    }

    private static Optional<Named> named(Profile profile, String name) {
        if (states().contains(name)) {
            return Optional.of(new Named(Extra.STATE, name));
        }
        return profile.options().stream()
                .map(Option::name)
                .filter(each -> Names.key(each).equals(Names.key(name)))
                .findFirst()
                .map(each -> new Named(Extra.OPTION, each))
                .or(() -> rule(name).map(each -> new Named(Extra.EFFECT, each)));
    }

    private static Optional<String> rule(String name) {
        return RuleWords.rule(new Word(name, true, 1))
                .filter(rule -> RuleIndex.shipped().find(rule.name()).isPresent())
                .map(SpecialRule::toString);
    }

    private static List<String> states() {
        return Stream.concat(
                        Stream.of(UnitState.BROKEN), Stream.of(Status.values()).map(Status::word))
                .toList();
    }

    private static String expected(Profile profile, String name) {
        List<String> all = new ArrayList<>(states());
        profile.options().forEach(option -> all.add(option.name()));
        RuleIndex.shipped().entries().forEach(entry -> all.add(entry.name()));
        return Names.oneOf("a state, an option of the profile or a rule", name, all);
    }

    private void fault(int column, String found, String expected) {
        faults.add(new Fault(column == 0 ? 0 : 1, column, found, expected));
    }

    /** What may be added to a side. */
    private enum Extra {
        STATE,
        OPTION,
        EFFECT
    }

    /** One thing added to a side. */
    private record Named(Extra kind, String name) {}
}
