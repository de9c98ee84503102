package adjutant.conquest.battle;

import java.util.OptionalInt;

/**
 * What a Regiment's losses are measured against.
 *
 * @param started its Stands at the start of the Round, Characters counted
 * @param baseline the Stands it had left when it became Broken; empty while it is not
 * @rule CQ-BROKEN-01
 * @rule CQ-SHATTER-02
 * @rule CQ-ROUND-03
 */
public record Mettle(int started, OptionalInt baseline) {
    /** A Regiment that is not Broken. */
    public static Mettle steady(int started) {
        return new Mettle(started, OptionalInt.empty());
    }

    /** Whether it is Broken. */
    public boolean broken() {
        return baseline.isPresent();
    }
}
