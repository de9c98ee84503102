package adjutant.battlefield.geometry;

/**
 * A stretch of a line or an edge.
 *
 * @param from where it begins, along the line
 * @param to where it ends, not before it begins
 */
public record Span(Length from, Length to) {

    /**
     * Checks the order.
     *
     * @throws IllegalArgumentException if it ends before it begins
     */
    public Span {
        if (to.isLessThan(from)) {
            throw new IllegalArgumentException("a span from " + from + " back to " + to);
        }
    }

    /** How long it is. */
    public Length length() {
        return to.minus(from);
    }

    /** Whether both have a place in common, ends included. */
    public boolean meets(Span other) {
        return from.isAtMost(other.to) && other.from.isAtMost(to);
    }

    /** Whether a place lies in it, ends included. */
    public boolean contains(Length place) {
        return from.isAtMost(place) && place.isAtMost(to);
    }

    /** The same stretch seen from the other end of a line of such a length. */
    public Span mirrored(Length line) {
        return new Span(line.minus(to), line.minus(from));
    }
}
