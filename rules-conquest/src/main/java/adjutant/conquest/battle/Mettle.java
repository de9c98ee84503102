package adjutant.conquest.battle;

import java.util.OptionalInt;

/**
 * What a Regiment's losses are measured against.
 *
 * @param started its Stands at the start of the Round, Characters counted
 * @param baseline the Stands it had left when it became Broken; empty while it is not
 * @param strength its Stands at the start of the battle, Characters not counted: healing brings
 *     back no more
 * @rule CQ-BROKEN-01
 * @rule CQ-SHATTER-02
 * @rule CQ-ROUND-03
 * @rule CQ-HEAL-03
 */
public record Mettle(int started, OptionalInt baseline, int strength) {
    /** One whose strength is the Stands that it started the Round with. */
    public Mettle(int started, OptionalInt baseline) {
        this(started, baseline, started);
    }

    /** A Regiment that is not Broken. */
    public static Mettle steady(int started) {
        return new Mettle(started, OptionalInt.empty());
    }

    /** A Regiment that is not Broken, with its strength. */
    public static Mettle fresh(int started, int strength) {
        return new Mettle(started, OptionalInt.empty(), strength);
    }

    /** Whether it is Broken. */
    public boolean broken() {
        return baseline.isPresent();
    }

    /** The same, Broken with so many Stands left. */
    public Mettle brokenAt(int left) {
        return new Mettle(started, OptionalInt.of(left), strength);
    }

    /** The same, where it has so many Stands now that it must have had them. */
    public Mettle withAtLeast(int stands) {
        return new Mettle(Math.max(started, stands), baseline, strength);
    }

    /** The same, no longer Broken: losses are counted from what is left. */
    public Mettle rallied(int left) {
        return fresh(left, strength);
    }
}
