/** What every rule system keeps, kept by this one. */
@NullMarked
package adjutant.gda.contract;

import org.jspecify.annotations.NullMarked;
