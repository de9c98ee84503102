package adjutant.chance;

/**
 * Lots for choices that no rule makes: which of several, where in a range. Drawn from the same
 * generator as {@link RolledDice}, from blocks that dice never use, so that neither moves the
 * other.
 */
public final class Lots {
    private static final int APART = 1 << 31;

    private final long seed;
    private final long game;
    private long block;
    private int[] words = {};
    private int used;

    /**
     * The lots of one game.
     *
     * @param seed any number: the key
     * @param game the number of the game under this seed
     */
    public Lots(long seed, long game) {
        this.seed = seed;
        this.game = game;
    }

    /**
     * A whole number from 0 to below {@code bound}, each as likely.
     *
     * @throws IllegalArgumentException unless the bound is above zero
     */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("a lot below " + bound);
        }
        long limit = (1L << 32) / bound * bound;
        long word = word();
        while (word >= limit) {
            word = word();
        }
        return (int) (word % bound);
    }

    private long word() {
        if (used == words.length) {
            words =
                    Philox.block(
                            (int) block,
                            (int) (block >>> 32) | APART,
                            (int) game,
                            (int) (game >>> 32),
                            (int) seed,
                            (int) (seed >>> 32));
            block++;
            used = 0;
        }
        return Integer.toUnsignedLong(words[used++]);
    }
}
