package adjutant.app.match;

import adjutant.app.fair.Secret;
import java.util.List;

/** What a seat wants done. */
public sealed interface Request {
    /**
     * A command of the battle.
     *
     * @param words in notation
     */
    record Command(String words) implements Request {}

    /**
     * To bind itself to its share of the dice.
     *
     * @param hash the SHA-256 of the share
     */
    record Commit(Secret hash) implements Request {}

    /**
     * To tell its share of the dice.
     *
     * @param share the share
     */
    record Reveal(Secret share) implements Request {}

    /**
     * Dice thrown by hand.
     *
     * @param faces in the order in which they lie
     */
    record Faces(List<Integer> faces) implements Request {
        /** Copies the list. */
        public Faces {
            faces = List.copyOf(faces);
        }
    }

    /** What needs no further word. */
    enum Act implements Request {
        /** The server is to throw the dice wanted. */
        THROW,
        /** To take the last command back. */
        TAKE_BACK,
        /** To give the battle up. */
        CONCEDE,
        /** To offer a draw. */
        OFFER_DRAW,
        /** To accept the draw offered. */
        ACCEPT_DRAW,
        /** To decline the draw offered. */
        DECLINE_DRAW,
        /** To hand the seat to the computer. */
        HAND_OVER,
        /** To claim the battle from one whose time ran out again and again. */
        CLAIM
    }
}
