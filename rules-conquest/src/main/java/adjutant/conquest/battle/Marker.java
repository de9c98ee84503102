package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Point;
import adjutant.game.Side;
import java.util.Optional;

/**
 * An objective marker.
 *
 * @param id its id
 * @param owner whose it is; empty where neutral
 * @param at its middle
 * @param wounds how many Wounds it can take
 */
public record Marker(String id, Optional<Side> owner, Point at, int wounds) {}
