package adjutant.conquest.roster;

import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.army.ProfileTable;
import adjutant.conquest.army.Profiles;
import adjutant.game.notation.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The profiles by faction and name, for looking up many names. */
final class Catalogue {
    private static final Pattern VARIANT = Pattern.compile("(.*\\S)\\s*\\(([^()]*)\\)");

    /** No name has so many words. */
    private static final int MOST_WORDS = 12;

    private final Profiles profiles;
    private final Map<String, Map<String, Profile>> byFaction = new LinkedHashMap<>();

    Catalogue(Profiles profiles) {
        this.profiles = profiles;
        for (ProfileTable table : profiles.tables()) {
            Map<String, Profile> byName = new HashMap<>();
            table.profiles().forEach(each -> byName.putIfAbsent(Names.key(each.name()), each));
            byFaction.put(table.faction(), byName);
        }
    }

    /**
     * A profile and what more is written in its name.
     *
     * @param profile the profile
     * @param name the part of the name that names it
     * @param variant the rest, {@code Crimson Tower} of {@code Priory Commander (Crimson Tower)}
     */
    record Match(Profile profile, Piece name, Optional<Piece> variant) {}

    /** The faction of a name, as printed. */
    Optional<String> faction(String name) {
        return profiles.faction(name).map(ProfileTable::faction);
    }

    /** The names of all factions. */
    List<String> factions() {
        return List.copyOf(byFaction.keySet());
    }

    /** The names of a faction's profiles. */
    List<String> names(String faction) {
        return profiles.faction(faction).map(ProfileTable::names).orElse(List.of());
    }

    /** The other factions that have a profile of a name. */
    List<String> others(String faction, Piece name) {
        return factions().stream()
                .filter(other -> !other.equals(faction) && match(other, name).isPresent())
                .toList();
    }

    /** The profile of a name in a faction; the name may say more than the profile's. */
    Optional<Match> match(String faction, Piece name) {
        Map<String, Profile> byName = byFaction.getOrDefault(faction, Map.of());
        Optional<Match> whole = exact(byName, name, Optional.empty());
        if (whole.isPresent()) {
            return whole;
        }
        Matcher variant = VARIANT.matcher(name.text());
        if (variant.matches()) {
            Piece rest = name.part(variant.start(2), variant.end(2));
            Piece lead = name.part(0, variant.end(1));
            return exact(byName, lead, Optional.of(rest).filter(Piece::says));
        }
        return character(byName, name);
    }

    private static Optional<Match> exact(
            Map<String, Profile> byName, Piece name, Optional<Piece> variant) {
        return Optional.ofNullable(byName.get(Names.key(name.text())))
                .map(profile -> new Match(profile, name, variant));
    }

    /**
     * A Character whose name is followed by a variant without brackets; the longest name counts.
     */
    private static Optional<Match> character(Map<String, Profile> byName, Piece name) {
        for (int end : blanks(name.text()).reversed()) {
            Optional<Match> match =
                    exact(byName, name.part(0, end), Optional.of(name.from(end)))
                            .filter(each -> each.profile().kind() != ProfileKind.REGIMENT);
            if (match.isPresent()) {
                return match;
            }
        }
        return Optional.empty();
    }

    private static List<Integer> blanks(String text) {
        List<Integer> blanks = new ArrayList<>();
        for (int i = 1; i < text.length() && blanks.size() < MOST_WORDS; i++) {
            if (Piece.isBlank(text.charAt(i))) {
                blanks.add(i);
            }
        }
        return blanks;
    }

    /**
     * The faction that most names are of; empty where no name is, or where several have as many.
     */
    Optional<String> likeliest(List<Piece> names) {
        long most = 0;
        List<String> best = new ArrayList<>();
        for (String faction : factions()) {
            long known = names.stream().filter(name -> match(faction, name).isPresent()).count();
            if (known > most) {
                best.clear();
            }
            if (known > 0 && known >= most) {
                most = known;
                best.add(faction);
            }
        }
        return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
    }
}
