/**
 * Where a Regiment may stand and which way it may go.
 *
 * <pre>
 * Ground = what stands around a Regiment: enemies, friends, terrain, the edge of the table
 * Stance = whether a Regiment may stand in a place      -> Finding*
 * March  = whether it may go a way                      -> Finding*
 * Ranks  = the Stands of a Regiment in a new formation
 * </pre>
 *
 * <p>Covers CQ-FORM-04 and CQ-MARCH as far as leaving contact needs them.
 */
@NullMarked
package adjutant.conquest.movement;

import org.jspecify.annotations.NullMarked;
