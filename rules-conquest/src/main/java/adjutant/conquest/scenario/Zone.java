package adjutant.conquest.scenario;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.conquest.battle.ArmySide.TableEdge;
import java.util.Optional;

/**
 * An objective zone of a scenario: a circle.
 *
 * @param middle its middle on a table 72 in wide and 48 in deep
 * @param across its diameter
 * @param home the edge of the side it belongs to, where it belongs to one
 * @param own the points of a Round for that side, or for any where it belongs to none
 * @param other the points of a Round for the other side
 * @rule CQ-SEIZE-01
 */
public record Zone(Point middle, Length across, Optional<TableEdge> home, int own, int other) {
    /** The ground it covers. */
    public Circle ground() {
        return new Circle(middle, across.half());
    }

    /** The points of a Round for a side with an edge of the table. */
    public int points(Optional<TableEdge> edge) {
        return home.isEmpty() || home.equals(edge) ? own : other;
    }

    @Override
    public String toString() {
        return "the zone of "
                + across.toInches()
                + "in at "
                + Length.micrometres(middle.x()).toInches()
                + " "
                + Length.micrometres(middle.y()).toInches();
    }
}
