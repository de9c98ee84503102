package adjutant.chance;

import java.util.List;

/**
 * A throw of like dice, and the throws its marks lead to: each mark of kind k is thrown once more
 * as a die of {@code then.get(k)}. Marks of kinds beyond that list are left and counted: the first
 * kind costs 1, the second costs 2, the third is an echo (see {@link Echo}).
 *
 * @param purpose what the dice are for, as it is written in a log, such as {@code hit}
 * @param on the threshold shown beside the dice, 0 to 6; for display only
 * @param die how each die is read
 * @param then the throws of marks of the first, second, … kind; empty where all marks are left
 */
public record Roll(String purpose, int on, Die die, List<Roll> then) {
    /** Copies the list. */
    public Roll {
        then = List.copyOf(then);
        if (then.size() > Marks.KINDS) {
            throw new IllegalArgumentException("a roll leads to at most 3 further rolls");
        }
    }

    /** A roll whose marks are all left and counted. */
    public static Roll last(String purpose, int on, Die die) {
        return new Roll(purpose, on, die, List.of());
    }
}
