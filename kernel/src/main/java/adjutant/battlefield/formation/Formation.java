package adjutant.battlefield.formation;

import adjutant.battlefield.geometry.Edge;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The occupied cells of a grid of files and ranks.
 *
 * @param files how many columns the grid has, at least 1
 * @param places the occupied cells, at least one, in the order of {@link Place}
 */
public record Formation(int files, List<Place> places) {

    /**
     * Sorts the places.
     *
     * @throws IllegalArgumentException if there is none, one twice, or one outside the files
     */
    public Formation {
        places = isSorted(places) ? List.copyOf(places) : sorted(places);
        if (places.isEmpty()) {
            throw new IllegalArgumentException("no formation: " + places);
        }
        for (var place : places) {
            if (place.file() >= files) {
                throw new IllegalArgumentException(place + " is outside " + files + " files");
            }
        }
    }

    /** Whether each place comes after the one before it. */
    private static boolean isSorted(List<Place> places) {
        for (int i = 1; i < places.size(); i++) {
            if (places.get(i - 1).compareTo(places.get(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static List<Place> sorted(List<Place> places) {
        var sorted = new TreeSet<>(places);
        if (sorted.size() != places.size()) {
            throw new IllegalArgumentException("no formation: " + places);
        }
        return List.copyOf(sorted);
    }

    /**
     * The regular formation: full ranks, and what is left in the middle of the last, one column
     * left of the middle where it cannot be exact.
     *
     * @param files at least 1
     * @param count how many cells are occupied, at least 1
     */
    public static Formation of(int files, int count) {
        if (files < 1 || count < 1) {
            throw new IllegalArgumentException(count + " places in " + files + " files");
        }
        var places = new ArrayList<Place>();
        for (int left = count, rank = 0; left > 0; left -= files, rank++) {
            int here = Math.min(left, files);
            int start = (files - here) / 2;
            for (int file = start; file < start + here; file++) {
                places.add(new Place(file, rank));
            }
        }
        return new Formation(files, places);
    }

    /** The formation with just these places occupied. */
    public static Formation occupying(int files, Collection<Place> places) {
        return new Formation(files, List.copyOf(places));
    }

    /** How many cells are occupied. */
    public int size() {
        return places.size();
    }

    /** How many ranks there are down to the deepest occupied cell. */
    public int ranks() {
        return places.getLast().rank() + 1;
    }

    /** Whether a cell is occupied. */
    public boolean isOccupied(Place place) {
        return places.contains(place);
    }

    /** The occupied cells of a rank, from the left. */
    public List<Place> rank(int rank) {
        var here = new ArrayList<Place>();
        for (var place : places) {
            if (place.rank() == rank) {
                here.add(place);
            }
        }
        return List.copyOf(here);
    }

    /** The occupied cells of a file, from the front. */
    public List<Place> file(int file) {
        var here = new ArrayList<Place>();
        for (var place : places) {
            if (place.file() == file) {
                here.add(place);
            }
        }
        return List.copyOf(here);
    }

    /** Whether this is the regular formation of its size. */
    public boolean isRegular() {
        return equals(of(files, size()));
    }

    /**
     * The formation without some places; empty if none would be left.
     *
     * <p>The files stay as they are, so every other place keeps its address.
     */
    public Optional<Formation> without(Collection<Place> gone) {
        var left = places.stream().filter(place -> !gone.contains(place)).toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(new Formation(files, left));
    }

    /**
     * The formation with one more place.
     *
     * @throws IllegalArgumentException if it is occupied or outside the files
     */
    public Formation with(Place place) {
        return new Formation(files, Stream.concat(places.stream(), Stream.of(place)).toList());
    }

    /**
     * The occupied place nearest to an edge in one strip across it.
     *
     * @param edge the edge looked from
     * @param strip the file for the front and the rear, the rank for the left and the right
     */
    public Optional<Place> nearest(Edge edge, int strip) {
        var near =
                switch (edge) {
                    case FRONT, REAR -> file(strip).stream();
                    case LEFT, RIGHT -> rank(strip).stream();
                };
        return switch (edge) {
            case FRONT, LEFT -> near.min(Comparator.naturalOrder());
            case REAR, RIGHT -> near.max(Comparator.naturalOrder());
        };
    }
}
