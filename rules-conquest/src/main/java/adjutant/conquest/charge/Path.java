package adjutant.conquest.charge;

import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Meeting;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.contact.Facing;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The way of a Charge: one free Wheel, straight on until contact, then a turn about the point of
 * contact until the front edge lies along the charged edge.
 *
 * @param onset who charges whom
 * @param moves the Wheel, where there is one, and the run
 * @param run how far it goes straight on
 * @param edge the edge of the target that is charged, where that is decided
 * @param closing how it ends; empty where it meets nothing
 * @param faults what is wrong with the way itself
 * @param blocks what is in the way
 * @rule CQ-CHARGE-06
 * @rule CQ-CHARGE-07
 */
public record Path(
        Onset onset,
        List<Manoeuvre> moves,
        Length run,
        Optional<Edge> edge,
        Optional<Closing> closing,
        List<Finding> faults,
        List<Finding> blocks) {
    /** Copies the lists. */
    public Path {
        moves = List.copyOf(moves);
        faults = List.copyOf(faults);
        blocks = List.copyOf(blocks);
    }

    /** The way with a Wheel, or straight on without one. */
    public static Path of(Onset any, Optional<Manoeuvre.Wheel> wheel) {
        Onset onset = aimed(any, wheel);
        return met(onset, wheel)
                .map(meeting -> reaching(onset, wheel, meeting))
                .orElseGet(() -> passing(onset, wheel));
    }

    /**
     * The way with a Wheel where nothing forbids it: what else is wrong is not looked for.
     *
     * @param tried the moves of the ways looked at before, to which this one's are added; of two
     *     Wheels that both end where the target is met only the first is looked at
     */
    static Optional<Path> ifFree(Onset any, Manoeuvre.Wheel wheel, Set<List<Manoeuvre>> tried) {
        Optional<Manoeuvre.Wheel> first = Optional.of(wheel);
        Onset onset = aimed(any, first);
        return met(onset, first)
                .filter(meeting -> tried.add(run(onset, first, meeting)))
                .flatMap(meeting -> open(onset, run(onset, first, meeting), meeting))
                .filter(Path::isFree);
    }

    private static Optional<Path> open(Onset onset, List<Manoeuvre> moves, Meeting meeting) {
        Choice choice = Choice.of(onset, meeting.pose());
        return choice.edge().isEmpty() || !Blocks.onTheWay(onset, moves).isEmpty()
                ? Optional.empty()
                : Optional.of(closed(onset, moves, meeting.pose(), choice, List.of()));
    }

    /** The Charge at the body that it meets first. */
    private static Onset aimed(Onset onset, Optional<Manoeuvre.Wheel> wheel) {
        return onset.aims().size() == 1
                ? onset
                : onset.aims().stream()
                        .map(onset::at)
                        .min(
                                Comparator.comparing(aimed ->
                                        met(aimed, wheel)
                                                .map(Meeting::travelled)
                                                .orElseGet(() -> reach(aimed).times(2))))
                        .orElseThrow();
    }

    /** Where it meets the target. */
    private static Optional<Meeting> met(Onset onset, Optional<Manoeuvre.Wheel> wheel) {
        List<Manoeuvre> whole = new ArrayList<>(wheel.stream().toList());
        whole.add(new Manoeuvre.Forward(reach(onset)));
        return Sweep.of(onset.start(), onset.extent(), whole)
                .firstMeeting(onset.aim().body(), Length.ZERO);
    }

    /** A way that meets nothing. */
    private static Path passing(Onset onset, Optional<Manoeuvre.Wheel> wheel) {
        String text = "straight on it does not meet " + onset.target().id();
        return new Path(
                onset,
                wheel.<List<Manoeuvre>>map(List::of).orElse(List.of()),
                Length.ZERO,
                Optional.empty(),
                Optional.empty(),
                List.of(Finding.no(ConquestClause.CHARGE_07, text)),
                List.of());
    }

    /** Farther than the target can be. */
    private static Length reach(Onset onset) {
        return onset.ground().width().plus(onset.ground().depth());
    }

    private static Path reaching(Onset onset, Optional<Manoeuvre.Wheel> wheel, Meeting meeting) {
        List<Manoeuvre> moves = run(onset, wheel, meeting);
        Choice choice = Choice.of(onset, meeting.pose());
        return closed(onset, moves, meeting.pose(), choice, Blocks.onTheWay(onset, moves));
    }

    private static Path closed(
            Onset onset,
            List<Manoeuvre> moves,
            Pose contact,
            Choice choice,
            List<Finding> onTheWay) {
        Length run =
                moves.getLast() instanceof Manoeuvre.Forward(Length length) ? length : Length.ZERO;
        List<Finding> blocks = new ArrayList<>(onTheWay);
        Optional<Closing> closing = choice.edge().map(edge -> Closing.of(onset, contact, edge));
        closing.ifPresent(end -> blocks.addAll(Blocks.atTheEnd(end)));
        return new Path(onset, moves, run, choice.edge(), closing, choice.faults(), blocks);
    }

    /** The Wheel as far as it goes, and the run up to the meeting. */
    private static List<Manoeuvre> run(
            Onset onset, Optional<Manoeuvre.Wheel> wheel, Meeting meeting) {
        if (wheel.isPresent() && meeting.index() == 0) {
            return List.of(part(wheel.get(), onset.start(), meeting.pose()));
        }
        List<Manoeuvre> moves = new ArrayList<>(wheel.stream().toList());
        Length before = wheel.map(turn -> turn.cost(onset.extent())).orElse(Length.ZERO);
        moves.add(new Manoeuvre.Forward(meeting.travelled().minus(before)));
        return moves;
    }

    private static Manoeuvre part(Manoeuvre.Wheel wheel, Pose from, Pose to) {
        return new Manoeuvre.Wheel(wheel.hand(), to.facing().difference(from.facing()));
    }

    /** Whether nothing forbids it. */
    public boolean isFree() {
        return faults.isEmpty() && blocks.isEmpty() && closing.isPresent();
    }

    /** The facing that is charged. */
    public Optional<Facing> facing() {
        return edge.map(side -> onset.piece().isPresent() ? Facing.FRONT : Facing.of(side));
    }

    /** The charger at the end. */
    public Regiment end() {
        return onset.at(closing.orElseThrow().end());
    }

    /** How many Stands of its front rank touch the target at the end. */
    public int contacts() {
        if (closing.isEmpty()) {
            return 0;
        }
        return closing.get()
                .meeting()
                .map(meeting ->
                        (int)
                                meeting.own().touching().stream()
                                        .filter(place -> place.rank() == 0)
                                        .count())
                .orElse(0);
    }

    /** The poses it passes. */
    public List<Pose> poses() {
        List<Pose> poses = new ArrayList<>(List.of(onset.start()));
        moves.forEach(move -> poses.add(move.end(poses.getLast(), onset.extent())));
        closing.map(Closing::end).filter(end -> !end.equals(poses.getLast())).ifPresent(poses::add);
        return poses;
    }

    /** All moves: the Wheel, the run, and the closing turn. */
    public List<Manoeuvre> allMoves() {
        List<Manoeuvre> all = new ArrayList<>(moves);
        closing.flatMap(Closing::turn).ifPresent(all::add);
        return all;
    }
}
