package adjutant.game.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a record says before the situation, and its first link: {@code format 1}, {@code version 7},
 * the rows of profile tables in use, {@code hash …}. A battle file has at most rows.
 *
 * @param format the line of its format, if it is a record
 * @param version the line of the version of the rules, if it is a record
 * @param rows the lines of rows, in order: {@code row "units.tsv" "Pikes" "6" …}, a word for each
 *     cell; a cell too long for a word goes on after an unquoted {@code +}
 * @param hash the line of the first link, if it is a record
 */
public record Heading(
        Optional<Statement> format,
        Optional<Statement> version,
        List<Statement> rows,
        Optional<Statement> hash) {
    /** That of a battle without rows. */
    public static final Heading NONE =
            new Heading(Optional.empty(), Optional.empty(), List.of(), Optional.empty());

    private static final String FORMAT = "format";
    private static final String VERSION = "version";
    private static final String ROW = "row";
    private static final String GOES_ON = "+";
    private static final int FILE = 1;
    private static final int FIRST_CELL = 2;

    /** Copies the list. */
    public Heading {
        rows = List.copyOf(rows);
    }

    /** Whether a keyword begins a line of a heading. */
    static boolean has(String keyword) {
        return List.of(FORMAT, VERSION, ROW).contains(keyword);
    }

    /** The same with one more line. */
    Heading with(Statement line, List<Fault> faults) {
        return switch (line.keyword()) {
            case FORMAT -> {
                single(line, format, "a format, such as 1", faults);
                yield new Heading(Optional.of(line), version, rows, hash);
            }
            case VERSION -> {
                single(line, version, "a version of the rules", faults);
                yield new Heading(format, Optional.of(line), rows, hash);
            }
            default -> {
                if (line.words().size() <= FIRST_CELL) {
                    faults.add(line.fault(Word.quote(ROW), "the file of a table and its cells"));
                    yield this;
                }
                List<Statement> more = new ArrayList<>(rows);
                more.add(line);
                yield new Heading(format, version, more, hash);
            }
        };
    }

    private static void single(
            Statement line, Optional<Statement> before, String expected, List<Fault> faults) {
        if (before.isPresent()) {
            faults.add(line.fault(Word.quote(line.keyword()) + " again", "it once"));
        } else if (line.words().size() != 2) {
            faults.add(line.fault(Word.quote(line.keyword()), expected));
        }
    }

    /** The same with the first link. */
    Heading withHash(Statement line) {
        return new Heading(format, version, rows, Optional.of(line));
    }

    /** The second word of a line, where it has one. */
    static Optional<String> said(Optional<Statement> line) {
        return line.filter(each -> each.words().size() == 2)
                .map(each -> each.words().getLast().text());
    }

    /** The format, if it is a record. */
    public Optional<String> formatSaid() {
        return said(format);
    }

    /** The version of the rules it was played by, if it is a record. */
    public Optional<String> versionSaid() {
        return said(version);
    }

    /** The tables that the rows make: file name to content, in the order of the rows. */
    public Map<String, String> tables() {
        return rows.stream()
                .collect(
                        Collectors.groupingBy(
                                Heading::file,
                                LinkedHashMap::new,
                                Collectors.mapping(Heading::row, Collectors.joining())));
    }

    /** The lines that make a table, in order: as many as the table has. */
    public List<Statement> rowsOf(String file) {
        return rows.stream().filter(row -> file(row).equals(file)).toList();
    }

    private static String file(Statement row) {
        return row.words().get(FILE).text();
    }

    private static String row(Statement row) {
        StringBuilder text = new StringBuilder();
        String before = "";
        for (Word word : row.words().subList(FIRST_CELL, row.words().size())) {
            if (!word.quoted() && word.text().equals(GOES_ON)) {
                before = "";
            } else {
                text.append(before).append(word.text());
                before = "\t";
            }
        }
        return text.append('\n').toString();
    }

    /** The lines of rows for tables; their comments and blank lines are left out. */
    public static List<String> rows(Map<String, String> tables) {
        List<String> lines = new ArrayList<>();
        tables.forEach((file, text) ->
                text.lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .forEach(line -> lines.add(row(file, line))));
        return lines;
    }

    private static String row(String file, String line) {
        StringBuilder text = new StringBuilder(ROW).append(' ').append(Word.quote(file));
        for (String cell : line.split("\t", -1)) {
            text.append(' ').append(Word.quote(part(cell, 0)));
            for (int at = Statements.MAX_WORD; at < cell.length(); at += Statements.MAX_WORD) {
                text.append(' ').append(GOES_ON).append(' ').append(Word.quote(part(cell, at)));
            }
        }
        return text.toString();
    }

    private static String part(String cell, int from) {
        return cell.substring(from, Math.min(cell.length(), from + Statements.MAX_WORD));
    }
}
