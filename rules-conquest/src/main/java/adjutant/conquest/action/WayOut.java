package adjutant.conquest.action;

import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Finding;
import java.util.List;
import java.util.Optional;

/** How a Regiment that withdraws gets away. */
interface WayOut {
    /** What is to be said of it for the Regiment as it stands. */
    List<Finding> findings();

    /**
     * What happens where the way is legal for the Stands left.
     *
     * @param left the Regiment after its losses, not gone
     */
    Optional<Event> event(Regiment left);
}
