package adjutant.battlefield.geometry;

/**
 * A stretch of a line in micrometres, not rounded; empty if it ends before it begins.
 *
 * @param from where it begins
 * @param to where it ends
 */
public record Interval(double from, double to) {

    /** No stretch. */
    public static final Interval EMPTY =
            new Interval(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** Whether there is nothing in it, not even one place. */
    public boolean isEmpty() {
        return !(from <= to);
    }

    /** What both have in common. */
    public Interval common(Interval other) {
        return new Interval(Math.max(from, other.from), Math.min(to, other.to));
    }

    /** The least stretch that holds both. */
    public Interval joined(Interval other) {
        if (isEmpty()) {
            return other;
        }
        return other.isEmpty()
                ? this
                : new Interval(Math.min(from, other.from), Math.max(to, other.to));
    }
}
