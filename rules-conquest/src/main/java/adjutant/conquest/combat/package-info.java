/**
 * The Clash: who attacks whom with how many dice, the final thresholds, and the chance they make.
 *
 * <pre>
 * ClashPlan  = Assignment* Pool*
 * Pool       = Meeting Batch* Ward MoraleTest Modifier*
 * Batch      = Place* dice Thresholds
 * Thresholds = hitOn hitReroll onesCountTwo saveOn saveOnOnes saveReroll sixCostsTwo riders
 * </pre>
 *
 * <p>An attack is resolved to final thresholds first, and only then thrown or worked out. Covers
 * CQ-CLASH, CQ-DEF and the special rules that bear on them.
 */
@NullMarked
package adjutant.conquest.combat;

import org.jspecify.annotations.NullMarked;
