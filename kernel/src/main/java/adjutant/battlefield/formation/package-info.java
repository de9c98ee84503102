/** Formations of ranks and files. */
@NullMarked
package adjutant.battlefield.formation;

import org.jspecify.annotations.NullMarked;
