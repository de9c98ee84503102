package adjutant.conquest.system;

import adjutant.game.Offer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A stretch of thousandths of an inch throughout which something is allowed.
 *
 * @param least the least, allowed
 * @param most the most, allowed
 */
record Stretch(int least, int most) {
    /** Thousandths of an inch. */
    static final int INCH = 1000;

    /**
     * The stretches between two bounds, found by steps; their ends by halving. What forbids must
     * not come and go within a step.
     */
    static List<Stretch> of(int least, int most, int step, IntPredicate allowed) {
        List<Stretch> stretches = new ArrayList<>();
        int begun = -1;
        int last = least;
        boolean before = false;
        for (int at = least; at <= most; at = at == most ? most + 1 : Math.min(most, at + step)) {
            boolean now = allowed.test(at);
            if (now && !before) {
                begun = at == least ? at : edge(at, last, allowed);
            }
            if (!now && before) {
                stretches.add(new Stretch(begun, edge(last, at, allowed)));
            }
            before = now;
            last = at;
        }
        if (before) {
            stretches.add(new Stretch(begun, most));
        }
        return stretches;
    }

    /** The last that is allowed on the way from one that is to one that is not. */
    private static int edge(int allowedAt, int refusedAt, IntPredicate allowed) {
        int low = allowedAt;
        int high = refusedAt;
        while (Math.abs(high - low) > 1) {
            int middle = (low + high) / 2;
            if (allowed.test(middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The stretch as a range of inches. */
    Offer.Range range() {
        return new Offer.Range((double) least / INCH, (double) most / INCH);
    }

    /** Thousandths as a decimal. */
    static String decimal(int thousandths) {
        BigDecimal number = BigDecimal.valueOf(thousandths, 3).stripTrailingZeros();
        return number.toPlainString();
    }
}
