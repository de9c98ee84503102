package adjutant.conquest.battle;

import adjutant.battlefield.manoeuvre.Hand;
import java.util.OptionalInt;

/**
 * A Character attached to a Regiment.
 *
 * @param id his id in the battle
 * @param muster his profile and how it was written
 * @param place on which side of the Command Stand he stands
 * @param warlord whether he leads the army
 * @param warband the number of his Warband, where it was written
 * @rule CQ-HERO-01
 */
public record Hero(String id, Muster muster, Hand place, Rank warlord, OptionalInt warband) {
    /** His rank in the army. */
    public enum Rank {
        /** One of several. */
        CHARACTER,
        /** The one who leads. */
        WARLORD
    }
}
