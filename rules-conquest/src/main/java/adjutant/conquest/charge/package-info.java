/**
 * The way of a Charge: fixed when it is declared, whatever the die brings.
 *
 * <pre>
 * Onset  = who charges whom, and what stands around
 * Path   = Wheel? run contact Closing        fixed at declaration   -> Finding*
 * Shove  = a body that is pushed aside
 * Halt   = where a failed Charge stops
 * </pre>
 *
 * <p>Covers CQ-CHARGE-06 to 15. May use contact and movement; the dice are thrown elsewhere.
 */
@NullMarked
package adjutant.conquest.charge;

import org.jspecify.annotations.NullMarked;
