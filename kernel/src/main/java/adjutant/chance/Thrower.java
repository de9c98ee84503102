package adjutant.chance;

import adjutant.chance.DiceSource.Request;
import adjutant.chance.Outcome.PoolResult;
import adjutant.chance.Outcome.TestResult;
import adjutant.chance.Outcome.Thrown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The interpreter that throws the dice of a {@link Chance}, die by die, in the order in which they
 * lie on the table.
 */
public final class Thrower {
    private final Chance chance;
    private final DiceSource source;
    private final List<Thrown> rolls = new ArrayList<>();
    private final List<PoolResult> pools = new ArrayList<>();
    private final List<TestResult> tests = new ArrayList<>();
    private final int[] states;
    private final List<Request> missing = new ArrayList<>(1);

    private Thrower(Chance chance, DiceSource source) {
        this.chance = chance;
        this.source = source;
        this.states = new int[chance.tracks().size()];
        for (int i = 0; i < states.length; i++) {
            states[i] = chance.tracks().get(i).start();
        }
    }

    /**
     * Throws a chance with the dice of a source, as far as they go.
     *
     * <p>Order of dice, for each pool: the first dice of all batches, batch by batch (one request a
     * batch), then their re-rolls in the same order (purpose + {@code -reroll}), then the dice of
     * the marks, batch by batch and within a batch kind by kind, and those of the surge, then the
     * re-rolls of those, and so on; then the scatter's dice and its re-rolls; then the echo's. A
     * request is made only for one die or more. A test's die has the test's label as its purpose.
     */
    public static Throwing play(Chance chance, DiceSource source) {
        Thrower thrower = new Thrower(chance, source);
        if (thrower.run(chance.steps())) {
            return new Throwing.Done(thrower.outcome());
        }
        return new Throwing.Waiting(thrower.outcome(), thrower.missing.getFirst());
    }

    private Outcome outcome() {
        List<Integer> ends = new ArrayList<>(states.length);
        for (int state : states) {
            ends.add(state);
        }
        return new Outcome(rolls, pools, tests, ends);
    }

    /** Whether all dice were there; so too for the other methods that answer a boolean. */
    private boolean run(List<Step> steps) {
        for (Step step : steps) {
            boolean done =
                    switch (step) {
                        case Step.Pool pool -> pool(pool);
                        case Step.Test test -> test(test);
                        case Step.Turn turn -> turn(turn);
                    };
            if (!done) {
                return false;
            }
        }
        return true;
    }

    private boolean turn(Step.Turn turn) {
        int track = index(turn.track());
        states[track] = turn.next().get(states[track]);
        return true;
    }

    private boolean test(Step.Test test) {
        Group one = new Group(new Roll(test.label(), test.on(), test.die(), List.of()), 1);
        List<List<Integer>> faces = new ArrayList<>();
        if (!throwLevel(test.label(), List.of(one), faces)) {
            return false;
        }
        boolean passed = test.die().face(faces.getFirst().getFirst()).first() > 0;
        tests.add(new TestResult(test.label(), passed));
        return run(passed ? test.passed() : test.failed());
    }

    private boolean pool(Step.Pool pool) {
        int index = index(pool.track());
        Track track = chance.tracks().get(index);
        int before = states[index];
        if (track.isLast(before)) {
            pools.add(new PoolResult(pool.label(), 0, 0, 0, 0, before, before, before));
            return true;
        }
        Optional<Left> left = cascade(pool.label(), groups(pool.batches()), pool.surge());
        if (left.isEmpty()) {
            return false;
        }
        int first = pool.tally().amount(left.get().light() + pool.sure(), left.get().heavy());
        int between = track.rise(before, first);
        states[index] = between;
        OptionalInt second = second(pool, first, between);
        if (second.isEmpty()) {
            return false;
        }
        states[index] = track.rise(between, second.getAsInt());
        int after = states[index];
        OptionalInt echo = echo(pool, left.get().echo(), before, between);
        if (echo.isEmpty()) {
            return false;
        }
        pools.add(
                new PoolResult(
                        pool.label(),
                        left.get().hits(),
                        first,
                        second.getAsInt(),
                        echo.getAsInt(),
                        before,
                        between,
                        after));
        return true;
    }

    private OptionalInt second(Step.Pool pool, int first, int between) {
        if (pool.scatter().isEmpty() || first == 0) {
            return OptionalInt.of(0);
        }
        Scatter scatter = pool.scatter().get();
        int way = scatter.byState().get(between);
        return switch (way) {
            case Scatter.NONE -> OptionalInt.of(0);
            case Scatter.SURE -> OptionalInt.of(scatter.tally().amount(first, 0));
            default -> {
                Roll roll =
                        Roll.last(
                                scatter.purpose(), scatter.on().get(way), scatter.dice().get(way));
                yield amount(pool.label(), new Group(roll, first), scatter.tally());
            }
        };
    }

