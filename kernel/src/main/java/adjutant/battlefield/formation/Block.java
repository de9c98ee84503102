package adjutant.battlefield.formation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Axes;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * A formation with the size of its cells; where it stands is told by a pose, the middle of the
 * front edge of its abstract rectangle.
 *
 * @param formation which cells are occupied
 * @param cell width and depth of one cell
 */
public record Block(Formation formation, Extent cell) {

    /** Width and depth of the abstract rectangle: all files, down to the deepest occupied rank. */
    public Extent extent() {
        return cell.times(formation.files(), formation.ranks());
    }

    /** The width of the abstract rectangle. */
    public Length width() {
        return extent().width();
    }

    /** The depth of the abstract rectangle. */
    public Length depth() {
        return extent().depth();
    }

    /** The abstract rectangle, gaps filled. */
    public Footprint rectangle(Pose pose) {
        return Footprint.of(pose, extent());
    }

    /** The footprint of one cell, occupied or not; neighbours share their corners exactly. */
    public Footprint footprint(Pose pose, Place place) {
        return footprint(Axes.of(pose), place);
    }

    private Footprint footprint(Axes axes, Place place) {
        return Footprint.of(
                axes,
                leftHalves(place),
                leftHalves(place) + 2 * cellWidth(),
                frontHalves(place),
                rearHalves(place));
    }

    /** The footprints of the occupied cells, in the order of the places. */
    public List<Footprint> footprints(Pose pose) {
        var axes = Axes.of(pose);
        var footprints = new ArrayList<Footprint>();
        for (var place : formation.places()) {
            footprints.add(footprint(axes, place));
        }
        return List.copyOf(footprints);
    }

    /** The middle of an edge of one cell, rounded once. */
    public Point edgeCentre(Pose pose, Place place, Edge edge) {
        long middle = leftHalves(place) + cellWidth();
        long centre = frontHalves(place) - cell.depth().micrometres();
        return switch (edge) {
            case FRONT -> pose.atHalves(middle, frontHalves(place));
            case RIGHT -> pose.atHalves(middle + cellWidth(), centre);
            case REAR -> pose.atHalves(middle, rearHalves(place));
            case LEFT -> pose.atHalves(middle - cellWidth(), centre);
        };
    }

    /** The middle of one cell, rounded once. */
    public Point centre(Pose pose, Place place) {
        return pose.atHalves(
                leftHalves(place) + cellWidth(), frontHalves(place) - cell.depth().micrometres());
    }

    /** The middle of the abstract rectangle, rounded once. */
    public Point centre(Pose pose) {
        return pose.centre(extent());
    }

    /** The pose with another facing that keeps the middle of the abstract rectangle. */
    public Pose turned(Pose pose, Angle facing) {
        return pose.turned(extent(), facing);
    }

    /** The pose of this block whose abstract rectangle has its middle at a point. */
    public Pose centredAt(Point middle, Angle facing) {
        return new Pose(new Pose(middle, facing).atHalves(0, depth().micrometres()), facing);
    }

    /**
     * The piece of an edge of the abstract rectangle that belongs to one strip: of a file for the
     * front and the rear, of a rank for the left and the right.
     *
     * @param pose where the block stands
     * @param edge an edge of the abstract rectangle
     * @param strip the file or the rank, inside the rectangle
     */
    public Segment strip(Pose pose, Edge edge, int strip) {
        return switch (edge) {
            case FRONT -> footprint(pose, new Place(strip, 0)).edge(edge);
            case REAR -> footprint(pose, new Place(strip, formation.ranks() - 1)).edge(edge);
            case RIGHT -> footprint(pose, new Place(formation.files() - 1, strip)).edge(edge);
            case LEFT -> footprint(pose, new Place(0, strip)).edge(edge);
        };
    }

    private long cellWidth() {
        return cell.width().micrometres();
    }

    private long leftHalves(Place place) {
        return (2L * place.file() - formation.files()) * cellWidth();
    }

    private long frontHalves(Place place) {
        return -2L * place.rank() * cell.depth().micrometres();
    }

    private long rearHalves(Place place) {
        return frontHalves(place) - 2 * cell.depth().micrometres();
    }
}
