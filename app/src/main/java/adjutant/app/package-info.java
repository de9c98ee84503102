/** The program. */
@NullMarked
package adjutant.app;

import org.jspecify.annotations.NullMarked;
