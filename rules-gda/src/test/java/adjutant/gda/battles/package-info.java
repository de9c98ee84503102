/** Whole battles. */
@NullMarked
package adjutant.gda.battles;

import org.jspecify.annotations.NullMarked;
