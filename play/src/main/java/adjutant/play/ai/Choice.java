package adjutant.play.ai;

import adjutant.game.Decision;
import adjutant.game.Ruling;

/**
 * What a player has chosen.
 *
 * @param command the command
 * @param ruling why it may be done
 * @param decision what happens as its dice fall
 * @param asked how many rulings were asked before one allowed it
 */
public record Choice<C, E>(C command, Ruling.Allowed ruling, Decision<E> decision, int asked) {}
