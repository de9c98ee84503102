package adjutant.app.store;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Rows that are to be added to a log together.
 *
 * @param match whose log
 * @param expected the number of the row before the first of them
 * @param rows at least one, numbered without a gap, no request twice
 */
record Batch(String match, long expected, List<Row> rows) {
    private static final Pattern MATCH = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    /** Checks all that is said above. */
    Batch {
        rows = List.copyOf(rows);
        if (!isMatch(match)) {
            throw new IllegalArgumentException("Not the name of a match: \"" + match + "\"");
        }
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("No rows for match " + match);
        }
        if (!areNumberedFrom(expected + 1, rows)) {
            throw new IllegalArgumentException(
                    "Rows after %d are numbered %s"
                            .formatted(expected, rows.stream().map(Row::seq).toList()));
        }
        if (requests(rows).stream().distinct().count() < requests(rows).size()) {
            throw new IllegalArgumentException("A request twice: " + requests(rows));
        }
    }

    /** Whether a match could have this name. */
    static boolean isMatch(String name) {
        return MATCH.matcher(name).matches();
    }

    /** The number of the last row. */
    long last() {
        return rows.getLast().seq();
    }

    /** The requests that the rows answer. */
    List<String> requests() {
        return requests(rows);
    }

    private static List<String> requests(List<Row> rows) {
        return rows.stream().map(Row::request).flatMap(Optional::stream).toList();
    }

    private static boolean areNumberedFrom(long first, List<Row> rows) {
        return IntStream.range(0, rows.size()).allMatch(i -> rows.get(i).seq() == first + i);
    }
}
