/**
 * The odds of a command as an answer shows them.
 *
 * <pre>
 * Report  = Suffering* self? pSuccess?
 * Suffering = unit hits wounds total damage standsLost pBroken pDestroyed
 * </pre>
 *
 * <p>All numbers come from the chance of the ruling; nothing is worked out a second time.
 */
@NullMarked
package adjutant.conquest.odds;

import org.jspecify.annotations.NullMarked;
