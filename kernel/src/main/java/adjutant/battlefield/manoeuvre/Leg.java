package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** One manoeuvre of a path, with the pose before it. */
sealed interface Leg permits Leg.Straight, Leg.Standing, Swing {

    Pose pose();

    Extent extent();

    Manoeuvre manoeuvre();

    List<Hull> hulls();

    /** The same in wide steps: few hulls, and some ground beside. */
    default List<Hull> wide() {
        return hulls();
    }

    /** Ground that holds the body, its hulls included, on the whole way. */
    Corridor corridor();

    /**
     * The part of the manoeuvre before an encounter; empty if there is none.
     *
     * @param wide {@link #wide()}, kept by whoever asks more than once
     */
    Optional<Manoeuvre> freeUntil(Encounter encounter, Supplier<List<Hull>> wide);

    /** Whether there is an encounter: whether {@link #freeUntil} finds one. */
    boolean meets(Encounter encounter, Supplier<List<Hull>> wide);

    static Leg of(Pose pose, Extent extent, Manoeuvre manoeuvre) {
        return switch (manoeuvre) {
            case Manoeuvre.Forward move -> straight(pose, extent, move);
            case Manoeuvre.Back move -> straight(pose, extent, move);
            case Manoeuvre.Sideways move -> straight(pose, extent, move);
            case Manoeuvre.Oblique move -> straight(pose, extent, move);
            case Manoeuvre.AboutFace turn -> new Standing(pose, extent, turn);
            case Manoeuvre.Wheel wheel -> swing(pose, extent, wheel, wheel.hand(), wheel.angle());
            case Manoeuvre.Pivot pivot -> swing(pose, extent, pivot, pivot.hand(), pivot.angle());
            case Manoeuvre.Turn turn -> {
                var clockwise = turn.to().minus(pose.facing());
                var hand = clockwise.compareTo(Angle.HALF) <= 0 ? Hand.RIGHT : Hand.LEFT;
                yield swing(pose, extent, turn, hand, turn.to().difference(pose.facing()));
            }
        };
    }

    private static Leg straight(Pose pose, Extent extent, Manoeuvre move) {
        var slide = Slide.between(pose, move.end(pose, extent), extent);
        boolean stays = slide.right() == 0 && slide.down() == 0;
        return stays ? new Standing(pose, extent, move) : new Straight(pose, extent, move, slide);
    }

    private static Leg swing(Pose pose, Extent extent, Manoeuvre turn, Hand hand, Angle angle) {
        boolean stays = angle.equals(Angle.ZERO);
        return stays
                ? new Standing(pose, extent, turn)
                : new Swing(pose, extent, turn, hand, angle.microdegrees());
    }

    /** A move that keeps the facing. */
    record Straight(Pose pose, Extent extent, Manoeuvre manoeuvre, Slide slide) implements Leg {

        @Override
        public List<Hull> hulls() {
            return List.of(slide.hull());
        }

        @Override
        public Corridor corridor() {
            return Corridor.of(slide);
        }

        @Override
        public boolean meets(Encounter encounter, Supplier<List<Hull>> wide) {
            var met = encounter.during(slide);
            return met.from() < met.to();
        }

        @Override
        public Optional<Manoeuvre> freeUntil(Encounter encounter, Supplier<List<Hull>> wide) {
            var met = encounter.during(slide);
            if (!(met.from() < met.to())) {
                return Optional.empty();
            }
            var most = manoeuvre.cost(extent);
            long free = (long) StrictMath.floor(met.from() * slide.length());
            var length = Length.micrometres(free).min(most);
            return Optional.of(
                    switch (manoeuvre) {
                        case Manoeuvre.Forward _ -> new Manoeuvre.Forward(length);
                        case Manoeuvre.Back _ -> new Manoeuvre.Back(length);
                        case Manoeuvre.Sideways move -> new Manoeuvre.Sideways(move.hand(), length);
                        case Manoeuvre.Oblique move ->
                                new Manoeuvre.Oblique(move.hand(), move.angle(), length);
                        case Manoeuvre.Wheel _,
                                Manoeuvre.AboutFace _,
                                Manoeuvre.Turn _,
                                Manoeuvre.Pivot _ ->
                                throw new IllegalStateException("not straight: " + manoeuvre);
                    });
        }
    }

    /** A manoeuvre that covers no other ground than the body itself. */
    record Standing(Pose pose, Extent extent, Manoeuvre manoeuvre) implements Leg {

        @Override
        public List<Hull> hulls() {
            var after = Footprint.of(manoeuvre.end(pose, extent), extent);
            return List.of(Hull.around(List.of(Footprint.of(pose, extent), after)));
        }

        @Override
        public Corridor corridor() {
            return Corridor.about(Footprint.of(pose, extent));
        }

        @Override
        public boolean meets(Encounter encounter, Supplier<List<Hull>> wide) {
            return encounter.with(Footprint.of(pose, extent));
        }

        @Override
        public Optional<Manoeuvre> freeUntil(Encounter encounter, Supplier<List<Hull>> wide) {
            return meets(encounter, wide)
                    ? Optional.of(new Manoeuvre.Forward(Length.ZERO))
                    : Optional.empty();
        }
    }
}
