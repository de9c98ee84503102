/** Tests of players and experiments. */
@NullMarked
package adjutant.play;

import org.jspecify.annotations.NullMarked;
