/**
 * Lines of sight: what lies across a straight line between two points, and where.
 *
 * <pre>
 * Scene    = Convex* Shape*            laid out flat once, asked many times
 * Crossing = index Span                which of them, and from where to where along the line
 * </pre>
 *
 * <p>A line crosses a thing when it has a place deeper inside than a tolerance; grazing a corner or
 * sliding along an edge does not count. Nothing is judged: whether a crossing matters is for a rule
 * to say. Uses {@code battlefield.geometry} and {@code battlefield.terrain}.
 */
@NullMarked
package adjutant.battlefield.sight;

import org.jspecify.annotations.NullMarked;
