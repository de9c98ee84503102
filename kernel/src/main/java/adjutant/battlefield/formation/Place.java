package adjutant.battlefield.formation;

/**
 * A cell of a formation.
 *
 * @param file the column, from 0 at the left seen from behind
 * @param rank the row, from 0 in front
 */
public record Place(int file, int rank) implements Comparable<Place> {

    /**
     * Checks both numbers.
     *
     * @throws IllegalArgumentException if one is below zero
     */
    public Place {
        if (file < 0 || rank < 0) {
            throw new IllegalArgumentException("no such place: " + file + "." + rank);
        }
    }

    /** The front rank from the left to the right, then the next rank. */
    @Override
    public int compareTo(Place other) {
        return rank != other.rank
                ? Integer.compare(rank, other.rank)
                : Integer.compare(file, other.file);
    }

    /** The address: file, point, rank. */
    @Override
    public String toString() {
        return file + "." + rank;
    }
}
