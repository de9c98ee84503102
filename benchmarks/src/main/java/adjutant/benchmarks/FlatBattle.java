package adjutant.benchmarks;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.game.Side;
import adjutant.play.simulation.Battles;
import adjutant.play.simulation.Experiment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A battle in flat arrays: the least work that any program has with the same commands. For each of
 * them it copies a state of some numbers, draws the dice, and measures which enemies on the table
 * are near each other. It knows no rule, gives no reason and changes nothing else.
 */
final class FlatBattle {
    /** Numbers that a unit has besides where it stands. */
    private static final int NUMBERS = 16;

    private static final int CORNERS = 4;

    /** The coordinates of the corners of a unit. */
    private static final int COORDINATES = 2 * CORNERS;

    private final int units;
    private final boolean[] first;
    private final List<long[]> corners = new ArrayList<>();

    /** How far, across or down the page, the corners of a unit lie from its first, at most. */
    private final List<long[]> sizes = new ArrayList<>();

    private final List<boolean[]> present = new ArrayList<>();
    private final List<int[]> faces = new ArrayList<>();
    private final long limit;
    private int nearby;
    private long random = 88_172_645_463_325_252L;

    /**
     * A unit as it stands.
     *
     * @param side whose it is
     * @param ground what it covers, where it is on the table
     */
    record Body(Side side, Optional<Footprint> ground) {}

    /**
     * What a game of an experiment did.
     *
     * @param bodies all units of a situation, always in the same order
     * @param reach how far from each other two enemies are near, at most
     */
    <S, C, E> FlatBattle(
            Experiment<S, C, E> experiment,
            int game,
            Function<S, List<Body>> bodies,
            Length reach) {
        limit = reach.micrometres();
        List<Body> start = bodies.apply(experiment.start());
        units = start.size();
        first = new boolean[units];
        for (int i = 0; i < units; i++) {
            first[i] = start.get(i).side() == Side.A;
        }
        Battles.play(
                experiment,
                game,
                (_, _, outcome, _, after) -> {
                    add(bodies.apply(after), reach);
                    faces.add(
                            outcome.rolls().stream()
                                    .flatMap(roll -> roll.faces().stream())
                                    .mapToInt(Integer::intValue)
                                    .toArray());
                });
        if (measured() != nearby) {
            throw new IllegalStateException(measured() + " pairs, not " + nearby);
        }
    }

    private void add(List<Body> bodies, Length reach) {
        long[] where = new long[units * COORDINATES];
        long[] size = new long[units];
        boolean[] there = new boolean[units];
        for (int i = 0; i < units; i++) {
            if (bodies.get(i).ground().isPresent()) {
                there[i] = true;
                Footprint body = bodies.get(i).ground().get();
                for (int corner = 0; corner < CORNERS; corner++) {
                    where[i * COORDINATES + 2 * corner] = body.x(corner);
                    where[i * COORDINATES + 2 * corner + 1] = body.y(corner);
                    long across = Math.abs(body.x(corner) - body.x(0));
                    long down = Math.abs(body.y(corner) - body.y(0));
                    size[i] = Math.max(size[i], Math.max(across, down));
                }
            }
        }
        corners.add(where);
        sizes.add(size);
        present.add(there);
        nearby += near(bodies, reach);
    }

    private int near(List<Body> bodies, Length reach) {
        int pairs = 0;
        for (int i = 0; i < units; i++) {
            for (int j = i + 1; j < units; j++) {
                Body one = bodies.get(i);
                Body two = bodies.get(j);
                boolean met =
                        one.side() != two.side()
                                && one.ground().isPresent()
                                && two.ground().isPresent()
                                && Distance.isWithin(one.ground().get(), two.ground().get(), reach);
                pairs += met ? 1 : 0;
            }
        }
        return pairs;
    }

    private int measured() {
        int pairs = 0;
        for (int turn = 0; turn < corners.size(); turn++) {
            pairs += near(turn);
        }
        return pairs;
    }

