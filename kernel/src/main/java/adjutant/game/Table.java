package adjutant.game;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Point;
import java.util.List;
import java.util.Optional;

/**
 * A situation as shapes to draw, for whoever knows no rules: what a viewer may not see is not in
 * it.
 *
 * @param extent width and depth of the table
 * @param figures what stands on it, in the order to draw
 * @param regions ground of its own kind, beneath the figures
 * @param notes what stands beside the table
 */
public record Table(Extent extent, List<Figure> figures, List<Region> regions, List<String> notes) {
    /** Copies the lists. */
    public Table {
        figures = List.copyOf(figures);
        regions = List.copyOf(regions);
        notes = List.copyOf(notes);
    }

    /**
     * A piece.
     *
     * @param id its address, as commands name it
     * @param unit the id of the unit it belongs to
     * @param side whose it is; empty where nobody's
     * @param outline its corners, clockwise; those of its front edge first, left then right
     * @param label what it is called
     * @param tokens what lies on it, such as {@code damage 2}
     */
    public record Figure(
            String id,
            String unit,
            Optional<Side> side,
            List<Point> outline,
            String label,
            List<String> tokens) {
        /** Copies the lists. */
        public Figure {
            outline = List.copyOf(outline);
            tokens = List.copyOf(tokens);
        }
    }

    /**
     * Ground of its own kind.
     *
     * @param id its id
     * @param outline its corners, in order
     * @param label what it is called
     * @param keywords what it does
     */
    public record Region(String id, List<Point> outline, String label, List<String> keywords) {
        /** Copies the lists. */
        public Region {
            outline = List.copyOf(outline);
            keywords = List.copyOf(keywords);
        }
    }
}
