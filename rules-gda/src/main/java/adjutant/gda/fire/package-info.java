/**
 * Fire: who may be fired at, the score and its table, casualty dice, and the Discipline Tests it
 * brings.
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ground}, {@code movement}, {@code
 * discipline} and {@code ruling}. Clauses: GDA-FIR, ART, OUT, SKR, SQR.
 */
@NullMarked
package adjutant.gda.fire;

import org.jspecify.annotations.NullMarked;
