/**
 * Measurements of the table that rules ask: who is near, what ground a body stands on, which
 * columns are massed, whom a way passes. No verdicts.
 *
 * <p>It may use the kernel, {@code army} and {@code battle}. Clauses: GDA-MASS, GDA-TER.
 */
@NullMarked
package adjutant.gda.ground;

import org.jspecify.annotations.NullMarked;
