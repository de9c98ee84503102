/** Tests of the battle notation. */
@NullMarked
package adjutant.conquest.notation;

import org.jspecify.annotations.NullMarked;
