/** Laws of Charges against counting and against thrown dice. */
@NullMarked
package adjutant.gda.charge;

import org.jspecify.annotations.NullMarked;
