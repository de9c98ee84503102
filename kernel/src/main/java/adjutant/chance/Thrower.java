package adjutant.chance;

import adjutant.chance.DiceSource.Request;
import adjutant.chance.Outcome.PoolResult;
import adjutant.chance.Outcome.SumResult;
import adjutant.chance.Outcome.TestResult;
import adjutant.chance.Outcome.Thrown;
import java.util.ArrayList;
import java.util.Collections;
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
    private final List<SumResult> sums = new ArrayList<>();
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
     *
     * <p>For each sum: the dice of all hands, hand by hand (one request a hand), then the retakes
     * that come up, one die each (purpose + {@code -reroll}), then the dice of what follows.
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
        return new Outcome(rolls, pools, tests, sums, ends);
    }

    /** Whether all dice were there; so too for the other methods that answer a boolean. */
    private boolean run(List<Step> steps) {
        for (Step step : steps) {
            boolean done =
                    switch (step) {
                        case Step.Pool pool -> pool(pool);
                        case Step.Test test -> test(test);
                        case Step.Turn turn -> turn(turn);
                        case Step.Sum sum -> sum(sum);
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

    private boolean sum(Step.Sum sum) {
        OptionalInt shift = sum.shift(track -> states[index(track)]);
        if (shift.isEmpty()) {
            return true;
        }
        List<List<Integer>> lie = new ArrayList<>();
        List<Step> after = new ArrayList<>();
        for (Step.Sum.Hand hand : sum.hands()) {
            List<List<Integer>> faces = new ArrayList<>(1);
            if (!ask(new Request(hand.purpose(), sum.label(), 0, hand.dice()), faces)) {
                return false;
            }
            lie.add(new ArrayList<>(faces.getFirst()));
            after.addAll(hand.after(faces.getFirst()));
        }
        for (Step.Sum.Retake retake : sum.retakes()) {
            if (!retake(sum, retake, lie.get(retake.hand()))) {
                return false;
            }
        }
        SumResult result = added(sum, shift.getAsInt(), lie);
        sums.add(result);
        return run(sum.bands().get(result.band()).then()) && run(after);
    }

    private boolean retake(Step.Sum sum, Step.Sum.Retake retake, List<Integer> values) {
        Integer lowest = Collections.min(values);
        if (lowest > retake.upTo()) {
            return true;
        }
        String purpose = sum.hands().get(retake.hand()).purpose();
        List<List<Integer>> faces = new ArrayList<>(1);
        if (!ask(new Request(purpose + "-reroll", sum.label(), 0, 1), faces)) {
            return false;
        }
        values.set(values.indexOf(lowest), retake.value(faces.getFirst().getFirst()));
        return true;
    }

    private static SumResult added(Step.Sum sum, int shift, List<List<Integer>> lie) {
        List<Integer> naturals = new ArrayList<>();
        int total = shift;
        for (int hand = 0; hand < lie.size(); hand++) {
            int natural = lie.get(hand).stream().mapToInt(Integer::intValue).sum();
            naturals.add(natural);
            total += sum.hands().get(hand).sign() * natural;
        }
        return new SumResult(sum.label(), naturals, total, sum.band(total));
    }

    private boolean pool(Step.Pool pool) {
        int index = index(pool.track());
        Track track = chance.tracks().get(index);
        int before = states[index];
        if (track.isLast(before)) {
            pools.add(new PoolResult(pool.label(), 0, 0, 0, 0, before, before, before));
            return true;
        }
        Optional<Left> left = cascade(pool);
        if (left.isEmpty()) {
            return false;
        }
        int first = left.get().amount(pool.tally(), pool.sure());
        int between = track.rise(before, first);
        states[index] = between;
        OptionalInt second = second(pool, first, between);
        if (second.isEmpty()) {
            return false;
        }
        states[index] = track.rise(between, second.getAsInt());
        int after = states[index];
        OptionalInt echo = echo(pool, left.get().echoes(), before, between);
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
        return cascade(label, List.of(group), Optional.empty())
                .map(left -> OptionalInt.of(left.amount(tally, 0)))
                .orElseGet(OptionalInt::empty);
    }

    /** The batches of a pool; what may be mended is dealt out as the dice lie. */
    private Optional<Left> cascade(Step.Pool pool) {
        List<Group> groups = new ArrayList<>();
        Mending mending = new Mending(pool.mend().map(mend -> count(mend.most())).orElse(0));
        for (int i = 0; i < pool.batches().size(); i++) {
            Batch batch = pool.batches().get(i);
            int place = i;
            boolean mends = pool.mend().filter(mend -> mend.batches().contains(place)).isPresent();
            groups.add(
                    new Group(
                            batch.roll(),
                            count(batch.count()),
                            batch.heap(),
                            mends ? mending : new Mending(0)));
        }
        return cascade(pool.label(), groups, pool.surge());
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
        Left left = new Left();
        List<Group> level = dice;
        boolean top = true;
        while (!level.isEmpty()) {
            List<List<Integer>> faces = new ArrayList<>();
            if (!throwLevel(label, level, faces)) {
                return Optional.empty();
            }
            List<Group> next = new ArrayList<>();
            for (int i = 0; i < level.size(); i++) {
                int marks = follow(level.get(i), faces.get(i), next, left);
                hits += top ? marks : 0;
            }
            if (top && surge.isPresent()) {
                int more = surge.get().dice(successes(surge.get(), level, faces));
                next.add(new Group(surge.get().roll(), more, heap(surge.get(), level)));
                hits += more;
            }
            level = next;
            top = false;
        }
        left.hit(hits);
        return Optional.of(left);
    }

    private static int heap(Surge surge, List<Group> level) {
        return surge.batches().stream().mapToInt(batch -> level.get(batch).heap()).max().orElse(0);
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
    private static int follow(Group group, List<Integer> faces, List<Group> next, Left left) {
        Roll roll = group.roll();
        int hits = 0;
        for (int kind = 0; kind < Marks.KINDS; kind++) {
            int marks = 0;
            for (int face : faces) {
                marks += roll.die().face(face).of(kind);
            }
            boolean leads = kind < roll.then().size();
            if (leads) {
                next.add(new Group(roll.then().get(kind), marks, group.heap()));
            } else {
                left.of(group.heap())[kind] += marks;
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
            level.get(i).mending().take(roll.die(), faces);
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
        return ask(new Request(roll.purpose() + suffix, label, roll.on(), count), faces);
    }

    /** Asks for dice and adds their faces. */
    private boolean ask(Request request, List<List<Integer>> faces) {
        Optional<List<Integer>> thrown = source.faces(request);
        if (thrown.isEmpty()) {
            missing.add(request);
            return false;
        }
        rolls.add(new Thrown(request, thrown.get()));
        faces.add(thrown.get());
        return true;
    }

    private record Group(Roll roll, int count, int heap, Mending mending) {
        Group(Roll roll, int count) {
            this(roll, count, 0);
        }

        Group(Roll roll, int count, int heap) {
            this(roll, count, heap, new Mending(0));
        }
    }

    /** How many dice may yet be thrown once more for having yielded nothing. */
    private static final class Mending {
        private int most;

        private Mending(int most) {
            this.most = most;
        }

        /** Takes away the first of the faces that yield nothing. */
        private void take(Die die, List<Integer> faces) {
            for (int i = 0; i < faces.size() && most > 0; ) {
                if (die.face(faces.get(i)).equals(Marks.NONE)) {
                    faces.remove(/* index */ i);
                    most--;
                } else {
                    i++;
                }
            }
        }
    }
}
