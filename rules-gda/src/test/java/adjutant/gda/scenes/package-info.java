/** The examples as they are ruled on, written out for a reader. */
@NullMarked
package adjutant.gda.scenes;

import org.jspecify.annotations.NullMarked;
