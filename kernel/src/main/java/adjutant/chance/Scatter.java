package adjutant.chance;

import java.util.List;

/**
 * Dice that an amount brings about: one for each unit, read by the state its track is in after the
 * amount was taken. Their left marks, tallied, are a second amount that the same track takes; echo
 * marks they leave do nothing.
 *
 * @param purpose what the dice are for, such as {@code morale}
 * @param dice the ways a die may be read; its marks are failures (first kind: cost 1, second: 2)
 * @param on for each of {@code dice}, the threshold shown beside it; for display only
 * @param byState for each state of the track the index into {@code dice}, or {@link #NONE}, or
 *     {@link #SURE}
 * @param tally how failures are added up
 */
public record Scatter(String purpose, List<Die> dice, IntTable on, IntTable byState, Tally tally) {
    /** In {@code byState}: no dice are thrown and nothing fails. */
    public static final int NONE = -1;

    /** In {@code byState}: no dice are thrown and every unit fails. */
    public static final int SURE = -2;

    /** Copies the list. */
    public Scatter {
        dice = List.copyOf(dice);
    }
}
