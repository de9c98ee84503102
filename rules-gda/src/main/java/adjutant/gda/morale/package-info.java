/**
 * The Command phase: ADCs and their taskings, command dice, Falter dice, initiative, brigadiers;
 * and when a brigade is Demoralised.
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ground}, {@code ruling}, {@code
 * movement}, {@code charge} and {@code melee}. Clauses: GDA-CMD, TSK, BRG, NAT, TRN-6.
 */
@NullMarked
package adjutant.gda.morale;

import org.jspecify.annotations.NullMarked;
