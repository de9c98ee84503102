package adjutant.game;

/** Who looks at a situation: what may be hidden from him is left out. */
public sealed interface Viewer {
    /**
     * One who plays.
     *
     * @param side his side
     */
    record Player(Side side) implements Viewer {}

    /** One who watches: sees what both sides see. */
    record Spectator() implements Viewer {}

    /** One from whom nothing is hidden. */
    record Umpire() implements Viewer {}
}
