package adjutant.app.wire;

import adjutant.game.Side;
import adjutant.game.Viewer;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The records of the wire, one table of them. */
public interface Wire {
    /** Whose link somebody has. */
    enum SeatName {
        /** Side A. */
        A,
        /** Side B. */
        B,
        /** One who watches. */
        @JsonProperty("spectator")
        SPECTATOR;

        /** The side that somebody with this link plays; empty for one who watches. */
        public Optional<Side> side() {
            return switch (this) {
                case A -> Optional.of(Side.A);
                case B -> Optional.of(Side.B);
                case SPECTATOR -> Optional.empty();
            };
        }

        /** As whom he looks. */
        public Viewer viewer() {
            return side().<Viewer>map(Viewer.Player::new).orElseGet(Viewer.Spectator::new);
        }
    }

    /** One reason; {@code holds} is empty where the clause is not applied. */
    record Finding(String clause, Optional<Boolean> holds, String text, boolean house) {}

    /** Something wrong in a text; line and column from 1, 0 where the whole is meant. */
    record Fault(int line, int column, String found, String expected) {}

    /** A corner: x and y. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    record Corner(double x, double y) {}

    /** A piece; corners clockwise, those of its front edge first, left then right. */
    record Figure(
            String id,
            String unit,
            Optional<Side> side,
            List<Corner> outline,
            String label,
            List<String> tokens) {}

    /** Ground of its own kind. */
    record Region(String id, List<Corner> outline, String label, List<String> keywords) {}

    /** What takes part and has no figure of its own. */
    record Away(String id, Side side, String label, String where) {}

    /** The table. */
    record Table(
            double width,
            double depth,
            List<Figure> figures,
            List<Region> regions,
            List<Away> away,
            List<String> notes) {}

    /** What is so in a zone. */
    enum ZoneKind {
        /** The unit faces it. */
        @JsonProperty("arc")
        ARC,
        /** The unit may come so far. */
        @JsonProperty("reach")
        REACH,
        /** The unit may shoot so far. */
        @JsonProperty("range")
        RANGE,
        /** The unit must stay out of it. */
        @JsonProperty("keep-out")
        KEEP_OUT
    }

    /** Ground that matters to a unit, in pieces that may overlap. */
    record Zone(ZoneKind kind, String label, String clause, List<List<Corner>> outlines) {}

    /** Bounds of a number, both allowed, and its grain. */
    record Range(double least, double most, double step) {}

    /** The six shapes of a decision. */
    enum Shape {
        /** Some of a list. */
        @JsonProperty("pick")
        PICK,
        /** A list put in order. */
        @JsonProperty("order")
        ORDER,
        /** A place. */
        @JsonProperty("place")
        PLACE,
        /** A path. */
        @JsonProperty("path")
        PATH,
        /** A number. */
        @JsonProperty("number")
        NUMBER,
        /** Yes or no. */
        @JsonProperty("yesno")
        YES_NO
    }

    /** What may be done; {@code units} are those of the table that it names, the first one acts. */
    record Offer(
            String command, String verb, List<String> units, List<Range> ranges, Shape shape) {}

    /** What kind a line of the log is. */
    enum EntryKind {
        /** Opened. */
        @JsonProperty("opened")
        OPENED,
        /** Committed. */
        @JsonProperty("committed")
        COMMITTED,
        /** Revealed. */
        @JsonProperty("revealed")
        REVEALED,
        /** Asked. */
        @JsonProperty("asked")
        ASKED,
        /** Thrown. */
        @JsonProperty("thrown")
        THROWN,
        /** Did. */
        @JsonProperty("did")
        DID,
        /** Took back. */
        @JsonProperty("took-back")
        TOOK_BACK,
        /** Conceded. */
        @JsonProperty("conceded")
        CONCEDED,
        /** Draw offered. */
        @JsonProperty("draw-offered")
        DRAW_OFFERED,
        /** Draw declined. */
        @JsonProperty("draw-declined")
        DRAW_DECLINED,
        /** Draw accepted. */
        @JsonProperty("draw-accepted")
        DRAW_ACCEPTED,
        /** Round opened. */
        @JsonProperty("round-opened")
        ROUND_OPENED,
        /** Handed over. */
        @JsonProperty("handed-over")
        HANDED_OVER,
        /** Expired. */
        @JsonProperty("expired")
        EXPIRED,
        /** Claimed. */
        @JsonProperty("claimed")
        CLAIMED
    }

    /** How far a match has come. */
    enum Phase {
        /** The seats are being taken. */
        @JsonProperty("joining")
        JOINING,
        /** It is played. */
        @JsonProperty("playing")
        PLAYING,
        /** It is over. */
        @JsonProperty("over")
        OVER
    }

    /** Whether it goes on. */
    enum StandingKind {
        /** It does. */
        @JsonProperty("running")
        RUNNING,
        /** A side has won. */
        @JsonProperty("won")
        WON,
        /** Nobody has. */
        @JsonProperty("drawn")
        DRAWN
    }

    /** How it stands. */
    record Standing(StandingKind kind, Optional<Side> side, String how) {}

    /** Dice as they fell. */
    record Roll(@JsonProperty("for") String purpose, String label, int on, List<Integer> faces) {}

