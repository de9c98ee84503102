/** Pointing at the strip of the toy rules. */
@NullMarked
package adjutant.play.aim;

import org.jspecify.annotations.NullMarked;
