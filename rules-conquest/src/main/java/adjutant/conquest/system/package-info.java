/**
 * Conquest as the kernel sees it.
 *
 * <p>It joins the other packages behind the service interface and decides nothing itself.
 */
@NullMarked
package adjutant.conquest.system;

import org.jspecify.annotations.NullMarked;
