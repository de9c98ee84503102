/**
 * Players that a computer plays.
 *
 * <pre>
 * Player := (system, state, side, lots) -> command
 * </pre>
 *
 * <p>They know only {@code RuleSystem}: no game has a name here.
 */
@NullMarked
package adjutant.play.ai;

import org.jspecify.annotations.NullMarked;
