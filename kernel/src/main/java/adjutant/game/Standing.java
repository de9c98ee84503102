package adjutant.game;

/** How a battle stands. */
public sealed interface Standing {
    /** It goes on. */
    record Running() implements Standing {}

    /**
     * A side has won.
     *
     * @param side the winner
     * @param how why, in the system's words
     */
    record Won(Side side, String how) implements Standing {}

    /**
     * Nobody has won.
     *
     * @param how why, in the system's words
     */
    record Drawn(String how) implements Standing {}
}
