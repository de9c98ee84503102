package adjutant.conquest.battle;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import java.util.List;

/**
 * How a Regiment stands: its grid, its Stands, its pose.
 *
 * @param files the columns of its grid
 * @param stands its living Stands; none where it is destroyed
 * @param pose the middle of the front edge of its abstract rectangle, and its facing
 */
public record Array(int files, List<Stand> stands, Pose pose) {
    /** The pose of those that have no place on the table, as in a Garrison: outside a corner. */
    private static final Pose NOWHERE = new Pose(new Point(0, 0), Angle.ZERO);

    /** Copies the list. */
    public Array {
        stands = List.copyOf(stands);
    }

    /** Stands without a place on the table. */
    public static Array nowhere(int files, List<Stand> stands) {
        return new Array(files, stands, NOWHERE);
    }

    /** Whether it has no place on the table. */
    public boolean isNowhere() {
        return pose.equals(NOWHERE);
    }

    /**
     * The same Stands on the same ground, without outer files and front ranks that hold no Stand:
     * the abstract rectangle is as wide as the most complete rank.
     *
     * @param cell the size of a Stand
     * @rule CQ-FORM-08
     * @rule CQ-WOUND-08
     */
    public Array trimmed(Extent cell) {
        if (stands.isEmpty()) {
            return this;
        }
        int left = stands.stream().mapToInt(stand -> stand.place().file()).min().orElseThrow();
        int right = stands.stream().mapToInt(stand -> stand.place().file()).max().orElseThrow();
        int front = stands.stream().mapToInt(stand -> stand.place().rank()).min().orElseThrow();
        if (left == 0 && right == files - 1 && front == 0) {
            return this;
        }
        long aside = (left + right + 1L - files) * cell.width().micrometres();
        long ahead = -2L * front * cell.depth().micrometres();
        Pose shifted = isNowhere() ? NOWHERE : new Pose(pose.atHalves(aside, ahead), pose.facing());
        return new Array(right - left + 1, moved(left, front), shifted);
    }

    private List<Stand> moved(int left, int front) {
        return stands.stream()
                .map(stand ->
                        stand.at(
                                new Place(
                                        stand.place().file() - left, stand.place().rank() - front)))
                .toList();
    }
}
