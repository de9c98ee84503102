package adjutant.game;

/**
 * What was done to a unit.
 *
 * @param by the unit that did it
 * @param to the unit that it was done to
 * @param amount how much, above zero
 */
public record Harm(String by, String to, int amount) {}
