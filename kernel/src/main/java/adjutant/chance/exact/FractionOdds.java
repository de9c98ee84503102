package adjutant.chance.exact;

import java.util.List;

/**
 * The exact law of a chance in fractions; as {@link adjutant.chance.Odds}. A law lists the
 * probabilities of 0, 1, 2, ….
 *
 * @param pools the laws of every pool, depth first
 * @param tests for each test its chance to come up and to be passed
 * @param sums the laws of every sum, given that it comes up
 * @param tracks for each track the probability of each state number
 */
public record FractionOdds(
        List<PoolLaw> pools, List<TestLaw> tests, List<SumLaw> sums, List<List<Fraction>> tracks) {
    /** Copies the lists. */
    public FractionOdds {
        pools = List.copyOf(pools);
        tests = List.copyOf(tests);
        sums = List.copyOf(sums);
        tracks = tracks.stream().map(List::copyOf).toList();
    }

    /**
     * The laws of one pool.
     *
     * @param label the pool
     * @param hits marks of the first throw
     * @param first the first amount
     * @param total both amounts together
     */
    public record PoolLaw(
            String label, List<Fraction> hits, List<Fraction> first, List<Fraction> total) {
        /** Copies the lists. */
        public PoolLaw {
            hits = List.copyOf(hits);
            first = List.copyOf(first);
            total = List.copyOf(total);
        }
    }

    /**
     * A test.
     *
     * @param label the test
     * @param reached the chance that the die is thrown
     * @param passed the chance that it is thrown and passed
     */
    public record TestLaw(String label, Fraction reached, Fraction passed) {
        /** The law of the same test that comes up in two ways that exclude each other. */
        TestLaw plus(TestLaw that) {
            return new TestLaw(label, reached.plus(that.reached), passed.plus(that.passed));
        }
    }

    /**
     * The laws of one sum, given that it comes up; as {@link adjutant.chance.Odds.SumLaw}.
     *
     * @param label the sum
     * @param reached the chance that it comes up and is not skipped
     * @param lowest the lowest total that can come up
     * @param above the law of how far the total lies above the lowest
     * @param bands the law of the place of the band it falls in
     */
    public record SumLaw(
            String label,
            Fraction reached,
            int lowest,
            List<Fraction> above,
            List<Fraction> bands) {
        /** Copies the lists. */
        public SumLaw {
            above = List.copyOf(above);
            bands = List.copyOf(bands);
        }
    }
}
