/**
 * Shapes of ground: where a point or a body lies to a piece of terrain or a zone.
 *
 * <pre>
 * Shape   = Rectangle Point Extent Angle      turned clockwise about its middle
 *         | Polygon Point*                    simple, may be concave
 *         | Circle Point Length
 * Checked = Sound Polygon | Faulty PolygonFault*
 * </pre>
 *
 * <p>Corners from outside are checked by {@link adjutant.battlefield.terrain.Polygon#check}, which
 * lists all faults. Answers yes or no are exact on whole corners. Uses {@code battlefield.geometry}
 * and {@code battlefield.contact}.
 */
@NullMarked
package adjutant.battlefield.terrain;

import org.jspecify.annotations.NullMarked;
