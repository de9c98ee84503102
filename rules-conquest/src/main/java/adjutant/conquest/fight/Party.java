package adjutant.conquest.fight;

import adjutant.chance.Count;
import java.util.function.IntUnaryOperator;

/**
 * A Regiment of a chain that attacks and is attacked.
 *
 * @param contender the Regiment
 * @param nerve its threshold of Morale and Resolve
 * @param dice its dice
 */
record Party(Contender contender, Nerve nerve, Dice dice) {
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
}
