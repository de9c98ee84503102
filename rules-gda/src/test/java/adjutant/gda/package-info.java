/** Tests of the clauses of General d'Armée. */
@NullMarked
package adjutant.gda;

import org.jspecify.annotations.NullMarked;
