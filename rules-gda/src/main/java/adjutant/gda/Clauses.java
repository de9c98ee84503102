package adjutant.gda;

import adjutant.game.Clause;
import adjutant.game.Resources;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Every clause with its text and where it is applied. The places are kept in a table that a test
 * holds against the sources.
 */
public final class Clauses {
    private Clauses() {}

    /**
     * All clauses in the order of the specification. A clause of what this project does not play is
     * a house reading, applied nowhere, whose text begins with "Not used:".
     */
    public static List<Clause.Entry> entries() {
        Map<String, List<String>> texts = new HashMap<>();
        rows("clauses.tsv").forEach(row -> texts.put(row.getFirst(), row));
        Set<String> pending =
                rows("pending-clauses.txt").stream()
                        .map(List::getFirst)
                        .collect(Collectors.toSet());
        Map<String, List<String>> places = places();
        return Arrays.stream(GdaClause.values())
                .map(clause ->
                        entry(
                                clause,
                                texts.getOrDefault(clause.id(), List.of()),
                                pending.contains(clause.id()),
                                places.getOrDefault(clause.id(), List.of())))
                .toList();
    }

    private static Clause.Entry entry(
            GdaClause clause, List<String> row, boolean pending, List<String> where) {
        if (row.size() != 3) {
            throw new IllegalStateException("no text for " + clause.id());
        }
        return new Clause.Entry(clause.id(), row.get(2), status(row.get(1), pending), where);
    }

    private static Clause.Status status(String flag, boolean pending) {
        if (pending) {
            return Clause.Status.PENDING;
        }
        return switch (flag) {
            case "-", "elsewhere" -> Clause.Status.IMPLEMENTED;
            case "house", "not-used" -> Clause.Status.HOUSE;
            default -> throw new IllegalStateException("no such flag: " + flag);
        };
    }

    private static Map<String, List<String>> places() {
        Map<String, List<String>> places = new HashMap<>();
        rows("clause-places.tsv")
                .forEach(row -> places.put(row.getFirst(), List.of(row.get(1).split(" ", -1))));
        return places;
    }

    private static List<List<String>> rows(String file) {
        return Resources.rows(Resources.text(Clauses.class, file));
    }
}
