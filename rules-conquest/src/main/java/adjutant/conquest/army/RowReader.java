package adjutant.conquest.army;

import adjutant.game.notation.Fault;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Walks along the cells of one row and collects faults. One reader, one thread. */
final class RowReader {
    private final int line;
    private final List<Fault> faults;
    private final String[] cells;
    private int next;
    private int column = 1;

    RowReader(int line, String text, List<Fault> faults) {
        this.line = line;
        this.faults = faults;
        this.cells = text.split("\t", -1);
    }

    int width() {
        return cells.length;
    }

    /** The next cell, stripped, and where it begins; an empty one where there is none. */
    Cell cell() {
        String raw = next < cells.length ? cells[next] : "";
        int begin = column + raw.length() - raw.stripLeading().length();
        next++;
        column += raw.length() + 1;
        return new Cell(raw.strip(), begin);
    }

    /** The next cell, which must not be empty. */
    String text(String expected) {
        Cell cell = cell();
        if (cell.text().isEmpty()) {
            fault(cell, expected);
        }
        return cell.text();
    }

    /** The next cell as a value; a fault and empty where it cannot be read. */
    <T> Optional<T> value(String expected, Function<String, Optional<T>> read) {
        return value(cell(), expected, read);
    }

    <T> Optional<T> value(Cell cell, String expected, Function<String, Optional<T>> read) {
        Optional<T> value = read.apply(cell.text());
        if (value.isEmpty()) {
            fault(cell, expected);
        }
        return value;
    }

    /** The next cell as one of the constants of an enum, by how they are written. */
    <E extends Enum<E>> Optional<E> constant(Class<E> type) {
        return constant(cell(), type);
    }

    <E extends Enum<E>> Optional<E> constant(Cell cell, Class<E> type) {
        List<E> constants = List.of(type.getEnumConstants());
        return value(
                cell,
                String.join(" or ", constants.stream().map(Enum::toString).toList()),
                text -> constants.stream().filter(each -> each.toString().equals(text)).findAny());
    }

    /** The next cell as a whole number, 1 to 99. */
    int count(String what) {
        return value(
                        what + ", 1 to 99",
                        text ->
                                text.matches("[1-9][0-9]?")
                                        ? Optional.of(Integer.valueOf(text))
                                        : Optional.empty())
                .orElse(1);
    }

    /** The next cell cut up and each part read; a lone {@code -} is none. */
    <T> List<T> parts(String separator, Function<Cell, Optional<T>> read) {
        Cell whole = cell();
        if (whole.text().equals("-")) {
            return List.of();
        }
        List<T> parts = new ArrayList<>();
        int at = 0;
        for (String raw : whole.text().split(Pattern.quote(separator), -1)) {
            int begin = whole.column() + at + raw.length() - raw.stripLeading().length();
            read.apply(new Cell(raw.strip(), begin)).ifPresent(parts::add);
            at += raw.length() + separator.length();
        }
        return parts;
    }

    /** The next cell as rules parted by commas. */
    List<SpecialRule> rules() {
        return rules(cell());
    }

    List<SpecialRule> rules(Cell cell) {
        var rules = SpecialRule.list(cell.text(), line, cell.column());
        faults.addAll(rules.faults());
        return rules.faults().isEmpty() ? rules.orThrow() : List.of();
    }

    void fault(Cell cell, String expected) {
        String found = cell.text().isEmpty() ? "nothing" : Word.quote(cell.text());
        faults.add(new Fault(line, cell.column(), found, expected));
    }

    /**
     * A cell or a part of one.
     *
     * @param text without blanks around it
     * @param column where it begins, from 1
     */
    record Cell(String text, int column) {}
}
