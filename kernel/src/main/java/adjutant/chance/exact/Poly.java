package adjutant.chance.exact;

import java.util.Arrays;

/**
 * Polynomials with coefficients that are not negative, as arrays: the chance of n is the
 * coefficient of x to the n. The empty product is {@link #ONE}.
 */
final class Poly {
    /** Certainly nothing. */
    static final double[] ONE = {1};

    /**
     * What is less likely than this is dropped at the ends of a row: all dropped terms together
     * stay far below the 1e-200 down to which answers are exact to 1e-9.
     */
    static final double TINY = 1e-250;

    private Poly() {}

    /** The product. */
    static double[] times(double[] a, double[] b) {
        if (a.length > b.length) {
            return times(b, a);
        }
        double[] product = new double[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) {
            if (a[i] != 0) {
                addScaled(product, i, b, a[i]);
            }
        }
        return product;
    }

    /** The product of what one die leaves and what others leave. */
    static double[] oneMore(double[] die, double[] others) {
        if (die.length != 2) {
            return times(die, others);
        }
        double q = die[0];
        double r = die[1];
        int n = others.length;
        double[] sum = new double[n + 1];
        sum[0] = q * others[0];
        for (int i = 1; i < n; i++) {
            sum[i] = q * others[i] + r * others[i - 1];
        }
        sum[n] = r * others[n - 1];
        return sum;
    }

    /** Adds {@code factor * b} to {@code sum}, b's first coefficient at {@code shift}. */
    static void addScaled(double[] sum, int shift, double[] b, double factor) {
        for (int j = 0; j < b.length; j++) {
            sum[shift + j] += factor * b[j];
        }
    }

    /** Adds as many coefficients of {@code b}, from {@code shift} on, as {@code sum} has. */
    static void addSlice(double[] sum, double[] b, int shift) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += b[shift + i];
        }
    }

    /** The sum of {@code a} and {@code factor * b} shifted up; may reuse and change {@code a}. */
    static double[] plus(double[] a, int shift, double[] b, double factor) {
        double[] sum = a.length >= shift + b.length ? a : Arrays.copyOf(a, shift + b.length);
        addScaled(sum, shift, b, factor);
        return sum;
    }

    /** The n-th power, n at least 0: a binomial row where the base is linear. */
    static double[] power(double[] base, int n) {
        if (n == 0 || base.length == 1) {
            return ONE;
        }
        return base.length == 2 ? binomial(n, base[0], base[1]) : squared(base, n);
    }

    /** The n-th power by repeated squaring, from the highest bit of n. */
    private static double[] squared(double[] base, int n) {
        double[] power = base;
        for (int bit = Integer.highestOneBit(n) >> 1; bit > 0; bit >>= 1) {
            power = trimmed(times(power, power));
            if ((n & bit) != 0) {
                power = times(base, power);
            }
        }
        return power;
    }

    /** The n-th power by n products: better than squaring where most coefficients are 0. */
    static double[] sparsePower(double[] base, int n) {
        double[] power = ONE;
        for (int i = 0; i < n; i++) {
            power = times(base, power);
        }
        return power;
    }

    private static double[] trimmed(double[] p) {
        int size = p.length;
        while (size > 1 && p[size - 1] < TINY) {
            size--;
        }
        return size == p.length ? p : Arrays.copyOf(p, size);
    }

    /** The coefficients of (q + px) to the n, outwards from the highest; p + q = 1. */
    static double[] binomial(int n, double q, double p) {
        double[] row = new double[n + 1];
        if (p == 0 || q == 0) {
            row[p == 0 ? 0 : n] = 1;
            return row;
        }
        int mode = Math.min(n, (int) ((n + 1) * p));
        double odds = p / q;
        row[mode] = 1;
        double sum = 1;
        double term = 1;
        for (int k = mode + 1; k <= n && term > TINY; k++) {
            term *= odds * (n - k + 1) / k;
            row[k] = term;
            sum += term;
        }
        term = 1;
        odds = q / p;
        for (int k = mode - 1; k >= 0 && term > TINY; k--) {
            term *= odds * (k + 1) / (n - k);
            row[k] = term;
            sum += term;
        }
        double scale = 1 / sum;
        for (int k = 0; k <= n; k++) {
            row[k] *= scale;
        }
        return row;
    }
}
