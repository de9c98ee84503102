package adjutant.play.ai;

import adjutant.game.Ruling;

/**
 * What a player has chosen.
 *
 * @param command the command
 * @param ruling why it may be done
 * @param asked how many rulings were asked before one allowed it
 */
public record Choice<C>(C command, Ruling.Allowed ruling, int asked) {}
