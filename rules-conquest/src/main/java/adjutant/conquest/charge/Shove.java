package adjutant.conquest.charge;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.movement.Ground;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A body that a Charge pushes aside.
 *
 * @param unit the Regiment that is pushed
 * @param from where it stood
 * @param to where it stands then
 * @rule CQ-CHARGE-14
 */
public record Shove(String unit, Pose from, Pose to) {
    /** How finely directions are tried. */
    private static final int DIRECTIONS = 72;

    /** How far a body may be pushed at most. */
    private static final Length FARTHEST = Length.inches(24);

    private static final Length GRAIN = Length.micrometres(1);

    /** All bodies pushed aside by the closing turn, in the order of their ids. */
    static List<Shove> all(Onset onset, Pose contact, Manoeuvre.Pivot turn, Pose flush) {
        List<Convex> swept = new ArrayList<>(Sweep.of(contact, onset.extent(), turn).hulls());
        swept.add(Footprint.of(flush, onset.extent()));
        List<Shove> shoves = new ArrayList<>();
        Battle battle = onset.battle();
        List<Regiment> inTheWay =
                onset.others().stream()
                        .filter(body -> overlaps(swept, body.stands()))
                        .map(Ground.Body::regiment)
                        .sorted(Comparator.comparing(Regiment::id))
                        .toList();
        for (Regiment body : inTheWay) {
            Optional<Shove> shove =
                    battle.find(body.id()).isEmpty() || Contacts.of(battle, body).any()
                            ? Optional.empty()
                            : least(onset, battle, swept, body);
            if (shove.isPresent()) {
                shoves.add(shove.get());
                battle = done(battle, List.of(shove.get()));
            }
        }
        return shoves;
    }

    /** The situation after bodies were pushed. */
    static Battle done(Battle battle, List<Shove> shoves) {
        Battle after = battle;
        for (Shove shove : shoves) {
            after = after.with(at(after.regiment(shove.unit), shove.to));
        }
        return after;
    }

    private static Regiment at(Regiment regiment, Pose pose) {
        return regiment.at(new Whereabouts.OnTable(pose));
    }

    /** The shortest push in any direction that frees the way and is legal. */
    private static Optional<Shove> least(
            Onset onset, Battle battle, List<Convex> swept, Regiment body) {
        Pose from = body.pose().orElseThrow();
        Ground ground = Ground.around(battle.with(onset.own()), body);
        return IntStream.range(0, DIRECTIONS)
                .mapToObj(i -> Angle.degrees(i * 360L / DIRECTIONS))
                .flatMap(way ->
                        length(onset, swept, body, way)
                                .map(length -> pushed(from, way, length))
                                .stream())
                .filter(to -> isLegal(onset, ground, at(body, to)))
                .map(to -> new Shove(body.id(), from, to))
                .min(Comparator.comparingLong(Shove::length));
    }

    private long length() {
        long x = to.front().x() - from.front().x();
        long y = to.front().y() - from.front().y();
        return x * x + y * y;
    }

    private static Pose pushed(Pose from, Angle way, Length length) {
        Pose moved = new Pose(from.front(), way).ahead(length);
        return new Pose(moved.front(), from.facing());
    }

    /** How far it must go in a direction until it is out of the way. */
    private static Optional<Length> length(
            Onset onset, List<Convex> swept, Regiment body, Angle way) {
        Pose from = body.pose().orElseThrow();
        if (isHit(onset, swept, body, pushed(from, way, FARTHEST))) {
            return Optional.empty();
        }
        Length low = Length.ZERO;
        Length high = FARTHEST;
        while (GRAIN.isLessThan(high.minus(low))) {
            Length middle = low.plus(high.minus(low).half());
            if (isHit(onset, swept, body, pushed(from, way, middle))) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Optional.of(high);
    }

    /** Whether a body is still in the way: an enemy may not even be touched. */
    private static boolean isHit(Onset onset, List<Convex> swept, Regiment body, Pose pose) {
        List<Footprint> stands = body.block().footprints(pose);
        return body.side() == onset.own().side()
                ? stands.stream()
                        .anyMatch(stand ->
                                swept.stream()
                                        .anyMatch(
                                                hull -> Contact.overlaps(hull, stand, Length.ZERO)))
                : touches(swept, stands);
    }

    private static boolean touches(List<? extends Convex> some, List<? extends Convex> others) {
        return some.stream()
                .anyMatch(one ->
                        others.stream()
                                .anyMatch(other -> Distance.isWithin(one, other, Closing.CLEAR)));
    }

    /** The charger has not moved yet: nobody is pushed onto the ground it stands on. */
    private static boolean isLegal(Onset onset, Ground ground, Regiment body) {
        List<Footprint> own = body.footprints();
        boolean apart =
                Stream.concat(ground.enemies().stream(), ground.friends().stream())
                        .noneMatch(other -> overlaps(own, other.stands()));
        boolean onTable = own.stream().allMatch(stand -> ground.holds(stand, Tolerances.OVERLAP));
        boolean free =
                ground.terrain().stream()
                        .noneMatch(piece -> own.stream().anyMatch(piece.shape()::overlaps));
        boolean untouched =
                ground.enemies().stream()
                        .filter(other -> !other.regiment().id().equals(onset.own().id()))
                        .noneMatch(other -> touches(own, other.stands()));
        return apart && onTable && free && untouched;
    }

    private static boolean overlaps(List<? extends Convex> some, List<? extends Convex> others) {
        return some.stream()
                .anyMatch(one -> others.stream().anyMatch(other -> Contact.overlaps(one, other)));
    }
}
