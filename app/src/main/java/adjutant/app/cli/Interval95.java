package adjutant.app.cli;

import adjutant.game.Facts;
import java.util.List;

/**
 * The interval in which a share lies with a confidence of 95 %, by Wilson's score.
 *
 * <p>Source: Wilson, "Probable inference, the law of succession, and statistical inference",
 * Journal of the American Statistical Association 22 (1927).
 *
 * @param low from 0
 * @param high to 1
 */
record Interval95(double low, double high) {
    private static final double Z = 1.959963984540054;

    /** The interval of a share that was seen some times in a number of trials, above zero. */
    static Interval95 of(int seen, int trials) {
        double share = (double) seen / trials;
        double z2 = Z * Z / trials;
        double middle = (share + z2 / 2) / (1 + z2);
        double reach = Z * Math.sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2);
        return new Interval95(Math.max(0, middle - reach), Math.min(1, middle + reach));
    }

    Facts facts() {
        return Facts.items(List.of(Facts.of(low), Facts.of(high)));
    }
}
