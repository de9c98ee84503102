package adjutant.battlefield.geometry;

/**
 * Width along the front and depth behind it.
 *
 * @param width above zero
 * @param depth above zero
 */
public record Extent(Length width, Length depth) {

    /**
     * Checks both sides.
     *
     * @throws IllegalArgumentException if a side is not above zero or longer than {@link
     *     Point#REACH}
     */
    public Extent {
        if (!isSide(width) || !isSide(depth)) {
            throw new IllegalArgumentException("not an extent: " + width + " by " + depth);
        }
    }

    /** So many files and ranks of this extent, edge to edge. */
    public Extent times(int files, int ranks) {
        return new Extent(width.times(files), depth.times(ranks));
    }

    private static boolean isSide(Length side) {
        return side.micrometres() > 0 && side.micrometres() <= Point.REACH;
    }
}
