package adjutant.chance.exact;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Step;
import java.util.Arrays;
import java.util.List;

/**
 * Which tracks of a chance without sums depend on each other: a pool couples its track with those
 * that its counts of dice are read from and with its echo's; a test couples all tracks that what
 * follows may change.
 */
final class Coupling {
    private final Chance chance;
    private final int[] part;

    private Coupling(Chance chance) {
        this.chance = chance;
        this.part = new int[chance.tracks().size()];
        Arrays.setAll(part, i -> i);
    }

    /** For each track the number of its part: the first track of those it is coupled with. */
    static int[] parts(Chance chance) {
        Coupling coupling = new Coupling(chance);
        chance.steps().forEach(step -> coupling.join(step, -1));
        return coupling.part;
    }

    /** For each track the number of the last step that changes or reads it; -1 where none does. */
    static int[] lastUse(Chance chance) {
        int[] last = new int[chance.tracks().size()];
        Arrays.fill(last, -1);
        for (int i = 0; i < chance.steps().size(); i++) {
            markUse(chance, chance.steps().get(i), last, i);
        }
        return last;
    }

    private static void markUse(Chance chance, Step step, int[] last, int number) {
        switch (step) {
            case Step.Turn turn -> last[chance.index(turn.track())] = number;
            case Step.Test test -> {
                test.passed().forEach(follows -> markUse(chance, follows, last, number));
                test.failed().forEach(follows -> markUse(chance, follows, last, number));
            }
            case Step.Sum sum -> {
                sum.shifts().forEach(shift -> last[chance.index(shift.track())] = number);
                for (List<Step> branch : sum.branches()) {
                    branch.forEach(follows -> markUse(chance, follows, last, number));
                }
            }
            case Step.Pool pool -> {
                last[chance.index(pool.track())] = number;
                pool.echo().ifPresent(echo -> last[chance.index(echo.track())] = number);
                pool.batches().forEach(batch -> markUse(chance, batch.count(), last, number));
                pool.mend().ifPresent(mend -> markUse(chance, mend.most(), last, number));
            }
        }
    }

    private static void markUse(Chance chance, Count count, int[] last, int number) {
        if (count instanceof Count.ByState by) {
            last[chance.index(by.track())] = number;
        }
    }

    /** Whether a step can change a track of a part. */
    static boolean touches(Chance chance, Step step, int[] part, int wanted) {
        return switch (step) {
            case Step.Pool pool -> part[chance.index(pool.track())] == wanted;
            case Step.Turn turn -> part[chance.index(turn.track())] == wanted;
            case Step.Test test ->
                    touches(chance, test.passed(), part, wanted)
                            || touches(chance, test.failed(), part, wanted);
            case Step.Sum _ -> throw new IllegalStateException("a sum is not taken by parts");
        };
    }

    private static boolean touches(Chance chance, List<Step> steps, int[] part, int wanted) {
        return steps.stream().anyMatch(step -> touches(chance, step, part, wanted));
    }

    /** Joins a step's tracks with each other and with one more; answers one of them, or that. */
    private int join(Step step, int with) {
        return switch (step) {
            case Step.Pool pool -> {
                int track = join(chance.index(pool.track()), with);
                pool.batches().forEach(batch -> join(batch, track));
                pool.mend().ifPresent(mend -> join(mend.most(), track));
                pool.echo().ifPresent(echo -> join(chance.index(echo.track()), track));
                yield track;
            }
            case Step.Turn turn -> join(chance.index(turn.track()), with);
            case Step.Test test -> {
                int last = with;
                for (Step follows : test.passed()) {
                    last = join(follows, last);
                }
                for (Step follows : test.failed()) {
                    last = join(follows, last);
                }
                yield last;
            }
            case Step.Sum _ -> throw new IllegalStateException("a sum is not taken by parts");
        };
    }

    private void join(Batch batch, int track) {
        join(batch.count(), track);
    }

    private void join(Count count, int track) {
        switch (count) {
            case Count.Fixed _ -> {}
            case Count.ByState by -> join(chance.index(by.track()), track);
        }
    }

    private int join(int track, int with) {
        if (with >= 0 && part[track] != part[with]) {
            int from = Math.max(part[track], part[with]);
            int to = Math.min(part[track], part[with]);
            for (int i = 0; i < part.length; i++) {
                part[i] = part[i] == from ? to : part[i];
            }
        }
        return track;
    }
}
