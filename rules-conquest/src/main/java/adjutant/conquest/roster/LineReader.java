package adjutant.conquest.roster;

import adjutant.conquest.roster.Row.Count;
import adjutant.conquest.roster.Row.Mark;
import adjutant.conquest.roster.Row.Stands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells what a line of a list is by its shape, tolerant of every layout that players paste. */
final class LineReader {
    /** A longer line is no line of a list; so no pattern has much to search. */
    static final int LONGEST = 500;

    private static final int TAB = 4;

    private static final Pattern RULE = Pattern.compile("[-=_*#~.+•–—\\s\\u00A0\\uFEFF\\u200B]*");
    private static final Pattern TITLE = Pattern.compile("={2,}(.*[^=].*?)={2,}");
    private static final Pattern TOTAL =
            Pattern.compile(
                    "\\[\\s*([0-9]{1,6})\\s*/\\s*([0-9]{1,6})\\s*(?:pts?|points?)?\\s*\\]"
                            + "|\\b([0-9]{2,6})\\s*/\\s*([0-9]{3,6})\\s*(?:pts?|points?)?(?=\\W|$)",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern POINTS =
            Pattern.compile(
                    "\\[\\s*([0-9]{1,6})\\s*(?:pts?|points?)?\\.?\\s*\\]",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern BARE_POINTS =
            Pattern.compile(
                    "[-–—(,]?\\s*\\b([0-9]{1,6})\\s*(?:pts?|points?)\\.?\\)?$",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern WARLORD_BEFORE =
            Pattern.compile(
                    "^(?:\\(\\s*warlord\\s*\\)|\\[\\s*warlord\\s*\\]|warlord(?=[\\s\\u00A0:]))"
                            + "[\\s\\u00A0]*:?",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern WARLORD_BEHIND =
            Pattern.compile(
                    "(?:\\(\\s*warlord\\s*\\)|\\[\\s*warlord\\s*\\]|[-–—,:]\\s*warlord)$",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern STANDS_BEHIND =
            Pattern.compile(
                    "(?:\\(\\s*x?([0-9]{1,3})\\s*x?\\s*(?:stands?)?\\s*\\)"
                            + "|(?<=[\\s\\u00A0])[x×]?\\s*([0-9]{1,3})\\s*(?:stands?)?)$",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern STANDS_BEFORE =
            Pattern.compile("^([0-9]{1,3})\\s*[x×]?(?=[\\s\\u00A0])", Pattern.CASE_INSENSITIVE);
    private static final String BULLETS = "*•·‣▪◦●○–—-+>";

    private final Piece whole;
    private final int indent;

    private LineReader(int number, String text) {
        this.whole = new Piece(number, 1, text);
        this.indent = indent(text);
    }

    /** What a line is. */
    static Line read(int number, String text) {
        return new LineReader(number, text).line();
    }

    private static int indent(String text) {
        int columns = 0;
        for (int i = 0; i < text.length() && Piece.isBlank(text.charAt(i)); i++) {
            columns += text.charAt(i) == '\t' ? TAB : 1;
        }
        return columns;
    }

    private Line line() {
        Piece line = whole.stripped();
        if (line.text().length() > LONGEST) {
            return new Line.Words(line);
        }
        if (RULE.matcher(line.text()).matches()) {
            return new Line.Nothing();
        }
        Matcher title = TITLE.matcher(line.text());
        if (title.matches() && !POINTS.matcher(line.text()).find()) {
            return new Line.Title(line.part(title.start(1), title.end(1)));
        }
        return marked(line);
    }

    private Line marked(Piece line) {
        int begin = 0;
        while (begin < line.text().length() && line.text().charAt(begin) == '=') {
            begin++;
        }
        Mark mark = Mark.CHARACTER;
        if (begin == 0) {
            boolean bullet = BULLETS.indexOf(line.text().charAt(0)) >= 0;
            begin = bullet ? 1 : 0;
            mark = bullet ? Mark.BULLET : Mark.NONE;
        }
        Piece rest = line.from(begin);
        Matcher total = TOTAL.matcher(rest.text());
        if (total.find() && !POINTS.matcher(rest.text()).find()) {
            return total(rest, total);
        }
        return row(mark, rest).<Line>map(Line.Named::new).orElseGet(() -> new Line.Words(line));
    }

    private static Line total(Piece line, Matcher total) {
        int first = total.group(1) == null ? 3 : 1;
        return new Line.Total(
                said(line.part(0, total.start())),
                line.part(total.start(), total.end()),
                OptionalInt.of(Integer.parseInt(total.group(first))),
                OptionalInt.of(Integer.parseInt(total.group(first + 1))),
                said(line.from(total.end())));
    }

    private static Optional<Piece> said(Piece piece) {
        return Optional.of(piece).filter(Piece::says);
    }

    /** The row of a line behind its mark; empty where it names nothing. */
    private Optional<Row> row(Mark mark, Piece line) {
        Matcher warlord = WARLORD_BEFORE.matcher(line.text());
        if (warlord.find() && line.from(warlord.end()).says()) {
            Optional<Piece> before = Optional.of(line.part(0, warlord.end()));
            return row(mark, before, line.from(warlord.end()));
        }
        return row(mark, Optional.empty(), line);
    }

    private Optional<Row> row(Mark mark, Optional<Piece> warlord, Piece line) {
        Matcher points = POINTS.matcher(line.text());
        if (points.find()) {
            Piece all = line.part(points.start(), points.end());
            Optional<Count> stated = Optional.of(count(all, points.group(1)));
            Piece head = line.part(0, points.start());
            return row(mark, warlord, head, stated, line.from(points.end()));
        }
        int colon = line.text().indexOf(':');
        Piece head = colon < 0 ? line : line.part(0, colon);
        Piece tail = colon < 0 ? line.from(line.text().length()) : line.from(colon);
        Matcher bare = BARE_POINTS.matcher(head.text());
        if (bare.find()) {
            Optional<Count> stated = Optional.of(count(head.from(bare.start()), bare.group(1)));
            return row(mark, warlord, head.part(0, bare.start()), stated, tail);
        }
        return mark == Mark.NONE
                ? Optional.empty()
                : row(mark, warlord, head, Optional.empty(), tail);
    }

    private Optional<Row> row(
            Mark mark, Optional<Piece> warlord, Piece head, Optional<Count> stated, Piece tail) {
        Matcher behind = WARLORD_BEHIND.matcher(head.text());
        if (warlord.isEmpty() && behind.find() && behind.start() > 0) {
            Optional<Piece> told = Optional.of(head.from(behind.start()));
            return named(mark, told, head.part(0, behind.start()), stated, tail);
        }
        return named(mark, warlord, head, stated, tail);
    }

    private Optional<Row> named(
            Mark mark, Optional<Piece> warlord, Piece head, Optional<Count> stated, Piece tail) {
        Matcher behind = STANDS_BEHIND.matcher(head.text());
        Matcher before = STANDS_BEFORE.matcher(head.text());
        Piece name = head;
        Stands stands = new Stands.Unwritten();
        if (behind.find() && behind.start() > 0) {
            String number = behind.group(1) == null ? behind.group(2) : behind.group(1);
            stands = new Stands.All(count(head.from(behind.start()), number));
            name = head.part(0, behind.start());
        } else if (before.find()) {
            stands = new Stands.All(count(head.part(0, before.end()), before.group(1)));
            name = head.from(before.end());
        }
        return name.says()
                ? Optional.of(new Row(mark, indent, warlord, name, stands, stated, parts(tail)))
                : Optional.empty();
    }

    private static Count count(Piece piece, String digits) {
        return new Count(piece, Integer.parseInt(digits));
    }

    /** What stands behind the points, cut at its commas. */
    private static List<Piece> parts(Piece tail) {
        List<Piece> parts = new ArrayList<>();
        int begin = tail.text().startsWith(":") ? 1 : 0;
        for (int i = begin; i <= tail.text().length(); i++) {
            if (i == tail.text().length() || tail.text().charAt(i) == ',') {
                said(tail.part(begin, i)).ifPresent(parts::add);
                begin = i + 1;
            }
        }
        return parts;
    }
}
