package adjutant.conquest.fight;

import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A Regiment of a chain that attacks and is attacked.
 *
 * @param contender the Regiment
 * @param nerve its threshold of Morale and Resolve
 * @param dice its dice
 */
record Party(Contender contender, Nerve nerve, Dice dice) {
    /** As many times at most do the Wounds of a withdrawal count. */
    private static final int MOST_TIMES = 3;

    /**
     * How many dice it throws.
     *
     * @param attacks a Stand in front, in a Clash
     * @param shots a Stand in front, in a Volley
     * @param front how many Stands stand in front
     * @param support a Stand behind
     */
    record Dice(int attacks, int shots, int front, int support) {
        /** The dice of so many Stands. */
        long of(Act.Kind kind, int stands) {
            long each =
                    switch (kind) {
                        case CLASH -> attacks;
                        case VOLLEY -> shots;
                    };
            return each * Math.min(stands, front) + (long) support * Math.max(0, stands - front);
        }
    }

    /** The dice it throws in each state. */
    Count count(Act.Kind kind) {
        IntUnaryOperator dice = s -> Math.toIntExact(this.dice.of(kind, contender.left(s)));
        return new Count.ByState(contender.track().id(), contender.whileThere(dice));
    }

    /**
     * The dice it throws when it withdraws: one of the batches is thrown, the one for its threshold
     * and its Stands left.
     */
    List<Batch> withdrawal() {
        List<Batch> batches = new ArrayList<>();
        for (int on = Nerve.LOWEST; on <= Nerve.HIGHEST; on++) {
            for (int times = 1; times <= MOST_TIMES; times++) {
                IntTable where = where(on, times);
                if (IntStream.of(where.toArray()).anyMatch(count -> count > 0)) {
                    Count count = new Count.ByState(contender.track().id(), where);
                    batches.add(new Batch(count, resolve(on, times)));
                }
            }
        }
        return batches;
    }

    private IntTable where(int on, int times) {
        return contender.whileThere(s ->
                nerve.on(contender, s) == on && Math.min(contender.left(s), MOST_TIMES) == times
                        ? 1
                        : 0);
    }

    private static Roll resolve(int on, int times) {
        var faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> face <= on ? Marks.ONE : new Marks(0, 1, 0))
                        .toList();
        return new Roll(
                "resolve", on, new Die(faces, Faces.NONE), List.of(wounds(1), wounds(times)));
    }

    /** A die whose face, so many times, is the number of Wounds. */
    private static Roll wounds(int times) {
        var faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> new Marks(face * times, 0, 0))
                        .toList();
        return Roll.last("withdraw-wounds", 0, new Die(faces, Faces.NONE));
    }
}
