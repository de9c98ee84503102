package adjutant.conquest.tables;

import java.util.List;
import java.util.stream.Stream;

/**
 * One example.
 *
 * @param file the table it stands in
 * @param id its id, unique over all tables
 * @param cited the clauses that decide and that the ruling must name
 * @param structural the clauses that decide without being named by a ruling
 * @param config the edition and the readings changed
 * @param chapter the later chapter it waits for, or {@code -}
 * @param battle the situation
 * @param orders the commands
 * @param faces the dice of each command
 * @param expected what must be so
 * @param note where it comes from and what it says
 */
record Row(
        String file,
        String id,
        List<String> cited,
        List<String> structural,
        String config,
        String chapter,
        String battle,
        List<String> orders,
        List<String> faces,
        List<Expectation> expected,
        String note) {
    /** The cells of a row. */
    static final int CELLS = 9;

    private static final String STRUCTURAL = "structural:";

    Row {
        cited = List.copyOf(cited);
        structural = List.copyOf(structural);
        orders = List.copyOf(orders);
        faces = List.copyOf(faces);
        expected = List.copyOf(expected);
    }

    static Row read(String file, List<String> cells) {
        if (cells.size() != CELLS) {
            throw new IllegalArgumentException(
                    file + ": " + cells.size() + " cells, not " + CELLS + ": " + cells);
        }
        String clauses = cells.get(1);
        int at = clauses.indexOf(STRUCTURAL);
        return new Row(
                file,
                cells.get(0),
                list(at < 0 ? clauses : clauses.substring(0, at), ","),
                at < 0 ? List.of() : list(clauses.substring(at + STRUCTURAL.length()), ","),
                cells.get(2),
                cells.get(3),
                cells.get(4),
                list(cells.get(5), ";"),
                Stream.of(cells.get(6).split(";", -1)).map(String::strip).toList(),
                list(cells.get(7), ";").stream().map(Expectation::read).toList(),
                cells.get(8));
    }

    /** The parts of a cell; none where it holds a dash. */
    private static List<String> list(String cell, String between) {
        return Stream.of(cell.split(between, -1))
                .map(String::strip)
                .filter(part -> !part.isEmpty() && !part.equals("-"))
                .toList();
    }

    /** Every clause that decides. */
    List<String> clauses() {
        return Stream.concat(cited.stream(), structural.stream()).toList();
    }

    boolean isPending() {
        return !chapter.equals("-");
    }

    /** The faces of a command: digits, {@code 4x3} for three 4s; bars part throws for the eye. */
    List<Integer> faces(int order) {
        return order >= faces.size()
                ? List.of()
                : Stream.of(faces.get(order).split("[ |]+", -1)).flatMap(Row::face).toList();
    }

    /** Whether the dice of a command are left out. */
    boolean isWithoutFaces(int order) {
        return faces(order).isEmpty();
    }

    private static Stream<Integer> face(String word) {
        if (word.isEmpty() || word.equals("-")) {
            return Stream.empty();
        }
        String[] both = word.split("x", 2);
        int times = both.length == 2 ? Integer.parseInt(both[1]) : 1;
        return Stream.generate(() -> Integer.valueOf(both[0])).limit(times);
    }
}
