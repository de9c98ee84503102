/** The program: where it starts, and what its parts share. */
@NullMarked
package adjutant.app;

import org.jspecify.annotations.NullMarked;
