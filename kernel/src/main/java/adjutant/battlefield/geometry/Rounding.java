package adjutant.battlefield.geometry;

/** Rounding to the grid. */
public final class Rounding {

    private Rounding() {}

    /** The nearest whole number, half away from zero. */
    public static long halfAway(double value) {
        double size = Math.abs(value);
        double whole = Math.floor(size);
        long rounded = (long) whole + (size - whole >= 0.5 ? 1 : 0);
        return value < 0 ? -rounded : rounded;
    }
}
