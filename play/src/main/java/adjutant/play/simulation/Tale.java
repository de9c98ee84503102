package adjutant.play.simulation;

import adjutant.game.Facts;
import adjutant.game.Standing;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of one game.
 *
 * @param standing how it ended
 * @param commands how many commands were given
 * @param asked how many rulings were asked
 * @param account the figures at its end
 * @param dealt the harm that each unit did
 */
public record Tale(
        Standing standing,
        int commands,
        int asked,
        Facts.Tree account,
        Map<String, Integer> dealt) {
    /** Copies the map, in the order of ids. */
    public Tale {
        dealt = java.util.Collections.unmodifiableMap(new TreeMap<>(dealt));
    }
}
