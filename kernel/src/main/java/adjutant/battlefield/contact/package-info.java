/**
 * How two bodies lie to each other: distance, overlap, touch, and the arcs round one of them.
 *
 * <pre>
 * Distance  = the gap between the closest points, corners included
 * Contact   = overlaps (deeper than a tolerance) | touches (a gap up to a tolerance) | neither
 * Touch     = Edge Span Reach         which edge is touched, where along it, and how
 * Reach     = ALONG | CORNER
 * Arc       = FRONT | RIGHT | REAR | LEFT | INSIDE
 * </pre>
 *
 * <p>All answers yes or no are exact on the whole corners of the bodies. Uses {@code
 * battlefield.geometry} only.
 */
@NullMarked
package adjutant.battlefield.contact;

import org.jspecify.annotations.NullMarked;
