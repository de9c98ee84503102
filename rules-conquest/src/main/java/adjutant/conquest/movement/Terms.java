package adjutant.conquest.movement;

import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import java.util.Set;

/**
 * What a March is judged by.
 *
 * @param inches how far it may go
 * @param engaged the friends that are in contact with an enemy
 * @param gait how it moves
 * @param end where it may end
 */
public record Terms(int inches, Set<String> engaged, Gait gait, End end) {
    /** Copies the set. */
    public Terms {
        engaged = Set.copyOf(engaged);
    }

    /**
     * How a Regiment moves.
     *
     * @rule CQ-MARCH-13
     */
    public enum Gait {
        /** Over the ground. */
        ON_FOOT,
        /** Over Regiments, Impassable and Garrison terrain. */
        FLYING;

        /** That of a Regiment: it flies where all its Stands do. */
        public static Gait of(Regiment regiment) {
            boolean flies =
                    Each.all(
                            regiment.stands(),
                            stand -> RulesInForce.of(regiment, stand).has(Special.FLY));
            return flies ? FLYING : ON_FOOT;
        }
    }

    /** Where a March may end. */
    public enum End {
        /** In a legal position. */
        LEGAL,
        /** In a legal position, away from every enemy, whoever was near before. */
        AWAY,
        /** Over friends too: the first half of two Marches. */
        ON_THE_WAY
    }
}
