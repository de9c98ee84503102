package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Interval;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Line;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Segment;

/** What a path is searched for. */
sealed interface Encounter {

    /**
     * A nanometre, in micrometres: what a limit is shortened by, so that to slide along it is free.
     */
    double NANOMETRE = 0.001;

    /** More than the rounding of corners can take from the hull of a step of a turn. */
    Length ROUNDING = Length.micrometres(3);

    /** The least overlap that is looked for on turns: clear of the rounding of corners. */
    Length LEAST = ROUNDING.times(2);

    /** Whether a body on a turn has the encounter. */
    boolean with(Footprint mover);

    /** Whether a body somewhere in a hull may have it; wrong on the safe side only. */
    boolean mayBeIn(Hull hull);

    /** The part of a straight move, from 0 to 1, that has the encounter; empty if none. */
    Interval during(Slide move);

    /** A circle: who keeps clear of it has no encounter. */
    Disc disc();

    /** To overlap a body deeper than a tolerance. */
    record Overlap(Convex body, Length tolerance) implements Encounter {

        @Override
        public Disc disc() {
            return Disc.of(body);
        }

        @Override
        public boolean with(Footprint mover) {
            return Contact.overlaps(mover, body, tolerance.max(LEAST));
        }

        @Override
        public boolean mayBeIn(Hull hull) {
            return Contact.overlaps(hull, body, tolerance.max(LEAST).minus(ROUNDING));
        }

        @Override
        public Interval during(Slide move) {
            var mover = new Mover(move, tolerance.micrometres());
            return mover.overlap(Corners.of(body), 0);
        }
    }

    /** To be nearer to a body than a limit. */
    record Nearness(Convex body, Length limit) implements Encounter {

        public Nearness {
            if (limit.micrometres() <= 0) {
                throw new IllegalArgumentException("nothing is nearer than " + limit);
            }
        }

        @Override
        public Disc disc() {
            return Disc.of(body).wider((double) limit.micrometres());
        }

        @Override
        public boolean with(Footprint mover) {
            return Distance.isNearerThan(mover, body, limit);
        }

        @Override
        public boolean mayBeIn(Hull hull) {
            return Distance.isNearerThan(hull, body, limit.plus(ROUNDING));
        }

        @Override
        public Interval during(Slide move) {
            var near = Interval.EMPTY;
            double reach = limit.micrometres() - NANOMETRE;
            for (int i = 0; i < 4; i++) {
                near =
                        near.joined(
                                way(move.start().corner(i), move.right(), move.down())
                                        .near(body, reach));
            }
            for (int i = 0; i < body.corners(); i++) {
                near =
                        near.joined(
                                way(body.corner(i), -move.right(), -move.down())
                                        .near(move.start(), reach));
            }
            double length = move.length();
            return new Interval(near.from() / length, near.to() / length)
                    .common(new Interval(0, 1));
        }

        private static Line way(Point from, long right, long down) {
            return Line.along(new Segment(from, from.moved(right, down)));
        }
    }
}
