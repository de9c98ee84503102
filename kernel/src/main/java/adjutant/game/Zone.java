package adjutant.game;

import adjutant.battlefield.geometry.Point;
import java.util.List;

/**
 * Ground that matters to a unit before it does anything: what it looks at, how far it may go or
 * shoot, where it may not go. It is drawn from the same bodies and distances that the rules judge
 * by, and decides nothing itself.
 *
 * @param kind what is so in it
 * @param label what it is, with its numbers, such as {@code March 5 in straight ahead}
 * @param clause where that is written
 * @param outlines the ground, in one piece or several that may overlap: of each its corners in
 *     order, at least three; round ends as corners close enough to look round
 */
public record Zone(Kind kind, String label, Clause clause, List<List<Point>> outlines) {
    private static final int LEAST_CORNERS = 3;

    /** What is so in a zone. */
    public enum Kind {
        /** The unit faces it. */
        ARC,
        /** The unit may come so far. */
        REACH,
        /** The unit may shoot so far. */
        RANGE,
        /** The unit must stay out of it. */
        KEEP_OUT
    }

    /**
     * Copies the lists and checks that there is a label and ground.
     *
     * @throws IllegalArgumentException if there is not, or an outline has fewer than three corners
     */
    public Zone {
        outlines = outlines.stream().map(List::copyOf).toList();
        boolean thin = outlines.stream().anyMatch(outline -> outline.size() < LEAST_CORNERS);
        if (label.isBlank() || outlines.isEmpty() || thin) {
            throw new IllegalArgumentException("no zone: " + label + " " + outlines);
        }
    }
}
