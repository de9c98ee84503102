package adjutant.conquest.battle;

import java.util.List;

/**
 * The cards of a side still to come.
 *
 * @rule CQ-CMD-01
 */
public sealed interface CardStack {
    /**
     * Known cards.
     *
     * @param cards ids of Regiments and Characters, the top one first
     */
    record Known(List<String> cards) implements CardStack {
        /** Copies the list. */
        public Known {
            cards = List.copyOf(cards);
        }
    }

    /**
     * Cards that may not be seen.
     *
     * @param count how many
     */
    record Hidden(int count) implements CardStack {}
}
