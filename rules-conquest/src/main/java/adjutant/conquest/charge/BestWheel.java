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
        int most = onset.own().formation().rank(0).size();
        Path best = straight;
        int contacts = contacts(straight);
        for (Manoeuvre.Wheel wheel : wheels(onset)) {
            if (contacts == most) {
                return best;
            }
            Path path = Path.of(onset, Optional.of(wheel));
            int here = contacts(path);
            if (here > contacts) {
                best = path;
                contacts = here;
            }
        }
        return best;
    }

    /** The Stands it brings into contact; none where it is not free. */
    private static int contacts(Path path) {
        return path.isFree() ? path.contacts() : 0;
    }

    /** All Wheels that are tried, the smaller before the wider. */
    private static List<Manoeuvre.Wheel> wheels(Onset onset) {
        return Stream.of(Hand.values())
                .flatMap(hand ->
                        angles(onset, hand).stream().map(angle -> new Manoeuvre.Wheel(hand, angle)))
                .sorted(Comparator.comparing(Manoeuvre.Wheel::angle))
                .toList();
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
