/**
 * Lengths, angles, points, poses and footprints on a table, in whole micrometres and microdegrees.
 */
@NullMarked
package adjutant.battlefield.geometry;

import org.jspecify.annotations.NullMarked;
