package adjutant.battlefield.geometry;

/** Exact arithmetic of the predicates: whole numbers, with products of up to 127 bits compared. */
public final class Exact {

    private Exact() {}

    /** The sum of both squares; exact for differences of points. */
    public static long square(long x, long y) {
        return x * x + y * y;
    }

    /**
     * Twice the signed area between two arrows: above zero if the second points clockwise of it.
     */
    public static long cross(long ax, long ay, long bx, long by) {
        return ax * by - ay * bx;
    }

    /**
     * How far a point lies to the right of the line from one point to another, times the distance
     * of these: above zero inside a clockwise body.
     */
    public static long side(long fromX, long fromY, long toX, long toY, long x, long y) {
        return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    }

    /** Compares {@code a * b} with {@code c * d} without overflow. */
    public static int compareProducts(long a, long b, long c, long d) {
        int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
        return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
    }

    /** The smallest whole number whose square is at least the value, which is not below zero. */
    public static long rootUp(long value) {
        long root = (long) StrictMath.sqrt((double) value);
        while (root * root < value) {
            root++;
        }
        while (root > 0 && (root - 1) * (root - 1) >= value) {
            root--;
        }
        return root;
    }

    /**
     * The smallest whole number that is at least {@code size / sqrt(square)}.
     *
     * @param size at least 0
     * @param square above 0
     */
    public static long ratioUp(long size, long square) {
        long ratio = (long) (size / StrictMath.sqrt((double) square));
        while (compareProducts(size, size, ratio * ratio, square) > 0) {
            ratio++;
        }
        while (ratio > 0 && compareProducts(size, size, (ratio - 1) * (ratio - 1), square) <= 0) {
            ratio--;
        }
        return ratio;
    }
}
