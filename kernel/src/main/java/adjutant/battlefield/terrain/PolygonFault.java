package adjutant.battlefield.terrain;

/**
 * What is wrong with a ring of corners; corners and edges are numbered from 0 as they were given.
 */
public sealed interface PolygonFault {

    /**
     * Fewer than three corners.
     *
     * @param count how many there are
     */
    record TooFewCorners(int count) implements PolygonFault {}

    /**
     * The same corner twice.
     *
     * @param first the number of the corner
     * @param second the number of the other corner, above the first
     */
    record RepeatedCorner(int first, int second) implements PolygonFault {}

    /**
     * Two edges with a point in common that is not the corner between them.
     *
     * @param first the number of the edge, that of the corner it leaves
     * @param second the number of the other edge, above the first
     */
    record EdgesMeet(int first, int second) implements PolygonFault {}
}
