/**
 * Manoeuvres of a body with a front: where they end, what they cost, and the ground they sweep.
 *
 * <pre>
 * Manoeuvre = Forward Length | Back Length | Sideways Hand Length
 *           | Oblique Hand Angle Length  ahead and to one side, the facing kept
 *           | Wheel Hand Angle          forward, about that front corner
 *           | AboutFace | Turn Angle    in place, about the middle
 *           | Pivot Point Hand Angle    about any point
 * Hand      = LEFT | RIGHT
 * Sweep     = the path of manoeuvres done one after the other
 * Meeting   = where on a path a body is first met
 * Obstacles = many bodies, laid out flat for straight moves
 * </pre>
 *
 * <p>A pose is snapped to the grid after every manoeuvre. Uses {@code battlefield.geometry} and
 * {@code battlefield.contact}.
 */
@NullMarked
package adjutant.battlefield.manoeuvre;

import org.jspecify.annotations.NullMarked;
