package adjutant.app.match;

import adjutant.game.Side;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/** One line of the log of a match: what is true of it for ever, secrets among it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Entry.Opened.class, name = "opened"),
    @JsonSubTypes.Type(value = Entry.Committed.class, name = "committed"),
    @JsonSubTypes.Type(value = Entry.Revealed.class, name = "revealed"),
    @JsonSubTypes.Type(value = Entry.Asked.class, name = "asked"),
    @JsonSubTypes.Type(value = Entry.Threw.class, name = "thrown"),
    @JsonSubTypes.Type(value = Entry.Did.class, name = "did"),
    @JsonSubTypes.Type(value = Entry.TookBack.class, name = "took-back"),
    @JsonSubTypes.Type(value = Entry.Conceded.class, name = "conceded"),
    @JsonSubTypes.Type(value = Entry.DrawOffered.class, name = "draw-offered"),
    @JsonSubTypes.Type(value = Entry.DrawDeclined.class, name = "draw-declined"),
    @JsonSubTypes.Type(value = Entry.DrawAgreed.class, name = "draw-accepted"),
    @JsonSubTypes.Type(value = Entry.RoundOpened.class, name = "round-opened"),
    @JsonSubTypes.Type(value = Entry.HandedOver.class, name = "handed-over"),
    @JsonSubTypes.Type(value = Entry.Expired.class, name = "expired"),
    @JsonSubTypes.Type(value = Entry.Claimed.class, name = "claimed")
})
public sealed interface Entry {
    /** What a side did. */
    sealed interface OfSide extends Entry {
        /** Which side. */
        Side side();
    }

    /** What moves the battle. */
    sealed interface OfBattle extends Entry {}

    /** What the seats do beside the battle. */
    sealed interface OfSeats extends OfSide {}

    /** What ends the battle by the will of the seats. */
    sealed interface Ending extends OfSeats {}

    /** Whose dice are thrown. */
    enum DiceMode {
        /** The server's, by commit and reveal. */
        SERVER,
        /** The players' own, typed in. */
        OWN
    }

    /** Who gave a command. */
    enum Hand {
        /** The person of the seat. */
        PERSON,
        /** The computer of the seat. */
        COMPUTER,
        /** The clock, when the time was over. */
        CLOCK
    }

    /**
     * The match begins.
     *
     * @param system the id of its rules
     * @param version their version
     * @param text the situation it starts from, in notation, with the {@code system} line
     * @param dice whose dice
     * @param limitSeconds the time for a decision; 0 where there is none
     * @param root what the chain of dice secrets follows from
     * @param anchor the link of that chain that is told before anybody joins
     * @param seats by name the SHA-256 of what opens them
     * @param computers the sides played by the computer
     */
    record Opened(
            String system,
            String version,
            String text,
            DiceMode dice,
            int limitSeconds,
            String root,
            String anchor,
            Keys seats,
            List<Side> computers)
            implements Entry {
        /** Copies the list. */
        public Opened {
            computers = List.copyOf(computers);
        }
    }

    /**
     * The SHA-256 of the token of each seat.
     *
     * @param sideA that of side A
     * @param sideB that of side B
     * @param spectator that of those who watch
     */
    record Keys(String sideA, String sideB, String spectator) {}

    /**
     * A seat has bound itself to its share of the dice.
     *
     * @param side the seat
     * @param hash the SHA-256 of its share
     */
    record Committed(Side side, String hash) implements OfSeats {}

    /**
     * A seat has told its share of the dice.
     *
     * @param side the seat
     * @param share the share
     */
    record Revealed(Side side, String share) implements OfSeats {}

    /**
     * A command that may be done waits for dice that the players throw.
     *
     * @param side who gave it
     * @param command as written
     * @param salt that of its seal, where it is a secret one
     * @param hand whose hand gave it
     */
    record Asked(Side side, String command, Optional<String> salt, Hand hand)
            implements OfBattle, OfSide {}

    /**
     * Dice for the command that waits.
     *
     * @param side who threw
     * @param faces as they fell
     * @param byServer whether the server threw them, by this entry's number
     */
    record Threw(Side side, List<Integer> faces, boolean byServer) implements OfBattle, OfSide {
        /** Copies the list. */
        public Threw {
            faces = List.copyOf(faces);
        }
    }

    /**
     * A command was done.
     *
     * @param side who gave it
     * @param command as written
     * @param faces of all its dice
     * @param salt that of its seal, where it is a secret one
     * @param hand whose hand gave it
     * @param events what happened, as it was told then
     */
    record Did(
            Side side,
            String command,
            List<Integer> faces,
            Optional<String> salt,
            Hand hand,
            List<String> events)
            implements OfBattle, OfSide {
        /** Copies the lists. */
        public Did {
            faces = List.copyOf(faces);
            events = List.copyOf(events);
        }
    }

    /**
     * The last command, or the one that waits, was taken back.
     *
     * @param side who did
     */
    record TookBack(Side side) implements OfBattle, OfSide {}

    /**
     * A side has given the battle up.
     *
     * @param side which
     */
    record Conceded(Side side) implements Ending {}

    /**
     * A side offers a draw.
     *
     * @param side which
     */
    record DrawOffered(Side side) implements OfSeats {}

    /**
     * The draw offered is declined.
     *
     * @param side by whom
     */
    record DrawDeclined(Side side) implements OfSeats {}

    /**
     * The draw offered is accepted.
     *
     * @param side by whom
     */
    record DrawAgreed(Side side) implements Ending {}

    /**
     * The dice secret of a Round that is over.
     *
     * @param round from 1
     * @param secret the link of the chain
     */
    record RoundOpened(int round, String secret) implements OfBattle {}

    /**
     * The computer plays a side from now on.
     *
     * @param side which
     */
    record HandedOver(Side side) implements OfSeats {}

    /**
     * The time for a decision was over; what follows was played by the clock.
     *
     * @param side whose
     */
    record Expired(Side side) implements OfSeats {}

    /**
     * A side has claimed the battle from one that let the time run out again and again.
     *
     * @param side the winner
     */
    record Claimed(Side side) implements Ending {}
}
