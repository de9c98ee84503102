package adjutant.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Dice thrown by a counter-based generator (Philox4x32-10): the seed is the key, the game and the
 * number of the block are the counter. So the dice of game i need no game before it, and are the
 * same on every machine. All six faces are exactly as likely, given uniform words.
 */
public final class RolledDice implements DiceSource {
    /** The words below this bound, a multiple of 6, are used; the four above are passed over. */
    private static final long BOUND = (1L << 32) / Die.SIDES * Die.SIDES;

    private final long seed;
    private final long game;
    private long block;
    private int[] words = {};
    private int used;

    /**
     * The dice of one game.
     *
     * @param seed any number: the key
     * @param game the number of the game under this seed
     */
    public RolledDice(long seed, long game) {
        this.seed = seed;
        this.game = game;
    }

    @Override
    public Optional<List<Integer>> faces(Request request) {
        List<Integer> faces = new ArrayList<>(request.count());
        for (int i = 0; i < request.count(); i++) {
            faces.add(face());
        }
        return Optional.of(List.copyOf(faces));
    }

    private int face() {
        long word = word();
        while (word >= BOUND) {
            word = word();
        }
        return 1 + (int) (word % Die.SIDES);
    }

    private long word() {
        if (used == words.length) {
            words =
                    Philox.block(
                            (int) block,
                            (int) (block >>> 32),
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
