package adjutant.app.json;

import adjutant.game.Facts;
import java.util.ArrayList;
import java.util.List;

/**
 * Facts written as JSON for people and programs: what fits stands on one line, and so does every
 * list of numbers; the rest is indented. The same facts always give the same text.
 */
public final class JsonText {
    private static final int WIDTH = 100;

    private final StringBuilder out = new StringBuilder();

    private JsonText() {}

    /** The text, with a line end behind it. */
    public static String of(Facts facts) {
        JsonText text = new JsonText();
        text.value(facts, 0, 0);
        return text.out.append('\n').toString();
    }

    /** The same text on one line, without a line end. */
    public static String line(Facts facts) {
        StringBuilder out = new StringBuilder();
        line(facts, out, Integer.MAX_VALUE);
        return out.toString();
    }

    private void value(Facts facts, int indent, int taken) {
        switch (facts) {
            case Facts.Tree tree -> tree(tree, indent, taken);
            case Facts.Items items -> items(items, indent, taken);
            case Facts.Chances _,
                    Facts.Whole _,
                    Facts.Decimal _,
                    Facts.Text _,
                    Facts.Flag _,
                    Facts.Nothing _ ->
                    line(facts, out, Integer.MAX_VALUE);
        }
    }

    private void tree(Facts.Tree tree, int indent, int taken) {
        if (onOneLine(tree, indent + taken)) {
            return;
        }
        String separator = "{";
        for (Facts.Entry entry : tree.entries()) {
            out.append(separator);
            startLine(indent + 2);
            quote(entry.name(), out);
            out.append(": ");
            value(entry.value(), indent + 2, entry.name().length() + 4);
            separator = ",";
        }
        startLine(indent);
        out.append('}');
    }

    private void items(Facts.Items items, int indent, int taken) {
        boolean numbers = items.values().stream().allMatch(JsonText::isNumber);
        if (numbers) {
            line(items, out, Integer.MAX_VALUE);
            return;
        }
        if (onOneLine(items, indent + taken)) {
            return;
        }
        String separator = "[";
        for (Facts value : items.values()) {
            out.append(separator);
            startLine(indent + 2);
            value(value, indent + 2, 0);
            separator = ",";
        }
        startLine(indent);
        out.append(']');
    }

    private static boolean isNumber(Facts facts) {
        return facts instanceof Facts.Whole || facts instanceof Facts.Decimal;
    }

    private void startLine(int indent) {
        out.append('\n').repeat(' ', indent);
    }

    private boolean onOneLine(Facts facts, int taken) {
        StringBuilder line = new StringBuilder();
        boolean fits = line(facts, line, WIDTH - taken);
        if (fits) {
            out.append(line);
        }
        return fits;
    }

    /** Appends facts on one line; gives up and answers false once it is longer than a bound. */
    private static boolean line(Facts facts, StringBuilder line, int most) {
        switch (facts) {
            case Facts.Whole(long value) -> line.append(value);
            case Facts.Decimal(double value) -> line.append(value);
            case Facts.Text(String value) -> quote(value, line);
            case Facts.Flag(boolean value) -> line.append(value);
            case Facts.Nothing _ -> line.append("null");
            case Facts.Chances chances -> {
                List<Facts> values = new ArrayList<>();
                for (double p : chances.value().toArray()) {
                    values.add(Facts.of(p));
                }
                return list(values, line, most);
            }
            case Facts.Items(List<Facts> values) -> {
                return list(values, line, most);
            }
            case Facts.Tree tree -> {
                return pairs(tree, line, most);
            }
        }
        return line.length() <= most;
    }

    private static boolean list(List<Facts> values, StringBuilder line, int most) {
        line.append('[');
        boolean first = true;
        for (Facts value : values) {
            line.append(first ? "" : ", ");
            first = false;
            if (!line(value, line, most)) {
                return false;
            }
        }
        line.append(']');
        return line.length() <= most;
    }

    private static boolean pairs(Facts.Tree tree, StringBuilder line, int most) {
        line.append('{');
        boolean first = true;
        for (Facts.Entry entry : tree.entries()) {
            line.append(first ? "" : ", ");
            first = false;
            quote(entry.name(), line);
            line.append(": ");
            if (!line(entry.value(), line, most)) {
                return false;
            }
        }
        line.append('}');
        return line.length() <= most;
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (Character.isISOControl(c) || isLone(text, i)) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    /** Whether a half of a character stands alone, which UTF-8 cannot say. */
    private static boolean isLone(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c)
                && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
