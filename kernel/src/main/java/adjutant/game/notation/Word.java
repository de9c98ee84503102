package adjutant.game.notation;

/**
 * A word of a statement.
 *
 * @param text the word, without its quotes
 * @param quoted whether it stood in double quotes
 * @param column where it begins, from 1
 */
public record Word(String text, boolean quoted, int column) {
    /** A word as it is written: in quotes where it was quoted or where it needs them. */
    public static String written(String text) {
        boolean plain = !text.isEmpty() && text.chars().noneMatch(Word::needsQuotes);
        return plain ? text : quote(text);
    }

    /** A text in double quotes. */
    public static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static boolean needsQuotes(int c) {
        return c == '"' || c == '#' || Character.isWhitespace(c);
    }
}
