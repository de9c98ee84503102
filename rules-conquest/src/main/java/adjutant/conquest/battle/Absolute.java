package adjutant.conquest.battle;

import java.util.Set;

/**
 * An instruction without condition: that something always is so, or never. Two that contradict each
 * other cancel, and what is usual happens.
 *
 * @rule CQ-DICE-09
 */
public enum Absolute {
    /** Always. */
    ALWAYS,
    /** Never. */
    NEVER,
    /** As usual. */
    USUAL;

    /** What is left of several instructions. */
    public static Absolute settled(Set<Absolute> all) {
        boolean always = all.contains(ALWAYS);
        boolean never = all.contains(NEVER);
        if (always == never) {
            return USUAL;
        }
        return always ? ALWAYS : NEVER;
    }
}
