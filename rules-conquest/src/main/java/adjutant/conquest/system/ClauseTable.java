package adjutant.conquest.system;

import adjutant.conquest.ConquestClause;
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
final class ClauseTable {
    private ClauseTable() {}

    static List<Clause.Entry> entries() {
        Map<String, List<String>> texts = new HashMap<>();
        rows("clauses.tsv").forEach(row -> texts.put(row.getFirst(), row));
        Set<String> pending =
                rows("pending-clauses.txt").stream()
                        .map(List::getFirst)
                        .collect(Collectors.toSet());
        Map<String, List<String>> places = places();
        return Arrays.stream(ConquestClause.values())
                .map(clause ->
                        entry(
                                clause,
                                texts.getOrDefault(clause.id(), List.of()),
                                pending.contains(clause.id()),
                                places.getOrDefault(clause.id(), List.of())))
                .toList();
    }

    private static Clause.Entry entry(
            ConquestClause clause, List<String> row, boolean pending, List<String> where) {
        if (row.size() != 3) {
            throw new IllegalStateException("no text for " + clause.id());
        }
        return new Clause.Entry(clause.id(), row.get(2), status(row.get(1), pending), where);
    }

    private static Clause.Status status(String flag, boolean pending) {
        if (flag.equals("not-in-2.x")) {
            return Clause.Status.OUT_OF_EDITION;
        }
        if (pending) {
            return Clause.Status.PENDING;
        }
        return flag.equals("house") ? Clause.Status.HOUSE : Clause.Status.IMPLEMENTED;
    }

    private static Map<String, List<String>> places() {
        Map<String, List<String>> places = new HashMap<>();
        rows("clause-places.tsv")
                .forEach(row -> places.put(row.getFirst(), List.of(row.get(1).split(" ", -1))));
        return places;
    }

    private static List<List<String>> rows(String file) {
        return Resources.rows(Resources.text(ClauseTable.class, "/adjutant/conquest/" + file));
    }
}
