/**
 * Pointing at the table instead of typing numbers: which numbers of an offer bring a unit nearest
 * to a point. It asks the rules and knows none.
 *
 * <pre>
 * Aim : Offer × unit × Point → Aimed
 * </pre>
 */
@NullMarked
package adjutant.play.aim;

import org.jspecify.annotations.NullMarked;
