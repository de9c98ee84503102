package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Interval;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Bodies that a straight move may run into, laid out flat once and asked many times. */
public final class Obstacles {

    private final Corners corners;

    private Obstacles(List<? extends Convex> bodies) {
        corners = Corners.of(bodies);
    }

    /** Such bodies, numbered in this order. */
    public static Obstacles of(List<? extends Convex> bodies) {
        return new Obstacles(bodies);
    }

    /** How many there are. */
    public int size() {
        return corners.size();
    }

    /** All that a move overlaps deeper than a tolerance, in their order. */
    public List<Passage> inTheWayOf(Slide move, Length tolerance) {
        var mover = new Mover(move, tolerance.micrometres());
        var passages = new ArrayList<Passage>();
        for (int i = mover.next(corners, 0); i >= 0; i = mover.next(corners, i + 1)) {
            var part = mover.overlap(corners, i);
            if (part.from() < part.to()) {
                passages.add(new Passage(i, span(part, mover.length())));
            }
        }
        return List.copyOf(passages);
    }

    /**
     * The first that a move overlaps deeper than a tolerance; of several at the same place the
     * first in their order.
     *
     * @param tolerance not below zero; zero stops the body where it touches
     */
    public Optional<Passage> firstInTheWayOf(Slide move, Length tolerance) {
        var mover = new Mover(move, tolerance.micrometres());
        int first = -1;
        double limit = 1;
        for (int i = mover.next(corners, 0); i >= 0; i = mover.next(corners, i + 1)) {
            var part = mover.overlap(corners, i, limit);
            if (part.from() < part.to()) {
                first = i;
                limit = part.from();
            }
        }
        if (first < 0) {
            return Optional.empty();
        }
        var whole = mover.overlap(corners, first);
        return Optional.of(new Passage(first, span(whole, mover.length())));
    }

    private static Span span(Interval part, double length) {
        long from = (long) StrictMath.floor(part.from() * length);
        long to = (long) StrictMath.ceil(part.to() * length);
        return new Span(Length.micrometres(from), Length.micrometres(to));
    }
}
