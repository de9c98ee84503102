package adjutant.game.notation;

/**
 * Something wrong in a text from outside, with its place.
 *
 * @param line the line, from 1; 0 where the text as a whole is meant
 * @param column the column, from 1; 0 where the line as a whole is meant
 * @param found what stands there
 * @param expected what should stand there
 */
public record Fault(int line, int column, String found, String expected) {
    /** The fault in one line of text. */
    @Override
    public String toString() {
        String place =
                line == 0 ? "" : "line " + line + (column == 0 ? "" : ", column " + column) + ": ";
        return place + "found " + found + ", expected " + expected;
    }
}
