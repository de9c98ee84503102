package adjutant.conquest.army;

import adjutant.conquest.army.RowReader.Cell;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The profiles of one faction. As a text: comment lines begin with {@code #}; the first other line
 * names the faction ({@code faction}, a tab, its name); then a line for each profile, cells parted
 * by tabs, in the order of {@link #COLUMNS}.
 *
 * @param faction its name
 * @param profiles in the order of the table; no two with the same name
 * @rule CQ-STAND-09
 */
public record ProfileTable(String faction, List<Profile> profiles) {
    /** The names of the columns, in their order. */
    public static final List<String> COLUMNS =
            List.of(
                    "name",
                    "kind",
                    "type",
                    "class",
                    "stands",
                    "models",
                    "points",
                    "extra",
                    "M",
                    "V",
                    "C",
                    "A",
                    "W",
                    "R",
                    "D",
                    "E",
                    "barrage",
                    "rules",
                    "draw-events",
                    "command",
                    "options",
                    "notes",
                    "date",
                    "source",
                    "confidence",
                    "issues");

    private static final Pattern BARRAGE =
            Pattern.compile("([1-9][0-9]?)/([1-9][0-9]?)(?:\\s*\\[([^\\]]*)\\])?");
    private static final Pattern OPTION =
            Pattern.compile("([^=]+)=([0-9]{1,4})=(officer|command|role)(=included)?");
    private static final Pattern NOTE = Pattern.compile("([A-Za-z]+)=([^=]+)");

    /** Copies the list. */
    public ProfileTable {
        profiles = List.copyOf(profiles);
    }

    /** The table of a text, or every fault in it. */
    public static Parsed<ProfileTable> parse(String text) {
        List<Fault> faults = new ArrayList<>();
        List<Profile> profiles = new ArrayList<>();
        Optional<String> faction = Optional.empty();
        Map<String, Integer> lineOfName = new HashMap<>();
        String[] lines = text.split("\r\n|\r|\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String line =
                    i == 0 && lines[i].startsWith("\uFEFF") ? lines[i].substring(1) : lines[i];
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            RowReader row = new RowReader(i + 1, line, faults);
            if (faction.isEmpty()) {
                faction = Optional.of(faction(row));
                continue;
            }
            if (row.width() != COLUMNS.size()) {
                String expected = COLUMNS.size() + " cells parted by tabs";
                faults.add(new Fault(i + 1, 0, row.width() + " cells", expected));
                continue;
            }
            Profile profile = profile(faction.get(), row);
            Integer before = lineOfName.putIfAbsent(Names.key(profile.name()), i + 1);
            if (before != null) {
                String found = Word.quote(profile.name());
                faults.add(new Fault(i + 1, 1, found, "a name not on line " + before + " already"));
            }
            profiles.add(profile);
        }
        if (faction.isEmpty()) {
            return Parsed.bad(new Fault(1, 1, "an empty table", "\"faction\", a tab, its name"));
        }
        return Parsed.of(new ProfileTable(faction.get(), profiles), faults);
    }

    /** The profile of a name as people type it. */
    public Optional<Profile> find(String name) {
        return profiles.stream()
                .filter(profile -> profile.name().equals(name))
                .findFirst()
                .or(() -> findAlike(Names.key(name)));
    }

    private Optional<Profile> findAlike(String key) {
        return profiles.stream()
                .filter(profile -> Names.key(profile.name()).equals(key))
                .findFirst();
    }

    /** The names of all profiles, in their order. */
    public List<String> names() {
        return profiles.stream().map(Profile::name).toList();
    }

    /** The table as a text; reads back as equal. */
    public String written() {
        return Stream.concat(
                        Stream.of("# " + String.join("\t", COLUMNS), "faction\t" + faction),
                        profiles.stream().map(Profile::row))
                .reduce("", (text, line) -> text + line + "\n");
    }

    private static String faction(RowReader row) {
        Cell keyword = row.cell();
        if (!keyword.text().equals("faction")) {
            row.fault(keyword, "\"faction\", a tab, its name");
        }
        return row.text("the name of the faction");
    }

    private static Profile profile(String faction, RowReader row) {
        return new Profile(
                faction,
                row.text("a name"),
                row.constant(ProfileKind.class).orElse(ProfileKind.REGIMENT),
                row.constant(UnitType.class).orElse(UnitType.INFANTRY),
                unitClass(row),
                row.count("Stands"),
                row.count("models"),
                stat(row),
                stat(row),
                characteristics(row),
                row.parts("|", cell -> barrage(cell, row)),
                row.rules(),
                row.rules(),
                row.parts(",", cell -> row.constant(cell, CommandModel.class)),
                row.parts(";", cell -> option(cell, row)),
                row.parts(";", cell -> note(cell, row)),
                provenance(row));
    }

    private static Optional<UnitClass> unitClass(RowReader row) {
        Cell cell = row.cell();
        return cell.text().equals("-") ? Optional.empty() : row.constant(cell, UnitClass.class);
    }

    private static Stat stat(RowReader row) {
        return row.value("a whole number, - for none or ? for not known", Stat::read)
                .orElseGet(Stat.Unknown::new);
    }

    private static Characteristics characteristics(RowReader row) {
        return Characteristics.of(Stream.generate(() -> stat(row)).limit(8).toList());
    }

    private static Optional<Barrage> barrage(Cell cell, RowReader row) {
        Matcher written = BARRAGE.matcher(cell.text());
        if (!written.matches()) {
            row.fault(cell, "a barrage such as 4/16 [Arcing Fire]");
            return Optional.empty();
        }
        List<SpecialRule> rules =
                written.group(3) == null
                        ? List.of()
                        : row.rules(new Cell(written.group(3), cell.column() + written.start(3)));
        return Optional.of(
                new Barrage(
                        Barrage.Scope.STAND,
                        Integer.parseInt(written.group(1)),
                        Integer.parseInt(written.group(2)),
                        rules));
    }

    private static Optional<Option> option(Cell cell, RowReader row) {
        Matcher written = OPTION.matcher(cell.text());
        if (!written.matches()) {
            row.fault(cell, "an option such as Captain=15=officer, of officer, command or role");
            return Optional.empty();
        }
        return Optional.of(
                new Option(
                        written.group(1).strip(),
                        Integer.parseInt(written.group(2)),
                        Stream.of(Option.Kind.values())
                                .filter(kind -> kind.toString().equals(written.group(3)))
                                .findFirst()
                                .orElseThrow(),
                        written.group(4) == null ? Option.Terms.BOUGHT : Option.Terms.INCLUDED));
    }

    private static Optional<Profile.Note> note(Cell cell, RowReader row) {
        Matcher written = NOTE.matcher(cell.text());
        if (!written.matches()) {
            row.fault(cell, "a note such as maxOfficers=1");
            return Optional.empty();
        }
        return Optional.of(new Profile.Note(written.group(1), written.group(2)));
    }

    private static Profile.Provenance provenance(RowReader row) {
        return new Profile.Provenance(
                row.text("a date"),
                row.text("a source"),
                row.constant(Profile.Confidence.class).orElse(Profile.Confidence.D),
                row.parts("|", cell -> Optional.of(cell.text())));
    }
}
