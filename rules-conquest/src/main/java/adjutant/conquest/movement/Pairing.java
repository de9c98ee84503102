package adjutant.conquest.movement;

import adjutant.battlefield.geometry.Length;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Who goes where so that the longest way is as short as it can be (the bottleneck assignment).
 *
 * @param assignment for each of those who go, the number of the place
 * @param largest the longest way
 */
record Pairing(List<Integer> assignment, Length largest) {
    Pairing {
        assignment = List.copyOf(assignment);
    }

    /**
     * The pairing of as many places as there are who go.
     *
     * @param ways for each of them the way to each place; empty where it may not go there
     * @throws IllegalArgumentException where not all can have a place
     */
    static Pairing of(List<List<Optional<Length>>> ways) {
        List<Length> lengths = lengths(ways);
        int low = 0;
        int high = lengths.size() - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (new Search(ways, lengths.get(middle)).succeeds()) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Search search = new Search(ways, lengths.get(low));
        if (!search.succeeds()) {
            throw new IllegalArgumentException("not all have a place");
        }
        return new Pairing(search.assignment(), lengths.get(low));
    }

    /** All lengths, the shortest first. */
    private static List<Length> lengths(List<List<Optional<Length>>> ways) {
        List<Length> lengths = new ArrayList<>();
        ways.forEach(row -> row.forEach(way -> way.ifPresent(lengths::add)));
        lengths.sort(Length::compareTo);
        return lengths;
    }

    /** A search for places with no way longer than a limit, by augmenting paths. */
    private static final class Search {
        private static final int NOBODY = -1;

        private final List<List<Optional<Length>>> ways;
        private final Length limit;
        private final int[] taken;

        Search(List<List<Optional<Length>>> ways, Length limit) {
            this.ways = ways;
            this.limit = limit;
            this.taken = new int[ways.size()];
            Arrays.fill(taken, NOBODY);
        }

        boolean succeeds() {
            for (int who = 0; who < ways.size(); who++) {
                if (!finds(who, new boolean[taken.length])) {
                    return false;
                }
            }
            return true;
        }

        private boolean finds(int who, boolean[] tried) {
            for (int place = 0; place < taken.length; place++) {
                boolean near = ways.get(who).get(place).filter(this::isNear).isPresent();
                if (near && !tried[place]) {
                    tried[place] = true;
                    if (taken[place] == NOBODY || finds(taken[place], tried)) {
                        taken[place] = who;
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean isNear(Length way) {
            return way.isAtMost(limit);
        }

        List<Integer> assignment() {
            Integer[] assignment = new Integer[taken.length];
            for (int place = 0; place < taken.length; place++) {
                assignment[taken[place]] = place;
            }
            return List.of(assignment);
        }
    }
}
