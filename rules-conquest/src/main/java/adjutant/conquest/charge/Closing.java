package adjutant.conquest.charge;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.conquest.Each;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.Terms;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The end of a Charge: the turn about the point of contact.
 *
 * @param onset the Charge, after bodies have been pushed aside
 * @param contact the pose of first contact
 * @param turn the turn, where there is one
 * @param end where it ends: flush, unless it was stopped
 * @param how whether it was stopped
 * @param shoves the bodies pushed aside
 * @param meeting how it meets its target at the end; empty where it does not touch it
 * @rule CQ-CHARGE-11
 * @rule CQ-CHARGE-13
 */
public record Closing(
        Onset onset,
        Pose contact,
        Optional<Manoeuvre> turn,
        Pose end,
        How how,
        List<Shove> shoves,
        Optional<Meeting> meeting) {
    /** Just farther than what touches. */
    static final Length CLEAR = Tolerances.TOUCH.plus(Length.micrometres(1));

    /** Deeper than all tolerances and roundings of a turn together. */
    private static final Length DEEP = Length.micrometres(250);

    private static final long DEGREE = 1_000_000;

    /** Whether a turn goes all the way. */
    public enum How {
        /** The front edge lies along the charged edge. */
        FLUSH,
        /** Another piece is in the way. */
        STOPPED
    }

    /** Copies the list. */
    public Closing {
        shoves = List.copyOf(shoves);
    }

    /** The end of a Charge at an edge of its target. */
    static Closing of(Onset onset, Pose contact, Edge edge) {
        Manoeuvre.Pivot whole = whole(onset, contact, edge);
        List<Shove> shoves =
                onset.battle().config().chargePushesAside()
                        ? Shove.all(onset, contact, whole, snapped(onset, contact, whole, edge))
                        : List.of();
        Onset pushed = shoves.isEmpty() ? onset : onset.in(Shove.done(onset.battle(), shoves));
        Pose flush = snapped(pushed, contact, whole, edge);
        if (isFree(pushed, contact, whole) && isClear(pushed, flush)) {
            Optional<Manoeuvre> turn =
                    whole.angle().equals(Angle.ZERO) ? Optional.empty() : Optional.of(whole);
            return new Closing(
                    pushed, contact, turn, flush, How.FLUSH, shoves, meeting(pushed, flush));
        }
        return stopped(pushed, contact, whole, shoves);
    }

    private static Optional<Meeting> meeting(Onset onset, Pose end) {
        return Contacts.between(
                onset.battle(), onset.at(end), onset.battle().regiment(onset.target().id()));
    }

    /** The last free pose of a turn, in steps of a degree. */
    private static Closing stopped(
            Onset onset, Pose contact, Manoeuvre.Pivot whole, List<Shove> shoves) {
        int most = unbarred(onset, contact, whole);
        int free =
                IntStream.iterate(most, degrees -> degrees > 0, degrees -> degrees - 1)
                        .filter(degrees -> isFree(onset, contact, part(whole, degrees)))
                        .findFirst()
                        .orElse(0);
        Manoeuvre.Pivot part = part(whole, free);
        Pose end = part.end(contact, onset.extent());
        Optional<Manoeuvre> turn = free == 0 ? Optional.empty() : Optional.of(part);
        return new Closing(onset, contact, turn, end, How.STOPPED, shoves, meeting(onset, end));
    }

    /**
     * So many whole degrees of a turn may be free: no more than those before it lies so deep in
     * another, or so far off the table, that no rounding could free it.
     */
    private static int unbarred(Onset onset, Pose contact, Manoeuvre.Pivot whole) {
        int most = (int) (whole.angle().microdegrees() / DEGREE);
        if (onset.gait() == Terms.Gait.FLYING) {
            return most;
        }
        List<Footprint> others =
                onset.others().stream().flatMap(body -> body.stands().stream()).toList();
        for (int degrees = 1; degrees <= most; degrees++) {
            Pose pose = part(whole, degrees).end(contact, onset.extent());
            Footprint own = Footprint.of(pose, onset.extent());
            if (!onset.ground().holds(own, DEEP)
                    || Each.any(others, other -> Contact.overlaps(own, other, DEEP))) {
                return degrees - 1;
            }
        }
        return most;
    }

    private static Manoeuvre.Pivot part(Manoeuvre.Pivot whole, int degrees) {
        return new Manoeuvre.Pivot(whole.about(), whole.hand(), Angle.degrees(degrees));
    }

    private static Manoeuvre.Pivot whole(Onset onset, Pose contact, Edge edge) {
        Angle to = onset.aim().flush(edge);
        boolean clockwise = to.minus(contact.facing()).compareTo(Angle.HALF) <= 0;
        Point about =
                Distance.closest(Footprint.of(contact, onset.extent()), onset.aim().body()).there();
        return new Manoeuvre.Pivot(
                about, clockwise ? Hand.RIGHT : Hand.LEFT, to.difference(contact.facing()));
    }

    /** The pose after a turn, put flush: the rounding of the turn is taken away. */
    private static Pose snapped(Onset onset, Pose contact, Manoeuvre.Pivot turn, Edge edge) {
        Pose turned = turn.end(contact, onset.extent());
        return new Pose(turned.front(), onset.aim().flush(edge))
                .onto(onset.aim().body().edge(edge));
    }

    /** Whether a turn meets nothing but the target; what flies turns over it. */
    private static boolean isFree(Onset onset, Pose contact, Manoeuvre.Pivot turn) {
        Sweep sweep = Sweep.of(contact, onset.extent(), turn);
        if (!Blocks.staysOnTable(onset, sweep)) {
            return false;
        }
        if (onset.gait() == Terms.Gait.FLYING) {
            return isClear(onset, turn.end(contact, onset.extent()));
        }
        return Each.none(onset.others(), body -> meets(sweep, body))
                && Each.none(onset.otherEnemies(), body -> touches(sweep, body))
                && !isBarred(onset, sweep);
    }

    private static boolean isBarred(Onset onset, Sweep sweep) {
        List<Ground.Piece> barriers =
                Each.where(onset.barriers(), piece -> !piece.isFarFrom(sweep, Length.ZERO));
        List<Hull> hulls = barriers.isEmpty() ? List.of() : sweep.hulls();
        return Each.any(barriers, piece -> Each.any(hulls, piece.shape()::overlaps));
    }

    private static boolean meets(Sweep sweep, Ground.Body body) {
        return !body.isFarFrom(sweep, Length.ZERO)
                && Each.any(body.stands(), stand -> sweep.firstMeeting(stand).isPresent());
    }

    static boolean touches(Sweep sweep, Ground.Body body) {
        return !body.isFarFrom(sweep, CLEAR)
                && Each.any(body.stands(), stand -> sweep.firstNearer(stand, CLEAR).isPresent());
    }

    /** Whether a pose is free of everybody but the target. */
    private static boolean isClear(Onset onset, Pose pose) {
        return Blocks.at(onset, pose).isEmpty();
    }
}
