/**
 * What stands on a table, as whole numbers: lengths, angles, points, poses and convex bodies.
 *
 * <p>Axes are those of a screen: x to the right, y down; facing 0 looks up the page (towards
 * smaller y) and degrees turn clockwise. The data model:
 *
 * <pre>
 * Length    = whole micrometres (1 in = 25,400; 1 cm = 10,000)
 * Angle     = whole microdegrees, clockwise, 0 &lt;= a &lt; 360 degrees
 * Point     = x y                        each within Point.REACH of the origin
 * Extent    = width depth                both above zero
 * Pose      = Point Angle                middle of the front edge, and facing
 * Convex    = Point | Segment | Footprint | Hull      corners clockwise on the screen
 * Footprint = four corners               front-left, front-right, rear-right, rear-left
 * Hull      = three corners or more
 * Edge      = FRONT | RIGHT | REAR | LEFT
 * Span      = from to                    lengths along a line or an edge
 * </pre>
 *
 * <p>Corners are rounded to the grid once, half away from zero as seen from the pose, so that a
 * body moved by whole micrometres keeps its exact shape, and a table turned by 180 degrees gives
 * exactly the turned corners. Uses {@code java.lang}, {@code java.util} and {@code java.math} only.
 */
@NullMarked
package adjutant.battlefield.geometry;

import org.jspecify.annotations.NullMarked;
