package adjutant.conquest.charge;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The Wheel of a Charge that names none: the smallest of those that bring most Stands of the front
 * rank into contact, of every whole degree and of those square to the target.
 *
 * @rule CQ-CHARGE-06
 */
public final class BestWheel {
    private static final Comparator<Candidate> ORDER =
            Comparator.comparingInt(Candidate::contacts)
                    .thenComparing(Comparator.comparing(Candidate::angle).reversed())
                    .thenComparing(Comparator.comparingInt(BestWheel::hand).reversed());

    private BestWheel() {}

    /**
     * The way with the best Wheel; straight on where no way is free. A way to either hand alike is
     * the one to the left.
     */
    public static Path of(Onset onset) {
        Path straight = Path.of(onset, Optional.empty());
        if (straight.isFree() && straight.contacts() == most(onset)) {
            return straight;
        }
        Optional<Candidate> best = Optional.of(straight).filter(Path::isFree).map(Candidate::of);
        Set<List<Manoeuvre>> tried = new HashSet<>();
        for (Manoeuvre.Wheel wheel : wheels(onset)) {
            if (best.isPresent() && isSettled(best.get(), onset, wheel)) {
                break;
            }
            best = better(best, Path.ifFree(onset, wheel, tried).map(Candidate::of));
        }
        return best.map(Candidate::path).orElse(straight);
    }

    /** Every Wheel to try, the smallest first, to the left before to the right. */
    private static List<Manoeuvre.Wheel> wheels(Onset onset) {
        return Stream.of(Hand.values())
                .flatMap(hand -> angles(onset, hand).stream().map(by -> turn(hand, by)))
                .sorted(Comparator.comparing(Manoeuvre.Wheel::angle))
                .toList();
    }

    /**
     * Whether neither a Wheel nor any after it can be better: no more Stands can come into contact,
     * and one that ends sooner, where it meets the target, would have been found a degree before.
     */
    private static boolean isSettled(Candidate best, Onset onset, Manoeuvre.Wheel wheel) {
        return best.contacts() == most(onset)
                && best.angle().plus(Angle.degrees(1)).compareTo(wheel.angle()) < 0;
    }

    private static Optional<Candidate> better(Optional<Candidate> best, Optional<Candidate> next) {
        return Stream.concat(best.stream(), next.stream()).max(ORDER);
    }

    private record Candidate(Path path, int contacts, Angle angle) {
        static Candidate of(Path path) {
            return new Candidate(path, path.contacts(), BestWheel.angle(path));
        }
    }

    /** As many as there can be. */
    private static int most(Onset onset) {
        return onset.own().formation().rank(0).size();
    }

    private static Manoeuvre.Wheel turn(Hand hand, Angle by) {
        return new Manoeuvre.Wheel(hand, by);
    }

    private static Angle angle(Path path) {
        return wheel(path).map(Manoeuvre.Wheel::angle).orElse(Angle.ZERO);
    }

    private static int hand(Candidate candidate) {
        return wheel(candidate.path()).map(wheel -> wheel.hand() == Hand.LEFT ? 0 : 1).orElse(0);
    }

    private static Optional<Manoeuvre.Wheel> wheel(Path path) {
        return path.moves().stream()
                .filter(Manoeuvre.Wheel.class::isInstance)
                .map(Manoeuvre.Wheel.class::cast)
                .findFirst();
    }

    private static Set<Angle> angles(Onset onset, Hand hand) {
        Set<Angle> angles = new TreeSet<>();
        IntStream.rangeClosed(1, 90).mapToObj(Angle::degrees).forEach(angles::add);
        for (Aim aim : onset.aims()) {
            for (Edge edge : List.of(Edge.values())) {
                Angle clockwise = aim.flush(edge).minus(onset.start().facing());
                Angle by = hand == Hand.RIGHT ? clockwise : clockwise.reversed();
                if (by.compareTo(Angle.QUARTER) <= 0 && !by.equals(Angle.ZERO)) {
                    angles.add(by);
                }
            }
        }
        return angles;
    }
}
