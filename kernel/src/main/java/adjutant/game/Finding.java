package adjutant.game;

import java.util.List;

/**
 * One reason of a ruling.
 *
 * @param clause the clause that speaks
 * @param holds whether what it asks is so
 * @param text a sentence with the numbers
 */
public record Finding(Clause clause, Holds holds, String text) {
    /** Whether what a clause asks is so. */
    public enum Holds {
        /** It is so. */
        YES,
        /** It is not so: the command is refused. */
        NO,
        /** The clause or profile rule bears on this but is not applied. */
        NOT_APPLIED
    }

    /** It is so. */
    public static Finding yes(Clause clause, String text) {
        return new Finding(clause, Holds.YES, text);
    }

    /** It is not so, which forbids the command. */
    public static Finding no(Clause clause, String text) {
        return new Finding(clause, Holds.NO, text);
    }

    /** Whether any of them forbids. */
    public static boolean anyForbids(List<Finding> findings) {
        for (Finding finding : findings) {
            if (finding.forbids()) {
                return true;
            }
        }
        return false;
    }

    /** Whether it forbids. */
    public boolean forbids() {
        return holds == Holds.NO;
    }
}
