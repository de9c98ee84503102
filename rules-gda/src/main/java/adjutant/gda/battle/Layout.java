package adjutant.gda.battle;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.game.Side;
import adjutant.gda.RulesConfig;
import adjutant.gda.army.Scale;
import java.util.List;

/**
 * What stays the same through a battle.
 *
 * @param config the readings it is played by
 * @param scale its scale
 * @param table width and depth of the table
 * @param terrain the pieces on it
 * @param objectives the places worth holding
 * @param turns after how many turns it ends, 1 to 99
 * @param forces the armies, A before B
 */
public record Layout(
        RulesConfig config,
        Scale scale,
        Extent table,
        List<Terrain> terrain,
        List<Objective> objectives,
        int turns,
        List<Force> forces) {
    /** Copies the lists. */
    public Layout {
        terrain = List.copyOf(terrain);
        objectives = List.copyOf(objectives);
        forces = List.copyOf(forces);
    }

    /** The army of a side. */
    public Force force(Side side) {
        return forces.get(side == Side.A ? 0 : 1);
    }

    /** How long the edge of the table is where the own ground of a side is. */
    public Length edge(Side side) {
        return switch (force(side).edge()) {
            case TOP, BOTTOM -> table.width();
            case LEFT, RIGHT -> table.depth();
        };
    }

    /** On the edge of a side's own ground, so far along it, looking away from it. */
    public Pose onEdge(Side side, Length along) {
        return switch (force(side).edge()) {
            case TOP -> new Pose(Point.of(along, Length.ZERO), Angle.HALF);
            case BOTTOM -> new Pose(Point.of(along, table.depth()), Angle.ZERO);
            case LEFT -> new Pose(Point.of(Length.ZERO, along), Angle.QUARTER);
            case RIGHT -> new Pose(Point.of(table.width(), along), Angle.degrees(270));
        };
    }
}
