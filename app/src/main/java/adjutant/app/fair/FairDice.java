package adjutant.app.fair;

import adjutant.chance.DiceSource;
import adjutant.chance.Die;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The dice of one command. Die i comes from the HMAC-SHA-256 of {@code match|rA|rB|k|i} under the
 * secret of the Round: the first of its 32 bytes below 252, modulo 6, plus 1. Where all 32 are 252
 * or more the text goes on with {@code |1}, then {@code |2} and so on.
 */
public final class FairDice implements DiceSource {
    /** The greatest multiple of 6 that a byte can reach: all faces are as likely. */
    private static final int BOUND = 252;

    private final Secret round;
    private final String stem;
    private int thrown;

    /**
     * The dice of a command.
     *
     * @param round the secret of its Round
     * @param match the id of the match
     * @param shareOfA what the seat of side A put in
     * @param shareOfB what the seat of side B put in
     * @param command its number, never used twice in a match
     */
    public FairDice(Secret round, String match, Secret shareOfA, Secret shareOfB, long command) {
        this.round = round;
        this.stem = match + "|" + shareOfA.hex() + "|" + shareOfB.hex() + "|" + command + "|";
    }

    @Override
    public Optional<List<Integer>> faces(Request request) {
        List<Integer> faces = new ArrayList<>(request.count());
        for (int i = 0; i < request.count(); i++) {
            faces.add(face(stem + thrown));
            thrown++;
        }
        return Optional.of(List.copyOf(faces));
    }

    private int face(String text) {
        String asked = text;
        for (int again = 1; ; again++) {
            for (byte each : round.sign(asked)) {
                int value = Byte.toUnsignedInt(each);
                if (value < BOUND) {
                    return value % Die.SIDES + 1;
                }
            }
            asked = text + "|" + again;
        }
    }
}
