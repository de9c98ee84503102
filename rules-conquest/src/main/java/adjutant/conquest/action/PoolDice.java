package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Mend;
import adjutant.chance.Roll;
import adjutant.conquest.combat.Batch.Misses;
import adjutant.conquest.combat.ClashPool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The dice of an attack as they are thrown. */
final class PoolDice {
    private PoolDice() {}

    /** Those of a pool. */
    static List<Batch> of(
            ClashPool pool,
            Function<adjutant.conquest.combat.Batch, Count> count,
            UnaryOperator<Roll> named) {
        return of(pool.batches(), pool.heaps(), count, named);
    }

    /** Those of batches, each with the number of its heap. */
    static List<Batch> of(
            List<adjutant.conquest.combat.Batch> batches,
            List<Integer> heaps,
            Function<adjutant.conquest.combat.Batch, Count> count,
            UnaryOperator<Roll> named) {
        List<Batch> dice = new ArrayList<>();
        for (int i = 0; i < batches.size(); i++) {
            Roll roll = named.apply(batches.get(i).thresholds().roll());
            dice.add(new Batch(count.apply(batches.get(i)), roll, heaps.get(i)));
        }
        return dice;
    }

    /**
     * The one missed die that a Leader has thrown again, where the readings say so: the first of
     * those that are not thrown again anyway.
     *
     * @rule CQ-CMDM-05
     */
    static Optional<Mend> mend(List<adjutant.conquest.combat.Batch> batches) {
        Set<Integer> mended =
                IntStream.range(0, batches.size())
                        .filter(i -> batches.get(i).misses() == Misses.MAY_BE_MENDED)
                        .boxed()
                        .collect(Collectors.toSet());
        return mended.isEmpty() ? Optional.empty() : Optional.of(new Mend(mended, Count.of(1)));
    }
}