    private OptionalInt echo(Step.Pool pool, int marks, int before, int between) {
        if (pool.echo().isEmpty()) {
            return OptionalInt.of(0);
        }
        Echo echo = pool.echo().get();
        int index = index(echo.track());
        Track track = chance.tracks().get(index);
        int dice = marks + echo.ledger().get(between) - echo.ledger().get(before);
        if (track.isLast(states[index])) {
            return OptionalInt.of(0);
        }
        OptionalInt amount = amount(pool.label(), new Group(echo.roll(), dice), echo.tally());
        if (amount.isPresent()) {
            states[index] = track.rise(states[index], amount.getAsInt());
        }
        return amount;
    }

    private OptionalInt amount(String label, Group group, Tally tally) {
        Optional<Left> left = cascade(label, List.of(group), Optional.empty());
        return left.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(tally.amount(left.get().light(), left.get().heavy()));
    }

    private List<Group> groups(List<Batch> batches) {
        List<Group> groups = new ArrayList<>(batches.size());
        for (Batch batch : batches) {
            groups.add(new Group(batch.roll(), count(batch.count())));
        }
        return groups;
    }

    private int count(Count count) {
        return switch (count) {
            case Count.Fixed fixed -> fixed.dice();
            case Count.ByState by -> by.byState().get(states[index(by.track())]);
        };
    }

    private int index(String track) {
        return chance.index(track);
    }

    /** Throws dice, then those of their marks, level by level; empty where the dice ran out. */
    private Optional<Left> cascade(String label, List<Group> dice, Optional<Surge> surge) {
        int hits = 0;
        int[] left = new int[Marks.KINDS];
        List<Group> level = dice;
        boolean top = true;
        while (!level.isEmpty()) {
            List<List<Integer>> faces = new ArrayList<>();
            if (!throwLevel(label, level, faces)) {
                return Optional.empty();
            }
            List<Group> next = new ArrayList<>();
            for (int i = 0; i < level.size(); i++) {
                int marks = follow(level.get(i).roll(), faces.get(i), next, left);
                hits += top ? marks : 0;
            }
            if (top && surge.isPresent()) {
                int more = surge.get().dice(successes(surge.get(), level, faces));
                next.add(new Group(surge.get().roll(), more));
                hits += more;
            }
            level = next;
            top = false;
        }
        return Optional.of(new Left(hits, left[0], left[1], left[2]));
    }

    /** How many dice of the batches that feed a surge yield any mark. */
    private static int successes(Surge surge, List<Group> level, List<List<Integer>> faces) {
        int successes = 0;
        for (int batch : surge.batches()) {
            Die die = level.get(batch).roll().die();
            for (int face : faces.get(batch)) {
                successes += die.face(face).equals(Marks.NONE) ? 0 : 1;
            }
        }
        return successes;
    }

    /** Adds what counted faces lead to and leave; answers the hits among their marks. */
    private static int follow(Roll roll, List<Integer> faces, List<Group> next, int[] left) {
        int hits = 0;
        for (int kind = 0; kind < Marks.KINDS; kind++) {
            int marks = 0;
            for (int face : faces) {
                marks += roll.die().face(face).of(kind);
            }
            boolean leads = kind < roll.then().size();
            if (leads) {
                next.add(new Group(roll.then().get(kind), marks));
            } else {
                left[kind] += marks;
            }
            boolean leftHit = kind < Marks.ECHO && !roll.then().isEmpty();
            hits += leads || leftHit ? marks : 0;
        }
        return hits;
    }

    /** Throws the dice of all groups, then their re-rolls; adds the faces that count. */
    private boolean throwLevel(String label, List<Group> level, List<List<Integer>> counted) {
        List<List<Integer>> firsts = new ArrayList<>();
        for (Group group : level) {
            if (!roll(group.roll(), "", label, group.count(), firsts)) {
                return false;
            }
        }
        for (int i = 0; i < level.size(); i++) {
            Roll roll = level.get(i).roll();
            List<Integer> faces = new ArrayList<>(firsts.get(i));
            faces.removeIf(roll.die().again()::contains);
            List<List<Integer>> seconds = new ArrayList<>();
            int again = firsts.get(i).size() - faces.size();
            if (!roll(roll, "-reroll", label, again, seconds)) {
                return false;
            }
            faces.addAll(seconds.getFirst());
            counted.add(faces);
        }
        return true;
    }

    private boolean roll(
            Roll roll, String suffix, String label, int count, List<List<Integer>> faces) {
        if (count == 0) {
            faces.add(List.of());
            return true;
        }
        Request request = new Request(roll.purpose() + suffix, label, roll.on(), count);
        Optional<List<Integer>> thrown = source.faces(request);
        if (thrown.isEmpty()) {
            missing.add(request);
            return false;
        }
        rolls.add(new Thrown(request, thrown.get()));
        faces.add(thrown.get());
        return true;
    }

    private record Group(Roll roll, int count) {}

    private record Left(int hits, int light, int heavy, int echo) {}
}
