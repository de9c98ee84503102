package adjutant.gda.charge;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Slide;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way of a charger: one wheel at most, then straight ahead.
 *
 * @param body where it starts
 * @param turn the wheel in microdegrees, below zero to the left
 * @param wheeled where it stands after the wheel
 * @param wheel what the wheel takes
 * @rule GDA-MOV-7
 * @rule GDA-HR-12
 */
public record Way(Place.Body body, long turn, Pose wheeled, Length wheel) {
    /** The widest wheel of a Charge. */
    static final Angle MOST_WHEEL = Angle.degrees(45);

    /** More than the corners of a body are moved by rounding, in micrometres. */
    private static final long ROUNDING = 4;

    private static final int LEAPS = 8;
    private static final long TENTH = 100_000;
    private static final int MOST_TENTHS = 450;

    /** The way of a body that wheels so. */
    static Way of(Place.Body body, long turn) {
        if (turn == 0) {
            return new Way(body, 0, body.pose(), Length.ZERO);
        }
        Manoeuvre.Wheel wheel = wheel(turn);
        return new Way(
                body, turn, wheel.end(body.pose(), body.extent()), wheel.cost(body.extent()));
    }

    /** The way that aims at a point as far as a wheel of a Charge can. */
    static Way aiming(Place.Body body, Point at) {
        double aside = of(body, 0).aside(at);
        int side = aside < 0 ? -1 : 1;
        int least = 0;
        int most = MOST_TENTHS;
        while (least < most) {
            int middle = (least + most) / 2;
            if (of(body, side * middle * TENTH).aside(at) * side <= 0) {
                most = middle;
            } else {
                least = middle + 1;
            }
        }
        return of(body, side * least * TENTH);
    }

    /** A turn as a wheel. */
    static Manoeuvre.Wheel wheel(long turn) {
        return new Manoeuvre.Wheel(
                turn < 0 ? Hand.LEFT : Hand.RIGHT, Angle.microdegrees(Math.abs(turn)));
    }

    /** The ground of a unit: its own, or that of the section it holds. */
    public static Convex ground(Battle battle, Unit unit) {
        return unit.place() instanceof Place.Garrison(String section)
                ? battle.terrain(section).orElseThrow().outline()
                : unit.footprint();
    }

    /** The middle of a body. */
    public static Point middle(Convex body) {
        long x = 0;
        long y = 0;
        for (int i = 0; i < body.corners(); i++) {
            x += body.x(i);
            y += body.y(i);
        }
        return new Point(x / body.corners(), y / body.corners());
    }

    /** How far beside the line of its march a point lies, in micrometres, to the right. */
    double aside(Point point) {
        double x = point.x() - wheeled.front().x();
        double y = point.y() - wheeled.front().y();
        return x * wheeled.facing().cosine() + y * wheeled.facing().sine();
    }

    /**
     * How far straight ahead, after the wheel, it first is so near to a body.
     *
     * @param most how far it may go; empty where that is not enough
     */
    Optional<Length> until(Convex target, Length limit, Length most) {
        long farthest = Math.max(0, most.micrometres());
        if (!isNear(target, limit, farthest)) {
            return Optional.empty();
        }
        long low = safe(target, limit, farthest);
        long step = ROUNDING;
        long high = Math.min(farthest, low + step);
        while (high < farthest && !isNear(target, limit, high)) {
            low = high + 1;
            step *= 4;
            high = Math.min(farthest, low + step);
        }
        while (low < high) {
            long middle = (low + high) / 2;
            if (isNear(target, limit, middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return Optional.of(Length.micrometres(low));
    }

    /** How far it surely may go: again and again as far as the gap that is left. */
    private long safe(Convex target, Length limit, long farthest) {
        long ahead = 0;
        for (int i = 0; i < LEAPS; i++) {
            Pose pose = end(Length.micrometres(ahead));
            Length gap = Distance.between(body.at(pose).footprint(), target).minus(limit);
            long more = gap.micrometres() - ROUNDING;
            if (more <= 0) {
                return ahead;
            }
            ahead = Math.min(farthest, ahead + more);
        }
        return ahead;
    }

    /** How far straight ahead it meets a body. */
    Optional<Length> toContact(Convex target, Length most) {
        return until(target, Length.ZERO, most);
    }

    private boolean isNear(Convex target, Length limit, long ahead) {
        Slide slide = Slide.between(wheeled, end(Length.micrometres(ahead)), body.extent());
        return Distance.isWithin(slide.hull(), target, limit);
    }

    /** Where it stands after going straight ahead. */
    Pose end(Length ahead) {
        return wheeled.ahead(ahead);
    }

    /** All of its way. */
    Sweep sweep(Length ahead) {
        List<Manoeuvre> path = new ArrayList<>();
        if (turn != 0) {
            path.add(wheel(turn));
        }
        path.add(new Manoeuvre.Forward(ahead));
        return Sweep.of(body.pose(), body.extent(), path);
    }
}
