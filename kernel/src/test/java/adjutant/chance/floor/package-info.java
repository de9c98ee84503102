/** The floor for the odds benchmarks: hand-tuned arrays for CLASH-1 alone. */
@NullMarked
package adjutant.chance.floor;

import org.jspecify.annotations.NullMarked;
