/** Shapes of terrain. */
@NullMarked
package adjutant.battlefield.terrain;

import org.jspecify.annotations.NullMarked;
