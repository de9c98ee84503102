/**
 * Where a Regiment may stand and which way it may go.
 *
 * <pre>
 * Ground = what stands around a Regiment: enemies, friends, terrain, the edge of the table
 * Stance = whether a Regiment may stand in a place      -> Finding*
 * March  = whether it may go a way by some Terms        -> Finding*
 * Trail  = the ground it passes over, and what terrain there does
 * Ranks  = the Stands of a Regiment in a new formation
 * </pre>
 *
 * <p>Covers CQ-FORM-04 and CQ-MARCH, CQ-REFORM and CQ-TERR as far as moving needs them.
 */
@NullMarked
package adjutant.conquest.movement;

import org.jspecify.annotations.NullMarked;
