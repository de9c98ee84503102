/**
 * What losses do to a Regiment: which Stands go first, when it breaks and shatters, how it tests
 * Morale, how it is healed.
 *
 * <pre>
 * CasualtyOrder = Stand*               who is lost first
 * Resilience    = Track                wounds to Stands left, steady to Broken to gone
 * MoraleTest    = threshold by Stands left and by being Broken
 * </pre>
 *
 * <p>Covers CQ-WOUND, CQ-HEAL, CQ-MORALE, CQ-BROKEN and CQ-SHATTER.
 */
@NullMarked
package adjutant.conquest.morale;

import org.jspecify.annotations.NullMarked;
