package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Pose;
import java.util.List;

/**
 * A straight move of a body that keeps its facing.
 *
 * @param start where it starts
 * @param right how far it goes to the right on the screen, in micrometres
 * @param down how far it goes down the screen, in micrometres
 */
public record Slide(Footprint start, long right, long down) {

    /**
     * The move of a body from one pose to another of the same facing.
     *
     * @throws IllegalArgumentException if the facing differs
     */
    public static Slide between(Pose from, Pose to, Extent extent) {
        if (!from.facing().equals(to.facing())) {
            throw new IllegalArgumentException("no straight move from " + from + " to " + to);
        }
        return new Slide(
                Footprint.of(from, extent),
                to.front().x() - from.front().x(),
                to.front().y() - from.front().y());
    }

    /** Where it ends. */
    public Footprint end() {
        return start.moved(right, down);
    }

    /** All ground under it on its way, exact. */
    public Hull hull() {
        return Hull.around(List.of(start, end()));
    }

    /** How far it goes, in micrometres. */
    double length() {
        return StrictMath.sqrt((double) Exact.square(right, down));
    }
}
