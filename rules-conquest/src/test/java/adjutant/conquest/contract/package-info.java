/** What Conquest keeps as a rule system. */
@NullMarked
package adjutant.conquest.contract;

import org.jspecify.annotations.NullMarked;