    /**
     * A line of the log, as a seat may see it; {@code round} is the one whose secret its dice come
     * from, and {@code byServer} says whether they do.
     */
    record Entry(
            long seq,
            String at,
            EntryKind kind,
            Optional<Side> side,
            String text,
            Optional<String> command,
            List<String> events,
            List<Roll> rolls,
            int round,
            boolean byServer,
            List<Finding> findings) {}

    /** Dice that a side has to throw. */
    record DiceWanted(
            Side side, @JsonProperty("for") String purpose, String label, int on, int count) {}

    /** What each side has. */
    record Pair(
            @JsonProperty("A") Optional<String> sideA, @JsonProperty("B") Optional<String> sideB) {}

    /** A dice secret that is open. */
    record OpenedRound(int round, String secret) {}

    /** Whose dice. */
    enum DiceMode {
        /** The server's. */
        @JsonProperty("server")
        SERVER,
        /** The players' own. */
        @JsonProperty("own")
        OWN
    }

    /** How dice are thrown, and what is told of it so far. */
    record Dice(
            DiceMode mode,
            String anchor,
            Pair commitments,
            Pair reveals,
            List<OpenedRound> opened) {}

    /** Who plays a side. */
    enum SeatKind {
        /** A person. */
        @JsonProperty("person")
        PERSON,
        /** The computer. */
        @JsonProperty("computer")
        COMPUTER
    }

    /** Who sits there. */
    record SeatInfo(SeatKind kind, boolean joined) {}

    /** Both seats. */
    record Seats(@JsonProperty("A") SeatInfo sideA, @JsonProperty("B") SeatInfo sideB) {}

    /** Whether the last command may be taken back. */
    record TakeBack(boolean allowed, List<String> reasons) {}

    /** The limit of a decision and when the one that is due ends. */
    record Clock(int limitSeconds, String deadline) {}

    /** A match as a seat may see it, with the lines of the log after the one asked for. */
    record Update(
            String match,
            String system,
            String title,
            SeatName seat,
            long seq,
            String hash,
            Phase phase,
            Standing standing,
            Table table,
            List<Offer> offers,
            List<Side> acting,
            Optional<DiceWanted> wanted,
            List<Entry> entries,
            Dice dice,
            TakeBack takeBack,
            Optional<Side> draw,
            Seats seats,
            Optional<Clock> clock,
            boolean claimable,
            long forkable,
            String text) {}

    /** What came of a request. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Accepted.class, name = "accepted"),
        @JsonSubTypes.Type(value = Refused.class, name = "refused"),
        @JsonSubTypes.Type(value = Faulty.class, name = "faulty")
    })
    sealed interface Answer {}

    /** It is done. */
    record Accepted(Update update) implements Answer {}

    /** It is not done, for these reasons and findings. */
    record Refused(List<String> reasons, List<Finding> findings, Map<String, Object> facts)
            implements Answer {}

    /** It is not understood. */
    record Faulty(List<Fault> faults) implements Answer {}

    /** A ruling; the ghost is where the units named would stand, where no die is needed. */
    record Ruling(
            String command,
            boolean allowed,
            List<Finding> findings,
            Map<String, Object> facts,
            Optional<DiceWanted> dice,
            List<Figure> ghost) {}

    /** A law: the probabilities of the whole numbers from {@code first} on. */
    record Law(String name, int first, List<Double> probabilities) {}

    /** A probability with its name. */
    record NamedChance(String name, double value) {}

    /** Exact odds; {@code facts} holds all of it in the words of the rules. */
    record Odds(
            String command,
            boolean allowed,
            List<Finding> findings,
            List<Law> laws,
            List<NamedChance> chances,
            List<String> headlines,
            Map<String, Object> facts) {}

    /** A battle ready to play. */
    record Battle(String id, String title, String text) {}

    /** An army as a player lists it. */
    record Army(String title, String text) {}

    /** What may be chosen, the usual value first. */
    record Choice(String name, List<String> values, String usual) {}

    /** A rule system. */
    record SystemInfo(
            String id,
            String title,
            String version,
            List<Battle> battles,
            List<Army> armies,
            List<Choice> options,
            boolean canMuster) {}

    /** A clause in our words. */
    record ClauseText(String id, String text, String status) {}

    /** A value for each seat. */
    record SeatTexts(
            @JsonProperty("A") String sideA, @JsonProperty("B") String sideB, String spectator) {}

    /** A match with what opens its seats. */
    record OpenedMatch(String match, SeatTexts tokens, SeatTexts links) {}

    /** Offers of both sides. */
    record BothOffers(@JsonProperty("A") List<Offer> sideA, @JsonProperty("B") List<Offer> sideB) {}

    /** A situation on the analysis board. */
    record Board(String system, Table table, BothOffers offers, Standing standing, String text) {}

    /** What became of a command on the analysis board. */
    enum MoveKind {
        /** It is done. */
        @JsonProperty("done")
        DONE,
        /** It is refused. */
        @JsonProperty("refused")
        REFUSED,
        /** It wants dice. */
        @JsonProperty("waiting")
        WAITING
    }

    /** What came of a command on the analysis board. */
    record BoardMove(
            MoveKind kind,
            Optional<Board> board,
            List<Roll> rolls,
            List<String> events,
            Optional<DiceWanted> wanted,
            List<Finding> findings,
            Map<String, Object> facts) {}
}
