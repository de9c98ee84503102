/**
 * The Command phase: ADCs and their taskings, command dice, Falter dice, initiative, brigadiers;
 * and when a brigade is Demoralised.
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ground}, {@code movement} and
 * {@code ruling}. Clauses: GDA-CMD, TSK, BRG, NAT, TRN-6.
 */
@NullMarked
package adjutant.gda.morale;

import org.jspecify.annotations.NullMarked;
