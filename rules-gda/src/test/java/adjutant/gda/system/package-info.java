/** Whole phases played by lot. */
@NullMarked
package adjutant.gda.system;

import org.jspecify.annotations.NullMarked;
