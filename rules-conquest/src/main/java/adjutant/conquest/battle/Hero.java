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
 * @param honour whether he has refused a Duel this Round and pays for it
 * @rule CQ-HERO-01
 */
public record Hero(
        String id, Muster muster, Hand place, Rank warlord, OptionalInt warband, Honour honour) {
    /** One who has refused no Duel. */
    public Hero(String id, Muster muster, Hand place, Rank warlord, OptionalInt warband) {
        this(id, muster, place, warlord, warband, Honour.KEPT);
    }

    /** His rank in the army. */
    public enum Rank {
        /** One of several. */
        CHARACTER,
        /** The one who leads. */
        WARLORD
    }

    /**
     * Whether he has refused a Duel this Round and pays for it.
     *
     * @rule CQ-DUEL-07
     */
    public enum Honour {
        /** He has not. */
        KEPT,
        /** He has: no Attacks and no Character Action until the Round ends. */
        REFUSED
    }

    /** The same with another honour. */
    public Hero with(Honour other) {
        return new Hero(id, muster, place, warlord, warband, other);
    }
}
