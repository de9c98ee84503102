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
 * @param away what takes part and has no figure of its own
 * @param notes what stands beside the table
 */
public record Table(
        Extent extent,
        List<Figure> figures,
        List<Region> regions,
        List<Away> away,
        List<String> notes) {
    /** Copies the lists. */
    public Table {
        figures = List.copyOf(figures);
        regions = List.copyOf(regions);
        away = List.copyOf(away);
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
     * What takes part and has no figure of its own, such as a unit that is still to come.
     *
     * @param id its id, as commands name it
     * @param side whose it is
     * @param label what it is called
     * @param where where it is, such as {@code holds t1}
     */
    public record Away(String id, Side side, String label, String where) {}

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
