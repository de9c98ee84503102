package adjutant.chance.exact;

import adjutant.chance.Chance;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Odds.PoolLaw;
import adjutant.chance.Odds.TrackLaw;
import adjutant.chance.Scatter;
import adjutant.chance.Step;
import adjutant.chance.Track;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The chance met most, taken without a {@link Walk}: one pool of known dice on one track, without
 * an echo. All amounts start from one state, so what a state in between and the second amount lead
 * to can be added up by the amount in all, one phase at a time.
 */
final class SinglePool {
    private final Arrivals arrivals;
    private final int top;
    private final @Nullable ScatterRows scatter;
    private final double[] states;

    /** By the amount in all. */
    private double[] total;

    /** Also by the amount in all: those whose second rise starts in the present phase. */
    private double[] rising;

    private int lowest;
    private int end;
    private int size = 1;

    private SinglePool(Track track, Optional<Scatter> scatter, int most) {
        arrivals = new Arrivals(track);
        top = track.cap();
        this.scatter = scatter.isPresent() ? new ScatterRows(scatter.get()) : null;
        states = new double[track.states()];
        int room = scatter.isPresent() ? 2 * most + 1 : most + 1;
        total = new double[room];
        rising = new double[room];
        lowest = room;
    }

    /** The odds of a chance that is a single pool; empty of any other. */
    static Optional<Odds> odds(Chance chance) {
        if (chance.tracks().size() != 1
                || chance.steps().size() != 1
                || !(chance.steps().getFirst() instanceof Step.Pool pool)
                || pool.echo().isPresent()) {
            return Optional.empty();
        }
        Counts counts = Counts.of(chance, pool);
        return counts.vary()
                ? Optional.empty()
                : Optional.of(odds(chance.tracks().getFirst(), pool, counts.fixed()));
    }

    private static Odds odds(Track track, Step.Pool pool, int[] counts) {
        double[] hits = Poly.ONE;
        double[] first = Poly.ONE;
        boolean skipped = track.isLast(track.start());
        if (!skipped) {
            Dice dice = new Dice(pool, false);
            hits = dice.hits(counts);
            first = dice.amounts(counts).of(0);
        }
        SinglePool single = new SinglePool(track, pool.scatter(), first.length - 1);
        single.take(track, first);
        Law total = Law.of(single.total());
        PoolLaw laws = new PoolLaw(pool.label(), Law.of(hits), Law.of(first), total);
        TrackLaw end = new TrackLaw(track, Law.of(single.states));
        return new Odds(List.of(laws), List.of(), List.of(end));
    }

    private void take(Track track, double[] first) {
        int[] arrival = arrivals.of(track.startPhase());
        int level = track.startLevel();
        int between = track.start();
        int phase = track.startPhase();
        for (int amount = 0; amount < first.length; amount++) {
            if (first[amount] > Poly.TINY) {
                if (amount > 0) {
                    between = arrival[Math.min(top, level + amount)];
                }
                if (between < phase * (top + 1) || between > phase * (top + 1) + top) {
                    settle(phase, level);
                    phase = between / (top + 1);
                }
                double[] second = scatter == null ? Poly.ONE : scatter.row(between, amount);
                add(amount, between, second, first[amount]);
            }
        }
        settle(phase, level);
    }

    private void add(int amount, int between, double[] second, double chance) {
        makeRoom(amount + second.length);
        states[between] += chance * second[0];
        total[amount] += chance * second[0];
        if (second.length > 1) {
            lowest = Math.min(lowest, amount + 1);
            end = Math.max(end, amount + second.length);
            double[] sums = rising;
            for (int m = 1; m < second.length; m++) {
                sums[amount + m] += chance * second[m];
            }
        }
    }

    private void makeRoom(int wanted) {
        size = Math.max(size, wanted);
        if (wanted > total.length) {
            total = Arrays.copyOf(total, 2 * wanted);
            rising = Arrays.copyOf(rising, 2 * wanted);
        }
    }

    /** Lets what rises from a phase arrive. */
    private void settle(int phase, int level) {
        if (lowest < end) {
            int[] arrival = arrivals.of(phase);
            for (int amount = lowest; amount < end; amount++) {
                double chance = rising[amount];
                total[amount] += chance;
                states[arrival[Math.min(top, level + amount)]] += chance;
            }
            Arrays.fill(rising, lowest, end, 0);
        }
        lowest = total.length;
        end = 0;
    }

    private double[] total() {
        return size == total.length ? total : Arrays.copyOf(total, size);
    }
}
