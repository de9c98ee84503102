package adjutant.conquest.charge;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.Stance;
import adjutant.conquest.movement.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Where a failed Charge stops: after the same Wheel, straight on by the die, an inch short of any
 * enemy and of whatever bars the way; back from a friend it would stop over. Where not even the
 * Wheel is free, it stays.
 *
 * @param moves what it does
 * @param end where it stands then
 * @param how whether it had to come back from a friend
 * @rule CQ-CHARGE-15
 * @rule CQ-CHARGE-14
 * @rule CQ-MARCH-14
 */
public record Halt(List<Manoeuvre> moves, Regiment end, How how) {
    /** How a Regiment stops. */
    public enum How {
        /** Where the die brings it, or short of an enemy. */
        FREELY,
        /** Back from a friend. */
        BACK
    }

    private static final Length GRAIN = Length.micrometres(1);

    /** How finely a free place is looked for on the way back. */
    private static final Length STEP = Length.micrometres(254);

    /** Copies the list. */
    public Halt {
        moves = List.copyOf(moves);
    }

    /** Where a Charge stops that may go so far. */
    public static Halt of(Path path, Length die) {
        Search search = new Search(path.onset(), wheel(path));
        if (!search.isOpen(Length.ZERO)) {
            return new Halt(List.of(), path.onset().own(), How.FREELY);
        }
        Length farthest = search.farthest(die);
        if (search.isFree(farthest)) {
            return search.halt(farthest, How.FREELY);
        }
        How how = search.isOverAFriend(farthest) ? How.BACK : How.FREELY;
        return search.back(farthest)
                .map(length -> search.halt(length, how))
                .orElseGet(() -> new Halt(List.of(), path.onset().own(), how));
    }

    private static Optional<Manoeuvre> wheel(Path path) {
        return Each.first(path.moves(), Manoeuvre.Wheel.class::isInstance);
    }

    /** The poses it passes. */
    public List<Pose> poses(Onset onset) {
        List<Pose> poses = new ArrayList<>(List.of(onset.start()));
        moves.forEach(move -> poses.add(move.end(poses.getLast(), onset.extent())));
        return poses;
    }

    /** A way that may be longer or shorter. */
    private record Search(Onset onset, Optional<Manoeuvre> wheel) {
        List<Manoeuvre> moves(Length length) {
            Stream<Manoeuvre> run =
                    length.equals(Length.ZERO)
                            ? Stream.empty()
                            : Stream.of(new Manoeuvre.Forward(length));
            return Stream.concat(wheel.stream(), run).toList();
        }

        Regiment end(Length length) {
            Pose pose = onset.start();
            for (Manoeuvre move : moves(length)) {
                pose = move.end(pose, onset.extent());
            }
            return onset.at(pose);
        }

        Halt halt(Length length, How how) {
            return new Halt(moves(length), end(length), how);
        }

        /** The farthest open way of at most a length; the open ones are the shorter ones. */
        Length farthest(Length most) {
            if (isOpen(most)) {
                return most;
            }
            Length low = Length.ZERO;
            Length high = most;
            while (GRAIN.isLessThan(high.minus(low))) {
                Length middle = low.plus(high.minus(low).half());
                if (isOpen(middle)) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            return low;
        }

        /** Whether nothing is in the way. */
        boolean isOpen(Length length) {
            List<Manoeuvre> moves = moves(length);
            if (moves.isEmpty()) {
                return true;
            }
            Sweep sweep = Sweep.of(onset.start(), onset.extent(), moves);
            boolean near =
                    onset.gait() == Terms.Gait.ON_FOOT
                            && (Each.any(onset.ground().enemies(), at -> nears(sweep, at))
                                    || isBarred(sweep));
            return !near && Blocks.staysOnTable(onset, sweep);
        }

        private boolean nears(Sweep sweep, Ground.Body enemy) {
            Footprint start = Footprint.of(onset.start(), onset.extent());
            return !enemy.isFarFrom(sweep, Ground.KEEP_OUT)
                    && Each.any(
                            enemy.stands(),
                            stand -> {
                                Length limit =
                                        Ground.upToKeepOut(start, stand)
                                                .minus(Length.micrometres(2));
                                return Length.ZERO.isLessThan(limit)
                                        && sweep.firstNearer(stand, limit).isPresent();
                            });
        }

        private boolean isBarred(Sweep sweep) {
            Footprint start = Footprint.of(onset.start(), onset.extent());
            boolean friend =
                    onset.ground().friends().stream()
                            .filter(body -> onset.engaged().contains(body.regiment().id()))
                            .filter(body -> !body.isFarFrom(sweep, Length.ZERO))
                            .flatMap(body -> body.stands().stream())
                            .anyMatch(stand -> sweep.firstMeeting(stand).isPresent());
            return friend
                    || Each.any(
                            onset.ground().terrain(),
                            piece -> {
                                Length limit =
                                        piece.shape()
                                                .distance(start)
                                                .min(Ground.KEEP_OUT)
                                                .minus(Length.micrometres(75));
                                return Length.ZERO.isLessThan(limit)
                                        && Each.any(
                                                sweep.hulls(),
                                                hull -> piece.shape().isWithin(hull, limit));
                            });
        }

        /** Whether it may stand there. */
        boolean isFree(Length length) {
            return Stance.faults(onset.ground(), onset.own(), end(length), Set.of()).isEmpty();
        }

        /** Whether it would stand over a friend there. */
        boolean isOverAFriend(Length length) {
            return Each.any(
                    Stance.faults(onset.ground(), onset.own(), end(length), Set.of()),
                    fault -> fault.clause() == ConquestClause.MARCH_11);
        }

        /** The first free place on the way back. */
        Optional<Length> back(Length from) {
            for (Length length = from;
                    Length.ZERO.isLessThan(length);
                    length = length.minus(STEP).max(Length.ZERO)) {
                if (isFree(length)) {
                    return Optional.of(nearest(length, length.plus(STEP).min(from)));
                }
            }
            return isFree(Length.ZERO) ? Optional.of(Length.ZERO) : Optional.empty();
        }

        private Length nearest(Length free, Length taken) {
            Length low = free;
            Length high = taken;
            while (GRAIN.isLessThan(high.minus(low))) {
                Length middle = low.plus(high.minus(low).half());
                if (isFree(middle)) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }
}
