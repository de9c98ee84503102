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
import java.util.stream.IntStream;

/**
 * The dice of a Regiment that withdraws: one of the batches is thrown, the one for its threshold
 * and its Stands left.
 *
 * @param of the Regiment
 * @param nerve its threshold
 */
record Withdrawal(Contender of, Nerve nerve) {
    private static final int MOST_STANDS = 3;

    /** The batches, each with one die in the states it is for and none in the others. */
    List<Batch> batches() {
        List<Batch> batches = new ArrayList<>();
        for (int on = Nerve.LOWEST; on <= Nerve.HIGHEST; on++) {
            for (int times = 1; times <= MOST_STANDS; times++) {
                IntTable where = where(on, times);
                if (IntStream.of(where.toArray()).anyMatch(count -> count > 0)) {
                    Count count = new Count.ByState(of.track().id(), where);
                    batches.add(new Batch(count, resolve(on, times)));
                }
            }
        }
        return batches;
    }

    private IntTable where(int on, int times) {
        return of.whileThere(
                s -> nerve.on(of, s) == on && Math.min(of.left(s), MOST_STANDS) == times ? 1 : 0);
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
