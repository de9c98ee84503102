/**
 * Charges: declarations, reactions, and the Charge itself from the defensive fire to what becomes
 * of both sides.
 *
 * <pre>
 * Charging    = charger, target, Way          may it, and how far is it
 * ChargeDice  = Volley* test? test? roll Destiny*     one chance
 * Verdict     = the line of the table the difference falls on
 * Consequences, Beaten, Ground, Onward        what follows a verdict
 * </pre>
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ground}, {@code ruling}, {@code
 * discipline}, {@code movement} and {@code fire}. Clauses: GDA-CHG, SUP, REST-01, REST-02, IPEN-06
 * to 08.
 */
@NullMarked
package adjutant.gda.charge;

import org.jspecify.annotations.NullMarked;
