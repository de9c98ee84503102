package adjutant.play.aim;

/**
 * What an aim found.
 *
 * @param words the command whose numbers bring the unit nearest, as far as the offer goes
 * @param wished the command that would bring it where it was pointed at; the same unless that lies
 *     beyond the offer
 */
public record Aimed(String words, String wished) {
    /** Whether the point lies within what is offered. */
    public boolean isWithin() {
        return words.equals(wished);
    }
}
