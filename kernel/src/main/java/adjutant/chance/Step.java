package adjutant.chance;

import java.util.List;
import java.util.Optional;

/** One thing that happens in a {@link Chance}. */
public sealed interface Step {
    /**
     * Dice in batches, added up to an amount which a track takes. In order: all batches are thrown
     * (every batch's first dice, then their re-rolls, then the dice of the marks, and so on down);
     * the left marks and {@code sure} are tallied to the <em>first amount</em>; the track takes it;
     * the scatter, if any, brings the <em>second amount</em>, which the track takes too; the echo,
     * if any, follows. Where the track is in a last phase when the pool comes up, the pool is
     * skipped: no dice, all amounts 0. Where batches lie in several heaps, each heap is tallied
     * alone and the first amount is the sum; {@code sure} lies in heap 0, the dice of the surge in
     * the heap that feeds it.
     *
     * @param label names the pool in logs and laws, unique in a chance
     * @param batches the dice
     * @param sure marks of cost 1 that need no dice, added before the tally
     * @param tally how left marks become the first amount
     * @param track the id of the track that takes the amounts
     * @param scatter the dice that the first amount brings about
     * @param echo what is thrown back
     * @param surge the dice that successes of the first throw bring beside their own marks
     * @param mend the dice of the first throw that are thrown once more for having yielded nothing
     */
    record Pool(
            String label,
            List<Batch> batches,
            int sure,
            Tally tally,
            String track,
            Optional<Scatter> scatter,
            Optional<Echo> echo,
            Optional<Surge> surge,
            Optional<Mend> mend)
            implements Step {
        /** Copies the list. */
        public Pool {
            batches = List.copyOf(batches);
        }

        /** A pool without a mend. */
        public Pool(
                String label,
                List<Batch> batches,
                int sure,
                Tally tally,
                String track,
                Optional<Scatter> scatter,
                Optional<Echo> echo,
                Optional<Surge> surge) {
            this(label, batches, sure, tally, track, scatter, echo, surge, Optional.empty());
        }

        /** A pool without a surge and a mend. */
        public Pool(
                String label,
                List<Batch> batches,
                int sure,
                Tally tally,
                String track,
                Optional<Scatter> scatter,
                Optional<Echo> echo) {
            this(label, batches, sure, tally, track, scatter, echo, Optional.empty());
        }
    }

    /**
     * One die that is passed or failed, and what follows from each.
     *
     * @param label names the test in logs and laws, such as {@code resolve}; unique in a chance
     * @param on the threshold shown beside the die; for display only
     * @param die passed where the face that counts yields a mark of the first kind
     * @param passed what follows a pass
     * @param failed what follows a failure
     */
    record Test(String label, int on, Die die, List<Step> passed, List<Step> failed)
            implements Step {
        /** Copies the lists. */
        public Test {
            passed = List.copyOf(passed);
            failed = List.copyOf(failed);
        }
    }

    /**
     * A change of a track without dice.
     *
     * @param track the id of the track
     * @param next for each state of the track, the state it becomes
     */
    record Turn(String track, IntTable next) implements Step {}
}
