package adjutant.chance;

import java.util.List;

/**
 * The exact law of a chance, in doubles.
 *
 * @param pools the laws of every pool, in the order of the chance, depth first: what follows a pass
 *     before what follows a failure, what follows the bands of a sum in their order before what
 *     follows its hands
 * @param tests for each test its chance to come up and to be passed, in the same order
 * @param sums the laws of every sum, in the same order
 * @param tracks the law of the final state of each track
 */
public record Odds(
        List<PoolLaw> pools, List<TestLaw> tests, List<SumLaw> sums, List<TrackLaw> tracks) {
    /** Copies the lists. */
    public Odds {
        pools = List.copyOf(pools);
        tests = List.copyOf(tests);
        sums = List.copyOf(sums);
        tracks = List.copyOf(tracks);
    }

    /** Odds without sums. */
    public Odds(List<PoolLaw> pools, List<TestLaw> tests, List<TrackLaw> tracks) {
        this(pools, tests, List.of(), tracks);
    }

    /**
     * The laws of one pool. A pool that did not come up counts as amounts of 0.
     *
     * @param label the pool
     * @param hits marks of the first throw, see {@link Outcome.PoolResult#hits}
     * @param first the first amount
     * @param total the first and the second amount together, as tallied
     */
    public record PoolLaw(String label, Law hits, Law first, Law total) {}

    /**
     * A test.
     *
     * @param label the test
     * @param reached the chance that the die is thrown
     * @param passed the chance that it is thrown and passed
     */
    public record TestLaw(String label, double reached, double passed) {}

    /**
     * The laws of one sum, given that it comes up; all 0 where it never does.
     *
     * @param label the sum
     * @param reached the chance that it comes up and is not skipped
     * @param lowest the lowest total that can come up; 0 where none can
     * @param above the law of how far the total lies above the lowest
     * @param bands the law of the place of the band it falls in
     */
    public record SumLaw(String label, double reached, int lowest, Law above, Law bands) {
        /** The chance of a total, given that the sum comes up. */
        public double at(int total) {
            return above.at(total - lowest);
        }
    }

    /**
     * The law of a track's final state.
     *
     * @param track the track
     * @param states the probability of each state number
     */
    public record TrackLaw(Track track, Law states) {}

    /**
     * The laws of a pool.
     *
     * @throws IllegalArgumentException where there is no such pool
     */
    public PoolLaw pool(String label) {
        return pools.stream()
                .filter(pool -> pool.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no pool " + label));
    }

    /**
     * The law of a track.
     *
     * @throws IllegalArgumentException where there is no such track
     */
    public TrackLaw track(String id) {
        return tracks.stream()
                .filter(law -> law.track().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no track " + id));
    }

    /**
     * A test.
     *
     * @throws IllegalArgumentException where there is no such test
     */
    public TestLaw test(String label) {
        return tests.stream()
                .filter(law -> law.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no test " + label));
    }

    /**
     * A sum.
     *
     * @throws IllegalArgumentException where there is no such sum
     */
    public SumLaw sum(String label) {
        return sums.stream()
                .filter(law -> law.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no sum " + label));
    }
}
