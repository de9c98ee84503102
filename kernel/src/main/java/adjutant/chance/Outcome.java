package adjutant.chance;

import java.util.List;

/**
 * What came of a chance when its dice were thrown.
 *
 * @param rolls every throw in order
 * @param pools every pool that came up, in order, skipped ones with all amounts 0; where the dice
 *     ran out, those that are finished
 * @param tests every test that came up, in order
 * @param sums every sum that came up, in order, before what follows it; skipped ones are not listed
 * @param states the state of each track at the end, in the order of the chance's tracks
 */
public record Outcome(
        List<Thrown> rolls,
        List<PoolResult> pools,
        List<TestResult> tests,
        List<SumResult> sums,
        List<Integer> states) {
    /** Copies the lists. */
    public Outcome {
        rolls = List.copyOf(rolls);
        pools = List.copyOf(pools);
        tests = List.copyOf(tests);
        sums = List.copyOf(sums);
        states = List.copyOf(states);
    }

    /** An outcome without sums. */
    public Outcome(
            List<Thrown> rolls,
            List<PoolResult> pools,
            List<TestResult> tests,
            List<Integer> states) {
        this(rolls, pools, tests, List.of(), states);
    }

    /**
     * Dice thrown.
     *
     * @param request what was asked for
     * @param faces the faces in the order thrown
     */
    public record Thrown(DiceSource.Request request, List<Integer> faces) {
        /** Copies the list. */
        public Thrown {
            faces = List.copyOf(faces);
        }
    }

    /**
     * What a pool did.
     *
     * @param label the pool
     * @param hits all marks of the first throw of each batch whose roll leads on, except echo marks
     *     that are left there; 0 where no roll leads on
     * @param first the first amount, as tallied (not cut at the cap)
     * @param second the second amount, as tallied
     * @param echo the amount that the echo's track took, as tallied
     * @param before the state of the pool's track before it
     * @param between its state after the first amount
     * @param after its state after the second
     */
    public record PoolResult(
            String label,
            int hits,
            int first,
            int second,
            int echo,
            int before,
            int between,
            int after) {}

    /**
     * How a test ended.
     *
     * @param label the test
     * @param passed whether it was passed
     */
    public record TestResult(String label, boolean passed) {}

    /**
     * How a sum fell.
     *
     * @param label the sum
     * @param naturals for each hand the sum of its values as they lie in the end, without its sign
     * @param total all in all
     * @param band the place of the band it fell in
     */
    public record SumResult(String label, List<Integer> naturals, int total, int band) {
        /** Copies the list. */
        public SumResult {
            naturals = List.copyOf(naturals);
        }
    }
}
