package adjutant.conquest.fight;

import java.util.List;

/**
 * The threshold of Morale and Resolve, by the Stands left.
 *
 * @param base the threshold without a bonus
 * @param bonuses what Stands add while the Regiment is not Broken, by ascending numbers of Stands;
 *     the last one reached counts
 */
record Nerve(int base, List<Bonus> bonuses) {
    /** The lowest threshold. */
    static final int LOWEST = 1;

    /** The highest threshold. */
    static final int HIGHEST = 5;

    /** Copies the list. */
    Nerve {
        bonuses = List.copyOf(bonuses);
    }

    /**
     * What so many Stands and more add.
     *
     * @param from the number of Stands
     * @param add what they add
     */
    record Bonus(int from, int add) {}

    /** The threshold in a state of a Regiment, {@link #LOWEST} to {@link #HIGHEST}. */
    int on(Contender of, int state) {
        int bonus = of.status(state) == Contender.Status.STEADY ? bonus(of.left(state)) : 0;
        return Math.clamp(base + bonus, LOWEST, HIGHEST);
    }

    private int bonus(int left) {
        int add = 0;
        for (Bonus bonus : bonuses) {
            add = bonus.from() <= left ? bonus.add() : add;
        }
        return add;
    }
}
