package adjutant.game;

import adjutant.chance.Lots;
import java.math.BigDecimal;
import java.util.List;

/**
 * What a side may do: a command, whose parts {@code $1}, {@code $2}, … may be chosen within ranges.
 *
 * @param command the command as written, with its parts to choose
 * @param ranges one for each part, in order
 * @param shape how the choice looks to a client
 */
public record Offer(String command, List<Range> ranges, Shape shape) {
    /** Copies the list. */
    public Offer {
        ranges = List.copyOf(ranges);
    }

    /**
     * Bounds of a part, both allowed, rounded inwards.
     *
     * @param least the least
     * @param most the most
     * @param thousandths how fine its numbers are: 1 for thousandths, 1,000 for whole ones
     */
    public record Range(double least, double most, int thousandths) {
        /** A range of numbers as fine as thousandths. */
        public Range(double least, double most) {
            this(least, most, 1);
        }

        /** Checks the order. */
        public Range {
            if (!(least <= most)) {
                throw new IllegalArgumentException("range " + least + " to " + most);
            }
        }
    }

    /** The six shapes of a decision. */
    public enum Shape {
        /** Some of a list. */
        PICK,
        /** A list put in order. */
        ORDER,
        /** A place and facing. */
        PLACE,
        /** A path of moves. */
        PATH,
        /** A number. */
        NUMBER,
        /** Yes or no. */
        YES_NO
    }

    /** A command with nothing to choose. */
    public static Offer exactly(String command) {
        return new Offer(command, List.of(), Shape.YES_NO);
    }

    /** The command with a number for each range, drawn by lot. */
    public String drawn(Lots lots) {
        String words = command;
        for (int i = 0; i < ranges.size(); i++) {
            Range range = ranges.get(i);
            int grain = range.thousandths();
            int least = (int) Math.ceil(range.least() * 1000 / grain);
            int most = (int) Math.floor(range.most() * 1000 / grain);
            int value = grain * (least + lots.below(Math.max(1, most - least + 1)));
            words = words.replace("$" + (i + 1), thousandths(value));
        }
        return words;
    }

    /** The command with the numbers given for its ranges, in order. */
    public String with(List<String> values) {
        String words = command;
        for (int i = 0; i < values.size(); i++) {
            words = words.replace("$" + (i + 1), values.get(i));
        }
        return words;
    }

    private static String thousandths(int value) {
        return new BigDecimal(value).movePointLeft(3).stripTrailingZeros().toPlainString();
    }
}
