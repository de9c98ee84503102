package adjutant.conquest.scenario;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.battle.ArmySide.TableEdge;

/**
 * A stretch of an edge over which nobody marches on.
 *
 * @param edge the edge
 * @param from where it begins, measured along the edge from the left or the top
 * @param to where it ends
 * @rule CQ-REINF-24
 */
public record Barred(TableEdge edge, Length from, Length to) {
    /** Whether a point of the edge lies on it. */
    public boolean holds(Point point) {
        long along =
                switch (edge) {
                    case TOP, BOTTOM -> point.x();
                    case LEFT, RIGHT -> point.y();
                };
        return along > from.micrometres() && along < to.micrometres();
    }

    @Override
    public String toString() {
        return "the "
                + edge.word()
                + " edge from "
                + from.toInches()
                + " to "
                + to.toInches()
                + "in";
    }
}
