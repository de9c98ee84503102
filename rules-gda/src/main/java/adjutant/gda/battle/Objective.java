package adjutant.gda.battle;

import adjutant.battlefield.geometry.Point;

/**
 * A place worth holding.
 *
 * @param id its id
 * @param at where it is
 * @param points what it is worth, 1 to 3
 * @rule GDA-HR-17
 */
public record Objective(String id, Point at, int points) {}
