package adjutant.gda.battle;

import adjutant.game.Side;
import java.util.OptionalInt;

/**
 * The commander of a side.
 *
 * @param side whose
 * @param quality how good he is
 * @param adcs how many ADCs are available now; empty where their dice of this turn are not thrown
 * @param urge how many ADCs were spent on the throw for initiative of this turn, 0 to 2
 * @rule GDA-CMD-1
 * @rule GDA-CMD-3
 */
public record Commander(Side side, Quality quality, OptionalInt adcs, int urge) {
    /** How many ADCs may be spent on one throw for initiative. */
    public static final int MOST_URGE = 2;

    /** How good a commander is. */
    public enum Quality {
        /** One ADC less, and −1 for initiative. */
        POOR("poor"),
        /** The usual. */
        AVERAGE("average"),
        /** One ADC more. */
        GREAT("great");

        private final String word;

        Quality(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** He with other ADCs. */
    public Commander with(OptionalInt now) {
        return new Commander(side, quality, now, urge);
    }

    /** He with so many ADCs spent on the throw for initiative. */
    public Commander urging(int spent) {
        return new Commander(side, quality, adcs, spent);
    }
}
