/** Tests of experiments. */
@NullMarked
package adjutant.play.simulation;

import org.jspecify.annotations.NullMarked;
