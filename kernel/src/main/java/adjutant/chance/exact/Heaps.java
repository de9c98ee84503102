package adjutant.chance.exact;

import adjutant.chance.Batch;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Surge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The dice of a pool whose batches lie in several heaps, or some of which may be mended: heap after
 * heap, by the number of dice mended so far.
 */
final class Heaps {
    private final List<Heap> heaps = new ArrayList<>();
    private final int batches;
    private final boolean mends;
    private final Mending all;
    private final @Nullable Surge surge;

    private record Heap(int from, int to, Dice dice, Mending mending) {}

    Heaps(Step.Pool pool, boolean echoes) {
        this.batches = pool.batches().size();
        this.mends = pool.mend().isPresent();
        this.surge = pool.surge().orElse(null);
        Set<Integer> mended = new HashSet<>();
        pool.mend().ifPresent(mend -> mended.addAll(mend.batches()));
        this.all = new Mending(rolls(pool.batches()), mended, surge);
        int from = 0;
        for (int to = 1; to <= batches; to++) {
            if (to == batches || heap(pool, to) != heap(pool, from)) {
                heaps.add(heap(pool, from, to, mended, echoes));
                from = to;
            }
        }
        if (pool.batches().stream().noneMatch(batch -> batch.heap() == 0)) {
            Dice sure = new Dice(List.of(), pool.sure(), pool.tally(), echoes, null, null);
            heaps.add(new Heap(0, 0, sure, new Mending(List.of(), Set.of(), null)));
        }
    }

    /** Whether the dice of a pool cannot be just added up and tallied. */
    static boolean needed(Step.Pool pool) {
        return pool.mend().isPresent()
                || pool.batches().stream().anyMatch(batch -> batch.heap() != 0);
    }

    private static int heap(Step.Pool pool, int batch) {
        return pool.batches().get(batch).heap();
    }

    private static Heap heap(
            Step.Pool pool, int from, int to, Set<Integer> mended, boolean echoes) {
        List<Batch> own = pool.batches().subList(from, to);
        Surge fed =
                pool.surge()
                        .filter(surge ->
                                surge.batches().stream()
                                        .anyMatch(batch -> from <= batch && batch < to))
                        .map(surge ->
                                new Surge(
                                        within(surge.batches(), from, to),
                                        surge.per(),
                                        surge.roll()))
                        .orElse(null);
        int sure = heap(pool, from) == 0 ? pool.sure() : 0;
        return new Heap(
                from,
                to,
                new Dice(own, sure, pool.tally(), echoes, fed, null),
                new Mending(rolls(own), within(mended, from, to), fed));
    }

    private static Set<Integer> within(Set<Integer> places, int from, int to) {
        Set<Integer> within = new HashSet<>();
        for (int place : places) {
            if (from <= place && place < to) {
                within.add(place - from);
            }
        }
        return within;
    }

    private static List<Roll> rolls(List<Batch> batches) {
        return batches.stream().map(Batch::roll).toList();
    }

    private int most(int[] counts) {
        return mends ? counts[batches] : 0;
    }

    /** The law of the hits. */
    double[] hits(int[] counts) {
        double[] one = {0, 1};
        double[] sum = {0};
        for (double[] law : all.law(counts, most(counts), Dice::hits, one)) {
            sum = Poly.plus(sum, 0, law, 1);
        }
        return sum;
    }

    /** The law of the amount, and of the echo marks beside it. */
    Amounts amounts(int[] counts) {
        int most = most(counts);
        double[][][] byMended = new double[most + 1][][];
        Arrays.fill(byMended, new double[][] {{0}});
        byMended[0] = new double[][] {{1}};
        for (Heap heap : heaps) {
            byMended = with(byMended, heap, Arrays.copyOfRange(counts, heap.from(), heap.to()));
        }
        double[][] sum = {{0}};
        for (double[][] law : byMended) {
            sum = plus(sum, law);
        }
        return new Amounts(sum);
    }

    private static double[][][] with(double[][][] byMended, Heap heap, int[] counts) {
        int most = byMended.length - 1;
        double[][][] next = new double[most + 1][][];
        Arrays.fill(next, new double[][] {{0}});
        for (int mended = 0; mended <= most; mended++) {
            Amounts[] laws = heap.dice().mended(heap.mending(), counts, most - mended);
            for (int more = 0; more < laws.length; more++) {
                double[][] both = times(byMended[mended], laws[more]);
                next[mended + more] = plus(next[mended + more], both);
            }
        }
        return next;
    }

    /** The law of two independent amounts together, by their echo marks together. */
    private static double[][] times(double[][] law, Amounts more) {
        double[][] product = new double[law.length + more.mostEchoes()][];
        Arrays.fill(product, new double[] {0});
        for (int echo = 0; echo < law.length; echo++) {
            for (int beside = 0; beside <= more.mostEchoes(); beside++) {
                double[] both = Poly.times(law[echo], more.of(beside));
                product[echo + beside] = Poly.plus(product[echo + beside].clone(), 0, both, 1);
            }
        }
        return product;
    }

    private static double[][] plus(double[][] a, double[][] b) {
        double[][] sum = new double[Math.max(a.length, b.length)][];
        for (int echo = 0; echo < sum.length; echo++) {
            double[] first = echo < a.length ? a[echo] : new double[] {0};
            double[] second = echo < b.length ? b[echo] : new double[] {0};
            sum[echo] = Poly.plus(first.clone(), 0, second, 1);
        }
        return sum;
    }
}
