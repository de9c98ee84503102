/** Fire: laws against plain counting. */
@NullMarked
package adjutant.gda.fire;

import org.jspecify.annotations.NullMarked;
