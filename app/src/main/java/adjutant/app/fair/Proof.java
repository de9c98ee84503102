package adjutant.app.fair;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What is needed to check the dice of a match: with it and the record anybody can work out every
 * die that the server threw.
 *
 * @param match the id of the match
 * @param ownDice whether the players throw, and the server only where it is asked to
 * @param anchor the link of the chain that was published before anybody joined
 * @param shareA what the seat of side A put in, once it has told it
 * @param shareB what the seat of side B put in, once it has told it
 * @param opened the secrets of the Rounds that are over, in order
 * @param casts the dice that the server threw, in order
 */
public record Proof(
        String match,
        boolean ownDice,
        String anchor,
        Optional<String> shareA,
        Optional<String> shareB,
        List<Opened> opened,
        List<Cast> casts) {
    /** Copies the lists; refuses what can be no proof, whatever the record. */
    public Proof {
        Objects.requireNonNull(match, "match is missing");
        requireSecret("anchor", anchor);
        shareA.ifPresent(share -> requireSecret("shareA", share));
        shareB.ifPresent(share -> requireSecret("shareB", share));
        opened = List.copyOf(Objects.requireNonNull(opened, "opened is missing"));
        casts = List.copyOf(Objects.requireNonNull(casts, "casts is missing"));
    }

    private static void requireSecret(String name, String text) {
        if (Secret.read(Objects.requireNonNull(text, name + " is missing")).isEmpty()) {
            throw new IllegalArgumentException(name + " has 64 small hexadecimal digits");
        }
    }

    /**
     * The secret of a Round.
     *
     * @param round from 1
     * @param secret its link of the chain
     */
    public record Opened(int round, String secret) {
        /** Checks the secret. */
        public Opened {
            requireSecret("secret", secret);
        }
    }

    /**
     * Dice thrown at once by the server.
     *
     * @param turn the command of the record they belong to, from 1
     * @param round the Round whose secret they come from
     * @param line the number of the line of the log, which no other dice of the match have
     * @param from the first of the faces of that command, from 0
     * @param count how many, 1 to 10,000
     */
    public record Cast(int turn, int round, long line, int from, int count) {
        private static final int MOST = 10_000;

        /** Checks the numbers. */
        public Cast {
            if (turn < 1 || from < 0 || count < 1 || count > MOST) {
                throw new IllegalArgumentException(
                        "turn is 1 or more, from 0 or more, count 1 to " + MOST);
            }
        }
    }

    /**
     * A command as the record has it.
     *
     * @param round the Round it was given in
     * @param faces the faces of all its dice
     */
    public record Thrown(int round, List<Integer> faces) {
        /** Copies the list. */
        public Thrown {
            faces = List.copyOf(faces);
        }
    }

    /** How far a record goes. */
    public enum Extent {
        /** To a moment of a battle that goes on, by the rules. */
        RUNNING,
        /** To the end of the battle. */
        OVER,
        /** To a command that is still secret: what comes behind it cannot be read. */
        SEALED
    }

    /**
     * What a check found.
     *
     * @param checked how many dice came out as recorded
     * @param open how many cannot be checked yet, since their Round is not over, or they belong to
     *     commands that cannot be read yet
     * @param complaints everything that is not as it should be
     */
    public record Finding(int checked, int open, List<String> complaints) {
        /** Copies the list. */
        public Finding {
            complaints = List.copyOf(complaints);
        }
    }

    /**
     * Works every die out again.
     *
     * @param turns the commands of the record, in order
     * @param extent how far the record goes
     */
    public Finding check(List<Thrown> turns, Extent extent) {
        return new Audit(this, turns, extent).find();
    }
}
