package adjutant.chance.exact;

import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.exact.ExactFractions.Thrown;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Dice in heaps, and dice that may be mended, in fractions: die after die and face after face. It
 * shares nothing with {@link Heaps}.
 */
final class FractionHeaps {
    private final Step.Pool pool;
    private final int most;
    private final Function<Count, Integer> counts;
    private Map<State, Fraction> law = Map.of(State.START, Fraction.ONE);

    /** How far the dice have come: what is tallied already, and what the present heap has left. */
    private record State(int mended, int successes, Thrown tallied, Left heap) {
        static final State START = new State(0, 0, new Thrown(0, 0, 0), Left.NOTHING);

        State plus(int moreMended, int moreSuccesses, Left left) {
            return new State(
                    mended + moreMended, successes + moreSuccesses, tallied, heap.plus(left));
        }
    }

    private FractionHeaps(Step.Pool pool, Function<Count, Integer> counts) {
        this.pool = pool;
        this.counts = counts;
        this.most = pool.mend().map(mend -> counts.apply(mend.most())).orElse(0);
    }

    static Map<Thrown, Fraction> thrown(Step.Pool pool, Function<Count, Integer> counts) {
        FractionHeaps heaps = new FractionHeaps(pool, counts);
        heaps.throwAll();
        Map<Thrown, Fraction> ends = new HashMap<>();
        heaps.law.forEach((state, p) -> ends.merge(state.tallied(), p, Fraction::plus));
        return ends;
    }

    private void throwAll() {
        List<Batch> batches = pool.batches();
        boolean sureTallied = false;
        for (int i = 0; i < batches.size(); i++) {
            for (int die = counts.apply(batches.get(i).count()); die > 0; die--) {
                oneMore(i);
            }
            int heap = batches.get(i).heap();
            if (i + 1 == batches.size() || batches.get(i + 1).heap() != heap) {
                if (isFed(heap)) {
                    surge();
                }
                tally(heap == 0 ? pool.sure() : 0);
                sureTallied |= heap == 0;
            }
        }
        if (!sureTallied) {
            tally(pool.sure());
        }
    }

    private boolean isFed(int heap) {
        return pool.surge()
                .filter(surge ->
                        surge.batches().stream()
                                .anyMatch(batch -> pool.batches().get(batch).heap() == heap))
                .isPresent();
    }

    private void oneMore(int batch) {
        Roll roll = pool.batches().get(batch).roll();
        boolean feeds = pool.surge().filter(s -> s.batches().contains(batch)).isPresent();
        boolean mends = pool.mend().filter(m -> m.batches().contains(batch)).isPresent();
        Map<State, Fraction> next = new HashMap<>();
        law.forEach((state, p) -> {
            for (int first = 1; first <= Die.SIDES; first++) {
                boolean again = roll.die().again().contains(first);
                boolean fails = roll.die().face(first).equals(Marks.NONE);
                boolean mended = mends && fails && !again && state.mended() < most;
                if (!again && !mended) {
                    add(state, 0, roll, first, feeds, p.times(Fraction.of(1, 6)), next);
                    continue;
                }
                for (int second = 1; second <= Die.SIDES; second++) {
                    Fraction q = p.times(Fraction.of(1, 36));
                    add(state, mended ? 1 : 0, roll, second, feeds, q, next);
                }
            }
        });
        law = next;
    }

    private static void add(
            State state,
            int mended,
            Roll roll,
            int face,
            boolean feeds,
            Fraction p,
            Map<State, Fraction> to) {
        Marks marks = roll.die().face(face);
        int success = feeds && !marks.equals(Marks.NONE) ? 1 : 0;
        FractionDice.follow(roll, marks)
                .forEach((left, q) ->
                        to.merge(state.plus(mended, success, left), p.times(q), Fraction::plus));
    }

    private void surge() {
        Map<State, Fraction> next = new HashMap<>();
        law.forEach((state, p) -> {
            int dice = pool.surge().orElseThrow().dice(state.successes());
            Map<State, Fraction> brought = Map.of(state, p);
            for (int i = 0; i < dice; i++) {
                brought = oneBrought(brought);
            }
            brought.forEach((end, q) -> next.merge(end, q, Fraction::plus));
        });
        law = next;
    }

    private Map<State, Fraction> oneBrought(Map<State, Fraction> from) {
        Map<State, Fraction> next = new HashMap<>();
        from.forEach((state, p) ->
                FractionDice.left(pool.surge().orElseThrow().roll())
                        .forEach((left, q) ->
                                next.merge(
                                        state.plus(0, 0, left.withHits(1)),
                                        p.times(q),
                                        Fraction::plus)));
        return next;
    }

    private void tally(int sure) {
        Map<State, Fraction> next = new HashMap<>();
        law.forEach((state, p) -> {
            Left heap = state.heap();
            Thrown before = state.tallied();
            Thrown tallied =
                    new Thrown(
                            before.hits() + heap.hits(),
                            before.first() + pool.tally().amount(heap.light() + sure, heap.heavy()),
                            before.echo() + heap.echo());
            State end = new State(state.mended(), state.successes(), tallied, Left.NOTHING);
            next.merge(end, p, Fraction::plus);
        });
        law = next;
    }
}
