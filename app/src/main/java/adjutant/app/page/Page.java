package adjutant.app.page;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines for a terminal, none wider than the look allows but those to be copied. One writer, one
 * page.
 */
public final class Page {
    private static final int LEAST_ROOM = 8;

    private final Look look;
    private final StringBuilder text = new StringBuilder();

    /** An empty page. */
    public Page(Look look) {
        this.look = look;
    }

    /** How it is drawn. */
    public Look look() {
        return look;
    }

    /** All lines so far. */
    public String text() {
        return text.toString();
    }

    /** How words may be set off from others. */
    public enum Tint {
        /** Like any other. */
        NONE(""),
        /** A heading. */
        STRONG("1"),
        /** Good news. */
        YES("32"),
        /** Bad news. */
        NO("31"),
        /** Neither. */
        DIM("33");

        private final String code;

        Tint(String code) {
            this.code = code;
        }
    }

    /** Begins a part: an empty line, but not at the top and not twice. */
    public void gap() {
        if (!text.isEmpty() && !text.toString().endsWith("\n\n")) {
            text.append('\n');
        }
    }

    /** Adds a heading, wrapped. */
    public void heading(int indent, String heading) {
        for (String line : wrap(heading, look.width() - indent)) {
            text.append(" ".repeat(indent)).append(tinted(line, Tint.STRONG)).append('\n');
        }
    }

    /** Adds a text, wrapped; lines after its first are indented deeper. */
    public void paragraph(int indent, int deeper, String paragraph) {
        String before = " ".repeat(indent);
        List<String> lines = wrap(paragraph, look.width() - indent - deeper);
        for (String line : lines) {
            text.append(before).append(line).append('\n');
            before = " ".repeat(indent + deeper);
        }
    }

    /** Adds a line that is to be copied: wider than the look allows, where it is. */
    public void verbatim(int indent, String line) {
        text.append(" ".repeat(indent)).append(clean(line)).append('\n');
    }

    /**
     * Adds a text behind a lead, wrapped; lines after its first begin at a column. Where too little
     * room is left behind the lead, the text begins below it.
     */
    public void hanging(String lead, Tint tint, int column, String body) {
        int start = Math.max(lead.length(), column);
        if (look.width() - start < LEAST_ROOM) {
            below(lead.stripTrailing(), tint, body);
            return;
        }
        String before = tinted(lead, tint) + " ".repeat(start - lead.length());
        for (String line : wrap(body, look.width() - start)) {
            text.append((before + line).stripTrailing()).append('\n');
            before = " ".repeat(start);
        }
    }

    private void below(String lead, Tint tint, String body) {
        int indent = lead.length() - lead.stripLeading().length() + 2;
        for (String line : wrap(lead.strip(), look.width() - indent)) {
            text.append(" ".repeat(indent - 2)).append(tinted(line, tint)).append('\n');
        }
        for (String line : wrap(body, look.width() - indent)) {
            text.append(" ".repeat(indent)).append(line).append('\n');
        }
    }

    /** Adds one line that is known to fit; what does not fit is cut off. */
    void line(String line) {
        String fits = line.length() <= look.width() ? line : line.substring(0, look.width());
        text.append(clean(fits).stripTrailing()).append('\n');
    }

    private String tinted(String words, Tint tint) {
        return look.ink() == Look.Ink.PLAIN || tint == Tint.NONE || words.isBlank()
                ? words
                : "\u001b[" + tint.code + "m" + words + "\u001b[0m";
    }

    /** A text in lines of at most a width, broken at blanks; longer words are broken anywhere. */
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : clean(text).split(" +", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
            while (line.length() > width) {
                lines.add(line.substring(0, width));
                line.delete(0, width);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /** Without characters that would steer the terminal. */
    private static String clean(String text) {
        return text.codePoints()
                .map(c -> Character.isISOControl(c) ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
