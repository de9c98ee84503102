package adjutant.conquest.roster;

/**
 * A part of a list with its place.
 *
 * @param line its line, from 1; 0 where the list has no lines
 * @param column where it begins, from 1; 0 where the list has no lines
 * @param text what stands there, within one line
 */
public record Piece(int line, int column, String text) {
    /** A piece of a document that has no lines. */
    static Piece ofDocument(String text) {
        return new Piece(0, 0, text);
    }

    /** What stands from one place of the text up to before another, without blanks around it. */
    Piece part(int from, int to) {
        int begin = from;
        int end = to;
        while (begin < end && isBlank(text.charAt(begin))) {
            begin++;
        }
        while (end > begin && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return new Piece(line, line == 0 ? 0 : column + begin, text.substring(begin, end));
    }

    /** What stands from a place on, without blanks around it. */
    Piece from(int begin) {
        return part(begin, text.length());
    }

    /** The same without blanks around it. */
    Piece stripped() {
        return from(0);
    }

    /** Whether there is a letter or digit in it. */
    boolean says() {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    /** Whether a character is a blank of any kind, or has no width at all. */
    static boolean isBlank(char c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || c == '\uFEFF'
                || c == '\u200B';
    }
}
