package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Rounding;
import adjutant.battlefield.geometry.Tolerances;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A turn about a point, by so many microdegrees.
 *
 * <p>The search for an encounter halves a step while the hull of the step has the encounter, down
 * to {@link #FINEST}; a hull covers its step, so nothing is missed.
 */
record Swing(Pose pose, Extent extent, Manoeuvre manoeuvre, Hand hand, long angle) implements Leg {

    /** The widest step of the search: its hull still covers the step, with some ground beside. */
    private static final long WIDEST = 15_000_000;

    /** The step below which only both its ends are asked. */
    private static final long FINEST = 500;

    /** The turn by which the circles of the corners are measured. */
    private static final long PROBE = 60_000_000;

    private static final long NONE = -1;

    @Override
    public List<Hull> hulls() {
        long step = fineStep();
        var hulls = new ArrayList<Hull>();
        for (long from = 0; from < angle; from += step) {
            hulls.add(hull(step(from, Math.min(from + step, angle))));
        }
        return hulls;
    }

    @Override
    public List<Hull> wide() {
        var hulls = new ArrayList<Hull>();
        for (long from = 0; from < angle; from += WIDEST) {
            hulls.add(hull(step(from, Math.min(from + WIDEST, angle))));
        }
        return hulls;
    }

    @Override
    public Corridor corridor() {
        var body = Footprint.of(pose, extent);
        return switch (manoeuvre) {
            case Manoeuvre.Wheel wheel ->
                    Corridor.about(
                            wheel.hand() == Hand.LEFT ? body.frontLeft() : body.frontRight(), body);
            case Manoeuvre.Pivot pivot -> Corridor.about(pivot.about(), body);
            case Manoeuvre.Turn _ -> Corridor.about(body);
            case Manoeuvre.Forward _,
                    Manoeuvre.Back _,
                    Manoeuvre.Sideways _,
                    Manoeuvre.Oblique _,
                    Manoeuvre.AboutFace _ ->
                    throw new IllegalStateException("no turn: " + manoeuvre);
        };
    }

    @Override
    public Optional<Manoeuvre> freeUntil(Encounter encounter, Supplier<List<Hull>> wide) {
        long from = 0;
        for (var hull : wide.get()) {
            long to = Math.min(from + WIDEST, angle);
            long found = encounter.mayBeIn(hull) ? first(step(from, to), encounter) : NONE;
            if (found != NONE) {
                return Optional.of(part(found));
            }
            from = to;
        }
        return Optional.empty();
    }

    @Override
    public boolean meets(Encounter encounter, Supplier<List<Hull>> wide) {
        long from = 0;
        for (var hull : wide.get()) {
            long to = Math.min(from + WIDEST, angle);
            if (encounter.mayBeIn(hull) && meets(step(from, to), encounter)) {
                return true;
            }
            from = to;
        }
        return false;
    }

    private boolean meets(Step step, Encounter encounter) {
        if (encounter.with(step.before) || encounter.with(step.after)) {
            return true;
        }
        if (step.isFinest() || !encounter.mayBeIn(hull(step))) {
            return false;
        }
        var there = at(step.middle());
        return meets(step.upTo(there), encounter) || meets(step.from(there), encounter);
    }

    private long first(Step step, Encounter encounter) {
        if (encounter.with(step.before)) {
            return step.from;
        }
        if (!encounter.mayBeIn(hull(step))) {
            return NONE;
        }
        if (step.isFinest()) {
            return encounter.with(step.after) ? last(step.from, step.to, encounter) : NONE;
        }
        var there = at(step.middle());
        long found = first(step.upTo(there), encounter);
        return found != NONE ? found : first(step.from(there), encounter);
    }

    /** The last microdegree without the encounter, between one without and one with it. */
    private long last(long without, long with, Encounter encounter) {
        long from = without;
        long to = with;
        while (to - from > 1) {
            long middle = (from + to) / 2;
            if (encounter.with(at(middle))) {
                to = middle;
            } else {
                from = middle;
            }
        }
        return from;
    }

    /** The steps for which no corner leaves its chord by more than the tolerance. */
    private long fineStep() {
        double reach = 1;
        var before = Footprint.of(pose, extent);
        long probe = Math.min(angle, PROBE);
        var after = at(probe);
        double sine = StrictMath.sin(probe / 2.0 * (StrictMath.PI / 180e6));
        for (int i = 0; i < 4; i++) {
            double x = after.x(i) - before.x(i);
            double y = after.y(i) - before.y(i);
            reach = Math.max(reach, (StrictMath.sqrt(x * x + y * y) + 2) / (2 * sine));
        }
        double half = StrictMath.sqrt(2 * Tolerances.SWEEP.micrometres() / reach);
        return Math.max(1, Math.min(WIDEST, (long) (2 * half * (180e6 / StrictMath.PI))));
    }

    private Footprint at(long turned) {
        return Footprint.of(part(turned).end(pose, extent), extent);
    }

    private Manoeuvre part(long turned) {
        var by = new Angle(turned);
        return switch (manoeuvre) {
            case Manoeuvre.Wheel wheel -> new Manoeuvre.Wheel(wheel.hand(), by);
            case Manoeuvre.Pivot pivot -> new Manoeuvre.Pivot(pivot.about(), pivot.hand(), by);
            case Manoeuvre.Turn _ ->
                    new Manoeuvre.Turn(
                            hand == Hand.RIGHT ? pose.facing().plus(by) : pose.facing().minus(by));
            case Manoeuvre.Forward _,
                    Manoeuvre.Back _,
                    Manoeuvre.Sideways _,
                    Manoeuvre.Oblique _,
                    Manoeuvre.AboutFace _ ->
                    throw new IllegalStateException("no turn: " + manoeuvre);
        };
    }

    private Step step(long from, long to) {
        return new Step(from, at(from), to, at(to));
    }

    /** A part of the turn, with the body before and after it. */
    private record Step(long from, Footprint before, long to, Footprint after) {
        boolean isFinest() {
            return to - from <= FINEST;
        }

        long middle() {
            return (from + to) / 2;
        }

        Step upTo(Footprint there) {
            return new Step(from, before, middle(), there);
        }

        Step from(Footprint there) {
            return new Step(middle(), there, to, after);
        }
    }

    private Hull hull(Step step) {
        var before = step.before;
        var after = step.after;
        double rise = StrictMath.tan((step.to - step.from) / 2.0 * (StrictMath.PI / 180e6)) / 2;
        var points = new ArrayList<Point>();
        for (int i = 0; i < 4; i++) {
            points.add(before.corner(i));
            points.add(after.corner(i));
            points.add(
                    tangents(before.corner(i), after.corner(i), hand == Hand.RIGHT ? rise : -rise));
        }
        return Hull.of(points);
    }

    /**
     * Where the tangents at both ends of a piece of a circle meet: outside the middle of its chord.
     */
    private static Point tangents(Point from, Point to, double rise) {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        return from.moved(Rounding.halfAway(x / 2 + y * rise), Rounding.halfAway(y / 2 - x * rise));
    }
}
