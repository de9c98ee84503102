package adjutant.battlefield.terrain;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Tolerances;

/** A piece of ground with an inside. */
public sealed interface Shape permits Rectangle, Polygon, Circle {

    /** A convex body that holds the whole of it. */
    Convex hull();

    /** Whether a point lies in it, border included. */
    boolean contains(Point point);

    /**
     * Whether a body overlaps it deeper than a tolerance: a border of the shape lies that deep in
     * the body, or the whole body lies in the shape.
     *
     * @param tolerance not below zero
     */
    boolean overlaps(Convex body, Length tolerance);

    /** Whether a body overlaps it deeper than {@link Tolerances#OVERLAP}. */
    default boolean overlaps(Convex body) {
        return overlaps(body, Tolerances.OVERLAP);
    }

    /**
     * Whether a body lies wholly in it, or stands out of it no deeper than a tolerance.
     *
     * @param tolerance not below zero
     */
    boolean holds(Convex body, Length tolerance);

    /** Whether a body lies wholly in it, but for {@link Tolerances#OVERLAP}. */
    default boolean holds(Convex body) {
        return holds(body, Tolerances.OVERLAP);
    }

    /**
     * The distance of a body, rounded up to the next micrometre; zero if they have a point in
     * common.
     */
    Length distance(Convex body);

    /** Whether the exact distance of a body is at most the limit. */
    boolean isWithin(Convex body, Length limit);
}
