/** Whole battles between random players, looked at after every event. */
@NullMarked
package adjutant.conquest.battles;

import org.jspecify.annotations.NullMarked;
