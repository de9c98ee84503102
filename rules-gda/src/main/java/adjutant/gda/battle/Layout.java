package adjutant.gda.battle;

import adjutant.battlefield.geometry.Extent;
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
        for (Force force : forces) {
            if (force.side() == side) {
                return force;
            }
        }
        throw new IllegalStateException("no army of " + side);
    }
}
