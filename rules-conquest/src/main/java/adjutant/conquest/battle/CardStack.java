package adjutant.conquest.battle;

import adjutant.conquest.Each;
import java.util.List;

/**
 * The cards of a side still to come.
 *
 * @rule CQ-CMD-01
 */
public sealed interface CardStack {
    /** The same without a card, wherever it lies. */
    default CardStack without(String card) {
        return switch (this) {
            case Known(List<String> cards) ->
                    new Known(Each.where(cards, each -> !each.equals(card)));
            case Hidden(int count) -> new Hidden(Math.max(0, count - 1));
        };
    }

    /** How many cards are left. */
    default int size() {
        return switch (this) {
            case Known(List<String> cards) -> cards.size();
            case Hidden(int count) -> count;
        };
    }

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
