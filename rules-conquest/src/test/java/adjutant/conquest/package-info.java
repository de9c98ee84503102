/** Tests of the clauses and readings of Conquest. */
@NullMarked
package adjutant.conquest;

import org.jspecify.annotations.NullMarked;
