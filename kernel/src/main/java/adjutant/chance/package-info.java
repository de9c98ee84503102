/** Chance as data, and its interpreters. */
@NullMarked
package adjutant.chance;

import org.jspecify.annotations.NullMarked;
