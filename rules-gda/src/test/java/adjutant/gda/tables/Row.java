package adjutant.gda.tables;

import adjutant.game.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A row of a table.
 *
 * @param file which table
 * @param id the id of the example, such as {@code TV-F01}
 * @param clauses the ids of the clauses that decide: each must be cited; those of a refusal must
 *     forbid, and no others
 * @param battle the statements, parted by {@code " / "}; {@code @f f1 ...} stands for a battalion
 * @param orders the orders, parted by {@code " / "}, each with its faces behind {@code " : "}
 * @param expected what comes of the last of them: {@code refused}, or what happened, parted by
 *     {@code " / "}: an event line, {@code not} and the beginning of none, or {@code name=value} of
 *     the result
 */
record Row(
        String file,
        String id,
        List<String> clauses,
        List<String> battle,
        List<String> orders,
        List<String> expected) {
    private static final int COLUMNS = 5;
    private static final String BETWEEN = " / ";

    static Stream<Row> all() {
        return files().stream()
                .flatMap(file ->
                        Resources.rows(text(file)).stream()
                                .map(cells -> of(file.getFileName().toString(), cells)));
    }

    private static Row of(String file, List<String> cells) {
        if (cells.size() != COLUMNS) {
            throw new IllegalArgumentException(file + ": " + COLUMNS + " columns, not " + cells);
        }
        return new Row(
                file,
                cells.get(0),
                List.of(cells.get(1).split(" ", -1)),
                parts(cells.get(2)),
                parts(cells.get(3)),
                parts(cells.get(4)));
    }

    private static List<String> parts(String cell) {
        return Stream.of(cell.split(BETWEEN, -1)).map(String::strip).toList();
    }

    private static List<Path> files() {
        try {
            URI folder =
                    Objects.requireNonNull(Row.class.getResource("/adjutant/gda/tables")).toURI();
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                return files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return file + " " + id;
    }
}
