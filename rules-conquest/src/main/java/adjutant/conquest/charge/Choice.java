package adjutant.conquest.charge;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Reach;
import adjutant.battlefield.contact.Touch;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Command.Charge.Charged;
import adjutant.conquest.contact.Facing;
import adjutant.game.Finding;
import java.util.List;
import java.util.Optional;

/**
 * Which edge of the target is charged.
 *
 * @param edge the edge, where it is decided
 * @param faults why it is not, or not as wanted
 * @rule CQ-CHARGE-12
 */
record Choice(Optional<Edge> edge, List<Finding> faults) {
    /** How near a touched edge lies at the pose of contact, which is rounded. */
    private static final Length NEAR = Length.micrometres(50);

    Choice {
        faults = List.copyOf(faults);
    }

    /** The edge that is charged from the pose of first contact. */
    static Choice of(Onset onset, Pose contact) {
        List<Edge> open = open(onset, contact);
        int most = open.stream().mapToInt(edge -> centresBefore(onset, edge)).max().orElse(0);
        List<Edge> best =
                open.size() <= 1
                        ? open
                        : open.stream().filter(edge -> centresBefore(onset, edge) == most).toList();
        List<Edge> wanted =
                onset.piece().isPresent()
                        ? ofPiece(onset, best)
                        : onset.wanted()
                                .map(facing ->
                                        best.stream().filter(edge -> is(edge, facing)).toList())
                                .orElse(best);
        return wanted.size() == 1
                ? new Choice(Optional.of(wanted.getFirst()), List.of())
                : new Choice(Optional.empty(), List.of(fault(onset, best)));
    }

    /**
     * A piece is front all around: at its corner the first of its edges will do.
     *
     * @rule CQ-GARR-05
     */
    private static List<Edge> ofPiece(Onset onset, List<Edge> best) {
        boolean front = onset.wanted().filter(facing -> facing != Charged.FRONT).isEmpty();
        return front ? best.stream().limit(1).toList() : List.of();
    }

    /** The edges touched along their length, or else at a corner, that it can turn to. */
    private static List<Edge> open(Onset onset, Pose contact) {
        Footprint own = Footprint.of(contact, onset.extent());
        Footprint target = onset.aim().body();
        List<Touch> touches = Contact.touchedEdges(own, target, NEAR);
        List<Touch> along = touches.stream().filter(touch -> touch.reach() == Reach.ALONG).toList();
        return (along.isEmpty() ? touches : along)
                .stream()
                        .map(Touch::edge)
                        .filter(edge -> turn(onset, contact, edge).compareTo(Angle.QUARTER) <= 0)
                        .toList();
    }

    private static Angle turn(Onset onset, Pose contact, Edge edge) {
        return onset.aim().flush(edge).difference(contact.facing());
    }

    /** How many front edge centres of its front rank lay in the arc of an edge before the Wheel. */
    private static int centresBefore(Onset onset, Edge edge) {
        Footprint target = onset.aim().body();
        return (int)
                onset.own().formation().rank(0).stream()
                        .map(place ->
                                onset.own().block().edgeCentre(onset.start(), place, Edge.FRONT))
                        .filter((Point centre) -> Arcs.isIn(target, arc(edge), centre))
                        .count();
    }

    private static Arc arc(Edge edge) {
        return switch (edge) {
            case FRONT -> Arc.FRONT;
            case RIGHT -> Arc.RIGHT;
            case REAR -> Arc.REAR;
            case LEFT -> Arc.LEFT;
        };
    }

    private static boolean is(Edge edge, Charged facing) {
        return Facing.of(edge).name().equals(facing.name());
    }

    private static Finding fault(Onset onset, List<Edge> best) {
        String id = onset.target().id();
        if (onset.piece().isPresent() && !best.isEmpty()) {
            return Finding.no(ConquestClause.GARR_05, "a Garrison has no flank and no rear: " + id);
        }
        List<String> words = best.stream().map(edge -> Facing.of(edge).word()).distinct().toList();
        if (best.isEmpty()) {
            return Finding.no(
                    ConquestClause.CHARGE_11,
                    "it would have to turn by more than 90 degrees to close with " + id);
        }
        return Finding.no(
                ConquestClause.CHARGE_12,
                id
                        + " is charged in its "
                        + String.join(" or ", words)
                        + (best.size() > 1 ? ": say which with \"facing\"" : ""));
    }
}
