package adjutant.chance;

import java.util.List;

/** A number of dice: fixed, or read off the states tracks are in when the dice are thrown. */
public sealed interface Count {
    /**
     * A known number.
     *
     * @param dice 0 or more
     */
    record Fixed(int dice) implements Count {
        /** Checks the range. */
        public Fixed {
            if (dice < 0) {
                throw new IllegalArgumentException("a count of dice is not negative: " + dice);
            }
        }
    }

    /**
     * A number that depends on a track.
     *
     * @param track the id of the track
     * @param byState the number of dice for each state index of that track ({@link Track#state})
     */
    record ByState(String track, IntTable byState) implements Count {}

    /**
     * A number that depends on several tracks: the product of its factors. A factor of 0 or 1 says
     * whether there are any dice at all.
     *
     * @param factors one or more
     */
    record Product(List<Count> factors) implements Count {
        /** Copies the list and checks that there is a factor. */
        public Product {
            factors = List.copyOf(factors);
            if (factors.isEmpty()) {
                throw new IllegalArgumentException("a product needs a factor");
            }
        }
    }

    /** A known number of dice. */
    static Count of(int dice) {
        return new Fixed(dice);
    }
}
