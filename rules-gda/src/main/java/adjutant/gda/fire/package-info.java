/**
 * Fire: who may be fired at, the score and its table, casualty dice, and the Discipline Tests it
 * brings.
 *
 * <pre>
 * Shot      = firer target occasion intensity
 * Volley    = Shot (FireLine Entry* Modifier*)? dice     to tracks and steps of a chance
 * Entry     = least casualties half* flag*               a place of a line of the table
 * Aftermath = Volley Outcome                             to events
 * FireArc   = AllRound | Ahead | Front
 * Targets   = (enemy distance)*                          in range, in arc, in sight
 * </pre>
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ground}, {@code movement}, {@code
 * discipline} and {@code ruling}. Clauses: GDA-FIR, ART, OUT, SKR, SQR, MFIRE, DST-1.
 */
@NullMarked
package adjutant.gda.fire;

import org.jspecify.annotations.NullMarked;
