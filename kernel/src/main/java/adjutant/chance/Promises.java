package adjutant.chance;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a chance promises to its interpreters: names that are unique and known, tables that fit
 * their tracks.
 */
final class Promises {
    /** So many that what follows them can be told by the bits of a long. */
    private static final int MOST_HANDS = 30;

    private final Map<String, Integer> states = new HashMap<>();
    private final Set<String> labels = new HashSet<>();

    /**
     * Checks the parts of a chance.
     *
     * @throws IllegalArgumentException with what is broken
     */
    static void check(List<Track> tracks, List<Step> steps) {
        Promises promises = new Promises();
        for (Track track : tracks) {
            Integer other = promises.states.put(track.id(), track.states());
            require(other == null, "two tracks " + track.id());
        }
        promises.check(steps);
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private void check(List<Step> steps) {
        for (Step step : steps) {
            switch (step) {
                case Step.Pool pool -> check(pool);
                case Step.Turn turn -> fits(turn.track(), turn.next(), 0, states(turn.track()));
                case Step.Test test -> {
                    require(labels.add(test.label()), "two steps " + test.label());
                    check(test.passed());
                    check(test.failed());
                }
                case Step.Sum sum -> check(sum);
            }
        }
    }

    private void check(Step.Pool pool) {
        require(labels.add(pool.label()), "two steps " + pool.label());
        require(pool.sure() >= 0, "pool " + pool.label() + ": sure " + pool.sure());
        pool.batches().forEach(batch -> fits(batch.count()));
        pool.surge()
                .ifPresent(surge -> {
                    known(pool, surge.batches());
                    require(
                            surge.batches().stream()
                                            .map(batch -> pool.batches().get(batch).heap())
                                            .distinct()
                                            .count()
                                    <= 1,
                            "pool " + pool.label() + ": a surge is fed by one heap");
                });
        pool.mend()
                .ifPresent(mend -> {
                    known(pool, mend.batches());
                    fits(mend.most());
                });
        heaps(pool);
        states(pool.track());
        pool.scatter()
                .ifPresent(scatter ->
                        fits(pool.track(), scatter.byState(), Scatter.SURE, scatter.dice().size()));
        pool.echo()
                .ifPresent(echo -> {
                    states(echo.track());
                    fits(pool.track(), echo.ledger(), 0, Integer.MAX_VALUE);
                });
    }

    private void check(Step.Sum sum) {
        String name = "sum " + sum.label();
        require(labels.add(sum.label()), "two steps " + sum.label());
        require(Math.abs((long) sum.plus()) <= Step.Sum.MOST, name + ": plus " + sum.plus());
        require(sum.hands().size() <= MOST_HANDS, name + ": " + sum.hands().size() + " hands");
        for (Step.Sum.Retake retake : sum.retakes()) {
            require(retake.hand() < sum.hands().size(), name + ": no hand " + retake.hand());
        }
        sum.shifts().forEach(this::check);
        require(!sum.bands().isEmpty(), name + ": no band");
        for (int band = 0; band < sum.bands().size(); band++) {
            Step.Sum.Band one = sum.bands().get(band);
            require(
                    band == 0 || sum.bands().get(band - 1).least() < one.least(),
                    name + ": band " + one.name() + " does not ascend to " + one.least());
        }
        sum.branches().forEach(this::check);
    }

    private void check(Step.Sum.Shift shift) {
        IntTable table = shift.byState();
        IntTable added =
                IntTable.generate(
                        table.size(), i -> table.get(i) == Step.Sum.Shift.SKIP ? 0 : table.get(i));
        fits(shift.track(), added, -Step.Sum.MOST, Step.Sum.MOST + 1);
    }

    private static void known(Step.Pool pool, Set<Integer> batches) {
        batches.forEach(batch ->
                require(
                        batch >= 0 && batch < pool.batches().size(),
                        "pool " + pool.label() + ": no batch " + batch));
    }

    /** The batches of a heap lie side by side. */
    private static void heaps(Step.Pool pool) {
        List<Integer> heaps = pool.batches().stream().map(Batch::heap).toList();
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < heaps.size(); i++) {
            boolean begins = i == 0 || !heaps.get(i).equals(heaps.get(i - 1));
            require(
                    !begins || seen.add(heaps.get(i)),
                    "pool " + pool.label() + ": heap " + heaps.get(i) + " in two places");
        }
    }

    private void fits(Count count) {
        if (count instanceof Count.ByState by) {
            fits(by.track(), by.byState(), 0, Integer.MAX_VALUE);
        }
    }

    private int states(String track) {
        Integer known = states.get(track);
        if (known == null) {
            throw new IllegalArgumentException("no track " + track);
        }
        return known;
    }

    private void fits(String track, IntTable table, int least, int below) {
        require(
                table.size() == states(track),
                "track " + track + " has " + states(track) + " states, not " + table.size());
        for (int state = 0; state < table.size(); state++) {
            int value = table.get(state);
            require(
                    value >= least && value < below,
                    "track " + track + ": " + value + " for state " + state);
        }
    }
}
