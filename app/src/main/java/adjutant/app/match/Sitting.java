package adjutant.app.match;

import adjutant.game.Match;
import adjutant.game.Offer;
import adjutant.game.Retraction;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.Viewer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A match as it stands after some lines of its log. Immutable.
 *
 * @param id its id
 * @param opened how it began
 * @param seats what the seats did
 * @param course the battle
 * @param lines the log, in order
 * @param offers what each side may do now, worked out when it is asked for
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public record Sitting<S, C, E>(
        String id,
        Entry.Opened opened,
        Seats seats,
        Course<S, C, E> course,
        List<Line<S, C, E>> lines,
        Offered offers) {
    /** Copies the list. */
    public Sitting {
        lines = List.copyOf(lines);
    }

    /**
     * A line of the log with what it led to.
     *
     * @param seq its number, from 0
     * @param at when it was written
     * @param entry it
     * @param turn the command that it did, where it did one
     * @param after the situation after it
     * @param turnsAfter how many commands are done after it
     */
    public record Line<S, C, E>(
            long seq,
            Instant at,
            Entry entry,
            Optional<Match.Turn<S, C, E>> turn,
            S after,
            int turnsAfter) {}

    /** How far a match has come. */
    public enum Phase {
        /** The seats have not yet told their shares of the dice. */
        JOINING,
        /** It is played. */
        PLAYING,
        /** It is over. */
        OVER
    }

    static <S, C, E> Sitting<S, C, E> begin(
            String id, RuleSystem<S, C, E> system, S start, Instant at, Entry.Opened opened) {
        Line<S, C, E> first = new Line<>(0, at, opened, Optional.empty(), start, 0);
        return new Sitting<>(
                id,
                opened,
                Seats.of(opened.computers()),
                Course.begin(system, start),
                List.of(first),
                new Offered());
    }

    /**
     * After one line more.
     *
     * @throws RulesChanged where it can no longer be played so
     */
    Sitting<S, C, E> after(Instant at, Entry entry) {
        Course<S, C, E> next = course.after(entry);
        Optional<Match.Turn<S, C, E>> turn =
                entry instanceof Entry.Did
                        ? Optional.of(next.match().log().getLast())
                        : Optional.empty();
        List<Line<S, C, E>> longer = new ArrayList<>(lines);
        longer.add(new Line<>(seq() + 1, at, entry, turn, next.now(), next.match().log().size()));
        return new Sitting<>(id, opened, seats.after(entry), next, longer, new Offered());
    }

    /** The rules. */
    public RuleSystem<S, C, E> system() {
        return course.system();
    }

    /** The situation now. */
    public S now() {
        return course.now();
    }

    /** The number of the last line. */
    public long seq() {
        return lines.getLast().seq();
    }

    /** The Round in which a line was written, whose secret its dice come from. */
    int round(Line<S, C, E> line) {
        int before = (int) Math.max(0, line.seq() - 1);
        return course.round(lines.get(before).after());
    }

    /** Whether the dice of a line are the server's. */
    boolean isByServer(Line<S, C, E> line) {
        return switch (line.entry()) {
            case Entry.Threw threw -> threw.byServer();
            case Entry.Did did -> opened.dice() == Entry.DiceMode.SERVER && !did.faces().isEmpty();
            case Entry.Opened _,
                    Entry.Asked _,
                    Entry.TookBack _,
                    Entry.RoundOpened _,
                    Entry.OfSeats _ ->
                    false;
        };
    }

    /** How the battle stands, by the rules or by what the seats did. */
    public Standing standing() {
        return seats.ended().orElseGet(() -> system().standing(now()));
    }

    /** How far it has come. */
    public Phase phase() {
        if (!(standing() instanceof Standing.Running)) {
            return Phase.OVER;
        }
        return seats.joined() ? Phase.PLAYING : Phase.JOINING;
    }

    /** The sides that have something to do now: to throw dice, or to give a command. */
    public List<Side> acting() {
        if (phase() != Phase.PLAYING) {
            return List.of();
        }
        return course.waiting()
                .map(waiting -> List.of(waiting.thrower()))
                .orElseGet(() ->
                        Stream.of(Side.values()).filter(side -> !offers(side).isEmpty()).toList());
    }

    /** What a side may do now, as far as it knows. */
    public List<Offer> offers(Side side) {
        return offers.of(side, () -> system().offers(seen(new Viewer.Player(side)), side));
    }

    /** The situation as far as a viewer knows it. */
    public S seen(Viewer viewer) {
        return seen(now(), viewer);
    }

    /** A situation as far as a viewer knows it; all of it when the battle is over. */
    S seen(S state, Viewer viewer) {
        return system().seen(state, phase() == Phase.OVER ? new Viewer.Umpire() : viewer);
    }

    /** Why a side may not take the last command back; empty where it may. */
    public List<String> againstTakingBack(Side side) {
        if (phase() != Phase.PLAYING) {
            return List.of("the battle is not being played");
        }
        if (course.waiting().isPresent()) {
            Course.Waiting<C> waiting = course.waiting().get();
            List<String> reasons = new ArrayList<>();
            if (waiting.asked().side() != side) {
                reasons.add(Retraction.Reason.OF_ANOTHER.text());
            }
            if (!waiting.faces().isEmpty()) {
                reasons.add(Retraction.Reason.DICE_FELL.text());
            }
            return reasons;
        }
        List<String> reasons = new ArrayList<>();
        if (course.match().takeBack(side) instanceof Retraction.Denied<S, C, E>(var denied)) {
            denied.forEach(reason -> reasons.add(reason.text()));
        }
        if (course.match().log().size() <= course.sealedTurns() && course.sealedTurns() > 0) {
            reasons.add("its Round is over and its dice secret is open");
        }
        return reasons;
    }

    /** When the time for the decision that is due ends, where there is a limit. */
    public Optional<Instant> deadline() {
        return opened.limitSeconds() == 0 || phase() != Phase.PLAYING
                ? Optional.empty()
                : Optional.of(lines.getLast().at().plus(Duration.ofSeconds(opened.limitSeconds())));
    }

    /**
     * Up to which line a seat may fork it: all of a battle that is over, else the last Round over.
     */
    public long forkable() {
        return phase() == Phase.OVER ? seq() : lastRoundOver().orElse(0L);
    }

    private Optional<Long> lastRoundOver() {
        return lines.reversed().stream()
                .filter(line -> line.entry() instanceof Entry.RoundOpened)
                .findFirst()
                .map(Line::seq);
    }

    /**
     * The situation after a line that may be forked, as the fork begins with it: of Rounds that are
     * over nothing is secret, before that what everybody knows.
     */
    S forked(long seq) {
        boolean over = phase() == Phase.OVER || lastRoundOver().isPresent();
        Viewer viewer = over ? new Viewer.Umpire() : new Viewer.Spectator();
        return system().seen(lines.get((int) seq).after(), viewer);
    }
}
