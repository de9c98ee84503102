package adjutant.conquest.roster;

import adjutant.conquest.roster.Row.Mark;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a text apart, line by line. One reader, one text. */
final class SheetReader {
    private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\r|\n");
    private static final Pattern FACTION =
            Pattern.compile("(?:faction|army|armee)\\s*[:=]\\s*(.+)", Pattern.CASE_INSENSITIVE);

    /** What the official builder prints for a theme it cannot print. */
    private static final String UNPRINTED = "[object Object]";

    private static final String GAME = Names.key("The Last Argument of Kings");
    private static final String READ_AS = ", but this is read as The Last Argument of Kings";

    private static final Set<String> UNITS = Set.of("pt", "point", "pts", "total", "limit");

    private final Predicate<String> isFaction;
    private final List<Row> rows = new ArrayList<>();
    private final List<Piece> understood = new ArrayList<>();
    private final List<Piece> lost = new ArrayList<>();
    private Optional<Piece> title = Optional.empty();
    private Optional<Piece> label = Optional.empty();
    private Optional<Piece> faction = Optional.empty();
    private Optional<Piece> theme = Optional.empty();
    private OptionalInt used = OptionalInt.empty();
    private OptionalInt limit = OptionalInt.empty();
    private int totalLine;

    private SheetReader(Predicate<String> isFaction) {
        this.isFaction = isFaction;
    }

    /**
     * A text taken apart.
     *
     * @param isFaction whether a name is that of a faction
     */
    static Sheet read(String text, Predicate<String> isFaction) {
        SheetReader reader = new SheetReader(isFaction);
        String[] lines = LINE_BREAK.split(text, -1);
        for (int i = 0; i < lines.length; i++) {
            reader.take(LineReader.read(i + 1, lines[i]));
        }
        return reader.sheet();
    }

    private void take(Line line) {
        switch (line) {
            case Line.Nothing _ -> {}
            case Line.Title(Piece title) -> title(title);
            case Line.Total total -> total(total);
            case Line.Named(Row row) -> rows.add(row);
            case Line.Words(Piece words) -> words(words);
        }
    }

    private void title(Piece words) {
        (title.isEmpty() ? understood : lost).add(words);
        title = title.or(() -> Optional.of(words));
    }

    private void total(Line.Total total) {
        if (totalLine > 0) {
            lost.add(total.total());
            Line.present(total.label(), total.rest()).forEach(lost::add);
            return;
        }
        totalLine = total.total().line();
        used = total.used();
        limit = total.limit();
        understood.add(total.total());
        total.label()
                .filter(words -> !isUnit(words))
                .ifPresent(words -> label = Optional.of(words));
        total.label().ifPresent(understood::add);
        total.rest().ifPresent(words -> (isUnit(words) ? understood : lost).add(words));
    }

    private static boolean isUnit(Piece words) {
        return UNITS.contains(Names.key(words.text()));
    }

    private void words(Piece words) {
        Matcher told = FACTION.matcher(words.text());
        Piece name = told.matches() ? words.part(told.start(1), told.end(1)) : words;
        boolean bounded = words.text().length() <= LineReader.LONGEST;
        if (bounded && faction.isEmpty() && isFaction.test(name.text())) {
            faction = Optional.of(name);
            understood.add(words);
        } else if (bounded && isTheme(words)) {
            theme = Optional.of(words);
            understood.add(words);
        } else {
            lost.add(words);
        }
    }

    /** Whether words are the line under the faction, above the first row. */
    private boolean isTheme(Piece words) {
        return theme.isEmpty()
                && rows.isEmpty()
                && faction.filter(above -> above.line() == words.line() - 1).isPresent()
                && !words.text().equals(UNPRINTED)
                && words.says();
    }

    private Sheet sheet() {
        List<Piece> factions = new ArrayList<>(faction.stream().toList());
        label.filter(words -> isFaction.test(words.text())).ifPresent(factions::add);
        Optional<Piece> name = label.filter(words -> !factions.contains(words));
        Sheet.Head head = new Sheet.Head(name, theme, used, limit, totalLine);
        List<String> remarks =
                title.filter(words -> !Names.key(words.text()).equals(GAME)).stream()
                        .map(words -> "the title is " + Word.quote(words.text()) + READ_AS)
                        .toList();
        return new Sheet(head, factions, told(), understood, lost, remarks);
    }

    /** The rows, with what the layout as a whole says of them. */
    private List<Row> told() {
        boolean signs = rows.stream().anyMatch(row -> row.mark() == Mark.CHARACTER);
        boolean plain = rows.stream().anyMatch(row -> row.mark() == Mark.NONE);
        List<Integer> indents =
                rows.stream()
                        .filter(row -> row.mark() == Mark.BULLET)
                        .map(Row::indent)
                        .distinct()
                        .sorted()
                        .toList();
        return rows.stream()
                .map(row ->
                        row.mark() == Mark.BULLET
                                ? row.as(bullet(row, signs || plain, indents))
                                : row)
                .toList();
    }

    /**
     * What a bullet means: a Regiment under other marks; else the least indented are Characters.
     */
    private static Mark bullet(Row row, boolean underOthers, List<Integer> indents) {
        if (underOthers) {
            return Mark.REGIMENT;
        }
        if (indents.size() == 1) {
            return Mark.BULLET;
        }
        return row.indent() == indents.getFirst() ? Mark.CHARACTER : Mark.REGIMENT;
    }
}
