package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Point;

/**
 * Two points of two bodies that lie closest to each other.
 *
 * @param here the point of the first body
 * @param there the point of the second body
 */
public record Closest(Point here, Point there) {}
