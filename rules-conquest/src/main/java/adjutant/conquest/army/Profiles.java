package adjutant.conquest.army;

import adjutant.game.Resources;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The profile tables in use, by file name. A name is found as people type it: case, accents,
 * hyphens, blanks, apostrophes and a plural s do not matter, nor does the article of a faction.
 */
public final class Profiles {
    private static final List<String> FILES =
            List.of(
                    "city-states.tsv",
                    "dweghom.tsv",
                    "hundred-kingdoms.tsv",
                    "nords.tsv",
                    "old-dominion.tsv",
                    "sorcerer-kings.tsv",
                    "the-spires.tsv",
                    "wadrhun.tsv",
                    "yoroni.tsv");

    private static final Profiles SHIPPED =
            new Profiles(new LinkedHashMap<>()).with(read()).orThrow();

    private final Map<String, ProfileTable> tables;

    private Profiles(Map<String, ProfileTable> tables) {
        this.tables = tables;
    }

    /** The tables that come with the game: nine factions. */
    public static Profiles shipped() {
        return SHIPPED;
    }

    /**
     * These tables with others in their place. A file of a new name adds a faction, which must not
     * be there already.
     *
     * @param replacements file name to content
     * @return the tables, or every fault, each naming its file
     */
    public Parsed<Profiles> with(Map<String, String> replacements) {
        Map<String, ProfileTable> all = new LinkedHashMap<>(tables);
        List<Fault> faults = new ArrayList<>();
        new TreeMap<>(replacements)
                .forEach((file, text) -> {
                    Parsed<ProfileTable> table = ProfileTable.parse(text);
                    table.faults().forEach(fault -> faults.add(in(file, fault)));
                    if (table instanceof Parsed.Good<ProfileTable>(ProfileTable good)) {
                        all.put(file, good);
                    }
                });
        faults.addAll(twice(all));
        return Parsed.of(new Profiles(all), faults);
    }

    /** No tables but these. */
    public static Parsed<Profiles> only(Map<String, String> tables) {
        return new Profiles(new LinkedHashMap<>()).with(tables);
    }

    /**
     * The tables with some of their profiles only; those without are left out unless their faction
     * is named.
     *
     * @return file name to content
     */
    public Map<String, String> rows(List<String> factions, List<Profile> used) {
        Map<String, String> rows = new LinkedHashMap<>();
        tables.forEach((file, table) -> {
            List<Profile> kept = table.profiles().stream().filter(used::contains).toList();
            if (!kept.isEmpty() || factions.contains(table.faction())) {
                rows.put(file, new ProfileTable(table.faction(), kept).written());
            }
        });
        return rows;
    }

    /** The file names of the tables, in order. */
    public List<String> fileNames() {
        return List.copyOf(tables.keySet());
    }

    /** The tables, in the order of their files. */
    public List<ProfileTable> tables() {
        return List.copyOf(tables.values());
    }

    /** Every profile, in the order of the tables. */
    public List<Profile> all() {
        return tables.values().stream().flatMap(table -> table.profiles().stream()).toList();
    }

    /** The table of a faction. */
    public Optional<ProfileTable> faction(String name) {
        return tables.values().stream()
                .filter(table -> factionKey(table.faction()).equals(factionKey(name)))
                .findFirst();
    }

    /** The profile of a name in a faction. */
    public Found find(String faction, String name) {
        Optional<ProfileTable> table = faction(faction);
        if (table.isEmpty()) {
            return new Found.NoFaction(
                    faction, tables().stream().map(ProfileTable::faction).toList());
        }
        return table.get()
                .find(name)
                .<Found>map(Found.One::new)
                .orElseGet(() -> new Found.Nowhere(name, table.get().names()));
    }

    /** The profile of a name in whatever faction has it. */
    public Found find(String name) {
        List<Profile> found =
                tables.values().stream().flatMap(table -> table.find(name).stream()).toList();
        return switch (found.size()) {
            case 0 -> new Found.Nowhere(name, all().stream().map(Profile::name).toList());
            case 1 -> new Found.One(found.getFirst());
            default -> new Found.Several(found);
        };
    }

    private static Map<String, String> read() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String file : FILES) {
            texts.put(file, Resources.text(Profiles.class, "/adjutant/conquest/profiles/" + file));
        }
        return texts;
    }

    private static Fault in(String file, Fault fault) {
        return new Fault(
                fault.line(), fault.column(), file + ": " + fault.found(), fault.expected());
    }

    private static List<Fault> twice(Map<String, ProfileTable> tables) {
        Map<String, String> fileOfFaction = new LinkedHashMap<>();
        List<Fault> faults = new ArrayList<>();
        tables.forEach((file, table) -> {
            String before = fileOfFaction.putIfAbsent(factionKey(table.faction()), file);
            if (before != null) {
                faults.add(
                        new Fault(
                                0,
                                0,
                                file + ": faction " + Word.quote(table.faction()),
                                "a faction that is not in " + before + " already"));
            }
        });
        return faults;
    }

    private static String factionKey(String faction) {
        String plain = faction.strip();
        boolean article = plain.toLowerCase(Locale.ROOT).startsWith("the ");
        return Names.key(article ? plain.substring(4) : plain);
    }
}
