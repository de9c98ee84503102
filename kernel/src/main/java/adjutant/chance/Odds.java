package adjutant.chance;

import java.util.List;

/**
 * The exact law of a chance, in doubles.
 *
 * @param pools the laws of every pool, in the order of the chance, depth first: what follows a pass
 *     before what follows a failure
 * @param tests for each test its chance to come up and to be passed, in the same order
 * @param tracks the law of the final state of each track
 */
public record Odds(List<PoolLaw> pools, List<TestLaw> tests, List<TrackLaw> tracks) {
    /** Copies the lists. */
    public Odds {
        pools = List.copyOf(pools);
        tests = List.copyOf(tests);
        tracks = List.copyOf(tracks);
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
}
