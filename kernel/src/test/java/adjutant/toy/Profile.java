package adjutant.toy;

import adjutant.game.Resources;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a kind of unit is like.
 *
 * @param name its name
 * @param dice how many dice it strikes with
 * @param hit it hits on this or less
 * @param save it saves on this or less
 * @param nerve it keeps its nerve on this or less
 * @param size how many wounds it takes until it is gone
 * @param special the name of its special rule, if it has one
 */
public record Profile(
        String name, int dice, int hit, int save, int nerve, int size, Optional<String> special) {
    /** The file that holds the table. */
    static final String TABLE = "units.tsv";

    private static final int COLUMNS = 7;

    /** The table that comes with the rules. */
    static List<Profile> shipped() {
        return read(Resources.text(Profile.class, "profiles/" + TABLE)).orThrow();
    }

    /** The profiles of a table, or every fault in it. */
    static Parsed<List<Profile>> read(String table) {
        List<Profile> profiles = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        List<String> lines = table.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            for (List<String> row : Resources.rows(lines.get(i))) {
                if (row.size() == COLUMNS && row.subList(1, 6).stream().allMatch(Profile::isSize)) {
                    profiles.add(of(row));
                } else {
                    String expected = "name, dice, hit, save, nerve, size (1 to 99), rule";
                    faults.add(new Fault(i + 1, 1, "\"" + lines.get(i) + "\"", expected));
                }
            }
        }
        return Parsed.of(List.copyOf(profiles), faults);
    }

    private static boolean isSize(String cell) {
        return cell.matches("[1-9][0-9]?");
    }

    /** The profile as a line of its table; reads back as equal. */
    String row() {
        return name
                + "\t"
                + Stream.of(dice, hit, save, nerve, size)
                        .map(String::valueOf)
                        .collect(Collectors.joining("\t"))
                + "\t"
                + special.orElse("");
    }

    private static Profile of(List<String> row) {
        List<Integer> n = row.subList(1, 6).stream().map(Integer::valueOf).toList();
        Optional<String> special = Optional.of(row.get(6)).filter(rule -> !rule.isEmpty());
        return new Profile(row.get(0), n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), special);
    }
}
