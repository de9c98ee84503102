/** Tests of line of sight. */
@NullMarked
package adjutant.conquest.sight;

import org.jspecify.annotations.NullMarked;
