package adjutant.chance;

import java.util.ArrayList;
import java.util.List;

/**
 * The chi-square test of counts against probabilities. Cells in which fewer than 5 are expected are
 * merged into one.
 */
public final class ChiSquare {
    private static final double LEAST = 5;
    private static final int TERMS = 10_000;
    private static final double ENOUGH = 1e-16;

    private ChiSquare() {}

    /**
     * How likely it is that counts lie as far from what is expected as these, or farther.
     *
     * @param observed how often each cell came up
     * @param probabilities of each cell, as many
     * @return 0 to 1; 0 where a cell of probability 0 came up, 1 where there is only one cell
     */
    public static double pValue(long[] observed, double[] probabilities) {
        if (observed.length != probabilities.length) {
            throw new IllegalArgumentException(observed.length + " != " + probabilities.length);
        }
        long all = 0;
        for (int i = 0; i < observed.length; i++) {
            if (probabilities[i] <= 0 && observed[i] > 0) {
                return 0;
            }
            all += observed[i];
        }
        List<Cell> cells = merged(observed, probabilities, all);
        double statistic = 0;
        for (Cell cell : cells) {
            double off = cell.observed - cell.expected;
            statistic += off * off / cell.expected;
        }
        return upperTail(statistic, cells.size() - 1);
    }

    private record Cell(double observed, double expected) {
        Cell plus(Cell that) {
            return new Cell(observed + that.observed, expected + that.expected);
        }
    }

    private static List<Cell> merged(long[] observed, double[] probabilities, long all) {
        List<Cell> cells = new ArrayList<>();
        Cell small = new Cell(0, 0);
        for (int i = 0; i < observed.length; i++) {
            Cell cell = new Cell(observed[i], all * probabilities[i]);
            if (cell.expected < LEAST) {
                small = small.plus(cell);
            } else {
                cells.add(cell);
            }
        }
        if (small.expected >= LEAST || cells.isEmpty()) {
            cells.add(small);
        } else {
            cells.set(0, cells.getFirst().plus(small));
        }
        return cells;
    }

    /** The chance that a chi-square variable is at least {@code statistic}. */
    public static double upperTail(double statistic, int degrees) {
        if (degrees <= 0 || statistic <= 0) {
            return 1;
        }
        return upperGamma(degrees / 2.0, statistic / 2);
    }

    /** The regularized upper incomplete gamma function: series below a + 1, else a fraction. */
    static double upperGamma(double a, double x) {
        double front = StrictMath.exp(a * StrictMath.log(x) - x - logGamma(a));
        return x < a + 1 ? 1 - front * series(a, x) : front * fraction(a, x);
    }

    private static double series(double a, double x) {
        double term = 1 / a;
        double sum = term;
        for (int n = 1; n < TERMS && term > sum * ENOUGH; n++) {
            term *= x / (a + n);
            sum += term;
        }
        return sum;
    }

    /** Lentz's method. */
    private static double fraction(double a, double x) {
        double tiny = 1e-300;
        double b = x + 1 - a;
        double c = 1 / tiny;
        double d = 1 / b;
        double h = d;
        for (int n = 1; n < TERMS; n++) {
            double an = -n * (n - a);
            b += 2;
            d = 1 / (Math.abs(an * d + b) < tiny ? tiny : an * d + b);
            c = Math.abs(b + an / c) < tiny ? tiny : b + an / c;
            h *= d * c;
            if (Math.abs(d * c - 1) < ENOUGH) {
                break;
            }
        }
        return h;
    }

    /** Stirling's series after raising the argument to 10 or more. */
    static double logGamma(double a) {
        double x = a;
        double product = 1;
        while (x < 10) {
            product *= x;
            x++;
        }
        double y = 1 / (x * x);
        double tail =
                (1.0 / 12 - y * (1.0 / 360 - y * (1.0 / 1260 - y * (1.0 / 1680 - y / 1188)))) / x;
        double halfLog = 0.5 * StrictMath.log(2 * StrictMath.PI);
        return (x - 0.5) * StrictMath.log(x) - x + halfLog + tail - StrictMath.log(product);
    }
}
