/**
 * Melees: who fights with how many dice, what the difference brings, and what becomes of both
 * sides.
 *
 * <pre>
 * Melee    = attackers, defenders, round         who fights
 * MeleeDice = Pool per side, Sum of both tracks  one chance
 * Ending   = how the difference ends it          as one side sees it
 * </pre>
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ground}, {@code ruling}, {@code
 * discipline}, {@code movement} and {@code charge}. Clauses: GDA-MEL, BUA-5, DST-3.
 */
@NullMarked
package adjutant.gda.melee;

import org.jspecify.annotations.NullMarked;