    /** All commands with the dice as they fell; the answer depends on all that was done. */
    int turns() {
        int[] state = new int[units * NUMBERS];
        int pairs = 0;
        for (int turn = 0; turn < corners.size(); turn++) {
            state = state.clone();
            for (int face : faces.get(turn)) {
                state[turn % state.length] += face;
            }
            pairs += near(turn);
        }
        if (pairs != nearby) {
            throw new IllegalStateException(pairs + " pairs, not " + nearby);
        }
        return pairs + state[0];
    }

    /** So many rulings: the same with dice drawn, and one more draw for what is tried. */
    int rulings(int asked) {
        int[] state = new int[units * NUMBERS];
        int pairs = 0;
        for (int ruling = 0; ruling < asked; ruling++) {
            int turn = ruling % corners.size();
            state = state.clone();
            state[below(state.length)]++;
            for (int die = 0; die < faces.get(turn).length; die++) {
                state[ruling % state.length] += 1 + below(6);
            }
            pairs += near(turn);
        }
        return pairs + state[0];
    }

    private int below(int bound) {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return (int) Math.floorMod(random, (long) bound);
    }

    private int near(int turn) {
        long[] where = corners.get(turn);
        long[] size = sizes.get(turn);
        boolean[] there = present.get(turn);
        int pairs = 0;
        for (int i = 0; i < units; i++) {
            if (!there[i]) {
                continue;
            }
            long ownX = where[i * COORDINATES];
            long ownY = where[i * COORDINATES + 1];
            long own = limit + size[i];
            for (int j = i + 1; j < units; j++) {
                if (first[i] != first[j]
                        && there[j]
                        && Math.abs(ownX - where[j * COORDINATES]) <= own + size[j]
                        && Math.abs(ownY - where[j * COORDINATES + 1]) <= own + size[j]
                        && areNear(where, i * COORDINATES, j * COORDINATES)) {
                    pairs++;
                }
            }
        }
        return pairs;
    }

    private boolean areNear(long[] where, int one, int other) {
        return !areApart(where, one, other)
                && !areApart(where, other, one)
                && (limit <= Tolerances.TOUCH.micrometres()
                        || Math.min(corners(where, one, other), corners(where, other, one))
                                <= (double) limit * limit);
    }

    /** Whether an edge of one lies between both, by more than the limit. */
    private boolean areApart(long[] where, int one, int other) {
        for (int edge = 0; edge < CORNERS; edge++) {
            int next = (edge + 1) % CORNERS;
            double fromX = where[one + 2 * edge];
            double fromY = where[one + 2 * edge + 1];
            double alongX = where[one + 2 * next] - fromX;
            double alongY = where[one + 2 * next + 1] - fromY;
            double nearest = Double.NEGATIVE_INFINITY;
            for (int corner = 0; corner < CORNERS; corner++) {
                double toX = where[other + 2 * corner] - fromX;
                double toY = where[other + 2 * corner + 1] - fromY;
                nearest = Math.max(nearest, alongX * toY - alongY * toX);
            }
            if (nearest < 0
                    && nearest * nearest
                            > (double) limit * limit * (alongX * alongX + alongY * alongY)) {
                return true;
            }
        }
        return false;
    }

    /** The square of the distance of the nearest corner of one from the edges of the other. */
    private static double corners(long[] where, int one, int other) {
        double least = Double.POSITIVE_INFINITY;
        for (int edge = 0; edge < CORNERS; edge++) {
            int next = (edge + 1) % CORNERS;
            double fromX = where[other + 2 * edge];
            double fromY = where[other + 2 * edge + 1];
            double alongX = where[other + 2 * next] - fromX;
            double alongY = where[other + 2 * next + 1] - fromY;
            double square = alongX * alongX + alongY * alongY;
            for (int corner = 0; corner < CORNERS; corner++) {
                double toX = where[one + 2 * corner] - fromX;
                double toY = where[one + 2 * corner + 1] - fromY;
                double part = Math.clamp((toX * alongX + toY * alongY) / square, 0.0, 1.0);
                double offX = toX - part * alongX;
                double offY = toY - part * alongY;
                least = Math.min(least, offX * offX + offY * offY);
            }
        }
        return least;
    }
}
