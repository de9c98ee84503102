package adjutant.conquest.charge;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
        Stream<Path> wheeled =
                Stream.of(Hand.values())
                        .flatMap(hand -> angles(onset, hand).stream().map(by -> turn(hand, by)))
                        .map(wheel -> Path.of(onset, Optional.of(wheel)));
        return Stream.concat(Stream.of(straight), wheeled)
                .filter(Path::isFree)
                .map(path -> new Candidate(path, path.contacts(), angle(path)))
                .max(
                        Comparator.comparingInt(Candidate::contacts)
                                .thenComparing(
                                        Comparator.comparing(Candidate::angle).reversed())
                                .thenComparing(
                                        Comparator.comparing(BestWheel::hand).reversed()))
                .map(Candidate::path)
                .orElse(straight);
    }

    private record Candidate(Path path, int contacts, Angle angle) {}

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
        return wheel(candidate.path()).map(wheel -> wheel.hand().ordinal()).orElse(0);
    }

    private static Optional<Manoeuvre.Wheel> wheel(Path path) {
        return path.moves().stream()
                .filter(Manoeuvre.Wheel.class::isInstance)
                .map(Manoeuvre.Wheel.class::cast)
                .findFirst();
    }

    private static TreeSet<Angle> angles(Onset onset, Hand hand) {
        TreeSet<Angle> angles = new TreeSet<>();
        IntStream.rangeClosed(1, 90).mapToObj(Angle::degrees).forEach(angles::add);
        for (Edge edge : List.of(Edge.values())) {
            Angle clockwise = Closing.flush(onset, edge).minus(onset.start().facing());
            Angle by = hand == Hand.RIGHT ? clockwise : clockwise.reversed();
            if (by.compareTo(Angle.QUARTER) <= 0 && !by.equals(Angle.ZERO)) {
                angles.add(by);
            }
        }
        return angles;
    }
}
