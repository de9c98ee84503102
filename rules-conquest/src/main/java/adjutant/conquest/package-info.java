/** Conquest: The Last Argument of Kings. */
@NullMarked
package adjutant.conquest;

import org.jspecify.annotations.NullMarked;
