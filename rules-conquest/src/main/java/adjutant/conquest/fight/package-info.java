/**
 * The raw chain of dice: laws of attacks whose thresholds are given, without a table, profiles or
 * special rules. What is asked and answered are trees.
 *
 * <pre>
 * Workload      = Clash | Chain
 * Clash         = attacks Attack Morale Nerve Contender
 * Chain         = Party(A) Party(B) Act*        Party = Contender Nerve and its dice
 * Act           = Assault(by, Attack, Morale) | NewRound | Withdraw(by, Morale)
 * Attack        = Threshold(hit) Threshold(save)
 * Threshold     = on Again               Again  = which dice are thrown again
 * Reading       a tree read key by key, with every fault
 * WorkloadReader = tree to Workload             Answer = Workload to tree
 * </pre>
 *
 * <p>It may use the tracks of {@code morale}, so that the rule of who breaks and shatters has one
 * text, {@code battle} for what losses are measured against, and the kernel. It covers no clause:
 * thresholds, size bonus and factors are input, and faces have no rule of their own.
 */
@NullMarked
package adjutant.conquest.fight;

import org.jspecify.annotations.NullMarked;
