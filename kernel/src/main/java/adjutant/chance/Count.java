package adjutant.chance;

/** A number of dice: fixed, or read off the state a track is in when the dice are thrown. */
public sealed interface Count {
    /**
     * A known number.
     *
     * @param dice 0 or more
     */
    record Fixed(int dice) implements Count {
        /** Checks the range. */
        public Fixed {
            if (dice < 0) {
                throw new IllegalArgumentException("a count of dice is not negative: " + dice);
            }
        }
    }

    /**
     * A number that depends on a track.
     *
     * @param track the id of the track
     * @param byState the number of dice for each state index of that track ({@link Track#state})
     */
    record ByState(String track, IntTable byState) implements Count {}

    /** A known number of dice. */
    static Count of(int dice) {
        return new Fixed(dice);
    }
}
