package adjutant.benchmarks;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Side;
import adjutant.play.simulation.Battles;
import adjutant.play.simulation.Experiment;
import java.util.ArrayList;
import java.util.List;

/**
 * A battle in flat arrays: the least work that any program has with the same commands. For each of
 * them it copies a state of some numbers, draws the dice, and measures the contacts of all pairs of
 * enemies on the table. It knows no rule, gives no reason and changes nothing else.
 */
final class FlatBattle {
    /** Numbers that a Regiment has besides where it stands. */
    private static final int NUMBERS = 16;

    private static final int CORNERS = 4;

    /** The coordinates of the corners of a Regiment. */
    private static final int COORDINATES = 2 * CORNERS;

    private final int units;
    private final boolean[] first;
    private final List<long[]> corners = new ArrayList<>();
    private final List<boolean[]> present = new ArrayList<>();
    private final List<int[]> faces = new ArrayList<>();
    private int contacts;
    private long random = 88_172_645_463_325_252L;

    /** What a game of an experiment did. */
    FlatBattle(Experiment<Battle, Command, Event> experiment, int game) {
        List<Regiment> regiments = experiment.start().regiments();
        units = regiments.size();
        first = new boolean[units];
        for (int i = 0; i < units; i++) {
            first[i] = regiments.get(i).side() == Side.A;
        }
        Battles.play(
                experiment,
                game,
                (_, _, outcome, _, after) -> {
                    add(after.regiments());
                    faces.add(
                            outcome.rolls().stream()
                                    .flatMap(roll -> roll.faces().stream())
                                    .mapToInt(Integer::intValue)
                                    .toArray());
                });
        if (measured() != contacts) {
            throw new IllegalStateException(measured() + " contacts, not " + contacts);
        }
    }

    private void add(List<Regiment> regiments) {
        long[] where = new long[units * COORDINATES];
        boolean[] there = new boolean[units];
        for (int i = 0; i < units; i++) {
            if (regiments.get(i).pose().isPresent()) {
                there[i] = true;
                Footprint body = regiments.get(i).rectangle();
                for (int corner = 0; corner < CORNERS; corner++) {
                    where[i * COORDINATES + 2 * corner] = body.x(corner);
                    where[i * COORDINATES + 2 * corner + 1] = body.y(corner);
                }
            }
        }
        corners.add(where);
        present.add(there);
        contacts += touching(regiments);
    }

    private int touching(List<Regiment> regiments) {
        int pairs = 0;
        for (int i = 0; i < units; i++) {
            for (int j = i + 1; j < units; j++) {
                Regiment one = regiments.get(i);
                Regiment two = regiments.get(j);
                boolean met =
                        one.side() != two.side()
                                && one.pose().isPresent()
                                && two.pose().isPresent()
                                && Distance.isWithin(
                                        one.rectangle(), two.rectangle(), Tolerances.TOUCH);
                pairs += met ? 1 : 0;
            }
        }
        return pairs;
    }

    private int measured() {
        int pairs = 0;
        for (int turn = 0; turn < corners.size(); turn++) {
            pairs += touching(corners.get(turn), present.get(turn));
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
            pairs += touching(corners.get(turn), present.get(turn));
        }
        if (pairs != contacts) {
            throw new IllegalStateException(pairs + " contacts, not " + contacts);
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
            pairs += touching(corners.get(turn), present.get(turn));
        }
        return pairs + state[0];
    }

    private int below(int bound) {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return (int) Math.floorMod(random, (long) bound);
    }

    private int touching(long[] where, boolean[] there) {
        int pairs = 0;
        for (int i = 0; i < units; i++) {
            for (int j = i + 1; j < units; j++) {
                if (first[i] != first[j]
                        && there[i]
                        && there[j]
                        && !areApart(where, i * COORDINATES, j * COORDINATES)
                        && !areApart(where, j * COORDINATES, i * COORDINATES)) {
                    pairs++;
                }
            }
        }
        return pairs;
    }

    /** Whether an edge of one lies between both, by more than what counts as touching. */
    private static boolean areApart(long[] where, int one, int other) {
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
            double touch = Tolerances.TOUCH.micrometres();
            if (nearest < 0
                    && nearest * nearest > touch * touch * (alongX * alongX + alongY * alongY)) {
                return true;
            }
        }
        return false;
    }
}
