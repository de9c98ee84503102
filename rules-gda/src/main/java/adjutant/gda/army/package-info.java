/**
 * What troops are, whatever they do just now: arm, grade, size, kind, and the printed numbers that
 * follow from those.
 *
 * <pre>
 * Troop     = id side Arm Grade Size Mounts? pounder? Trait* brigade
 * Printed   = a distance in two columns, cm and inch, of which a Scale selects one
 * Footprint = frontage depth                by Arm Size Formation
 * </pre>
 *
 * <p>It may use the kernel. Clauses: GDA-SCL, GDA-GRD, GDA-ARM, GDA-CAS.
 */
@NullMarked
package adjutant.gda.army;

import org.jspecify.annotations.NullMarked;
