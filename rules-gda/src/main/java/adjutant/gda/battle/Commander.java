package adjutant.gda.battle;

import adjutant.game.Side;
import java.util.OptionalInt;

/**
 * The commander of a side.
 *
 * @param side whose
 * @param quality how good he is
 * @param adcs how many ADCs are available now; empty where their dice of this turn are not thrown
 * @rule GDA-CMD-1
 * @rule GDA-CMD-3
 */
public record Commander(Side side, Quality quality, OptionalInt adcs) {
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
        return new Commander(side, quality, now);
    }
}
