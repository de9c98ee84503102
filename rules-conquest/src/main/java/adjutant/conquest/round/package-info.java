/**
 * The Round: what sides command as a whole, and what follows by itself.
 *
 * <pre>
 * Round   := Reinforcement Command Supremacy Action Victory
 * Deed    := findings, chance, events        a command of a side, judged
 * Flow    := Battle -> events                 what follows without a command
 * </pre>
 *
 * <p>Uses {@code battle}, {@code scenario}, {@code action} (for {@code Procedure}) and the kernel.
 * Covers CQ-ROUND, CQ-REINF (the dice), CQ-CMD, CQ-SUP, CQ-ACT-01 to 06, CQ-VP.
 */
@NullMarked
package adjutant.conquest.round;

import org.jspecify.annotations.NullMarked;
