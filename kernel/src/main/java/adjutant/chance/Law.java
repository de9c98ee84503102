package adjutant.chance;

/**
 * The law of a whole number that is at least 0: the probability of each value. Immutable.
 *
 * <p>Values are non-negative doubles, each within 1e-12 of the exact probability.
 */
public final class Law {
    private final double[] p;

    private Law(double[] p) {
        this.p = p;
    }

    /** The law with these probabilities of 0, 1, 2, …; the array is copied. */
    public static Law of(double... probabilities) {
        return new Law(probabilities.clone());
    }

    /**
     * The law of 0 to {@code size - 1} with these probabilities of these values, and 0 elsewhere.
     *
     * @param values which values, each once
     * @param probabilities of each of them
     */
    public static Law of(int size, int[] values, double[] probabilities) {
        double[] p = new double[size];
        for (int i = 0; i < values.length; i++) {
            p[values[i]] = probabilities[i];
        }
        return new Law(p);
    }

    /** How many values the law lists: the highest is one less. */
    public int size() {
        return p.length;
    }

    /** The probability of a value; 0 beyond the list. */
    public double at(int value) {
        return value >= 0 && value < p.length ? p[value] : 0;
    }

    /** The mean. */
    public double mean() {
        double sum = 0;
        for (int i = 1; i < p.length; i++) {
            sum += i * p[i];
        }
        return sum;
    }

    /** The standard deviation. */
    public double sd() {
        double mean = mean();
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            sum += (i - mean) * (i - mean) * p[i];
        }
        return StrictMath.sqrt(sum);
    }

    /** The probability of at least a value, summed from the smallest terms. */
    public double atLeast(int value) {
        if (value <= 0) {
            return 1;
        }
        double sum = 0;
        for (int i = p.length - 1; i >= value; i--) {
            sum += p[i];
        }
        return sum;
    }

    /** A fresh array of the probabilities. */
    public double[] toArray() {
        return p.clone();
    }
}
