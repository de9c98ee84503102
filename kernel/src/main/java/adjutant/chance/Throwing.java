package adjutant.chance;

/** How far a throw came: to the end, or to dice that the source does not have yet. */
public sealed interface Throwing {
    /**
     * All dice were there.
     *
     * @param outcome what came of it
     */
    record Done(Outcome outcome) implements Throwing {}

    /**
     * The source ran out.
     *
     * @param soFar what is known: the throws made, pools and tests finished, present states
     * @param next the dice that are missing
     */
    record Waiting(Outcome soFar, DiceSource.Request next) implements Throwing {}
}
