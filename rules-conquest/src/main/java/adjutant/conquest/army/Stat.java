package adjutant.conquest.army;

import java.util.Optional;
import java.util.OptionalInt;

/** A value as printed on a profile: a number, none, or one that is not known. */
public sealed interface Stat {
    /**
     * A number.
     *
     * @param value at least 0
     */
    record Known(int value) implements Stat {
        /** Checks the number. */
        public Known {
            if (value < 0) {
                throw new IllegalArgumentException("a printed value of " + value);
            }
        }

        @Override
        public String toString() {
            return Integer.toString(value);
        }
    }

    /** There is no such value: the Resolve of an Animate Vessel, the March of a Character. */
    record None() implements Stat {
        @Override
        public String toString() {
            return "-";
        }
    }

    /** There is a value, but no source gives it. Nothing may be computed from it. */
    record Unknown() implements Stat {
        @Override
        public String toString() {
            return "?";
        }
    }

    /** A number. */
    static Stat of(int value) {
        return new Known(value);
    }

    /** The value of a text: a whole number up to 9,999, {@code -} or {@code ?}. */
    static Optional<Stat> read(String text) {
        return switch (text) {
            case "-" -> Optional.of(new None());
            case "?" -> Optional.of(new Unknown());
            default ->
                    text.matches("[0-9]{1,4}")
                            ? Optional.of(new Known(Integer.parseInt(text)))
                            : Optional.empty();
        };
    }

    /** The number, if there is one and it is known. */
    default OptionalInt number() {
        return this instanceof Known(int value) ? OptionalInt.of(value) : OptionalInt.empty();
    }
}
