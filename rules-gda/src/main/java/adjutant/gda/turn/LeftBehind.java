package adjutant.gda.turn;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Segment;
import adjutant.gda.Each;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Generals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A brigadier whose unit is lost stays where it stood last.
 *
 * @rule GDA-HR-45
 */
final class LeftBehind {
    private LeftBehind() {}

    /** What happened, with the brigadiers who are left behind. */
    static List<Event> after(Battle battle, List<Event> events) {
        if (Each.none(events, Event.Removed.class::isInstance)) {
            return events;
        }
        List<Event> all = new ArrayList<>();
        Battle now = battle;
        for (Event told : events) {
            Event event = kept(now, told);
            Optional<Event> left =
                    event instanceof Event.Removed removed
                            ? leftBy(now, now.unit(removed.unit()))
                            : Optional.empty();
            for (Event each : left.map(one -> List.of(event, one)).orElse(List.of(event))) {
                all.add(each);
                now = Course.after(now, each);
            }
        }
        return all;
    }

    /** What is told of a brigade afterwards does not put him back with the unit. */
    private static Event kept(Battle now, Event event) {
        return event instanceof Event.BrigadeIs(Brigade brigade)
                        && brigade.general() instanceof Brigade.General.With(String unit)
                        && now.unit(unit).isGone()
                ? new Event.BrigadeIs(brigade.led(now.brigade(brigade.name()).general()))
                : event;
    }

    private static Optional<Event> leftBy(Battle battle, Unit unit) {
        if (!battle.isLed(unit)) {
            return Optional.empty();
        }
        Brigade brigade = battle.brigade(unit);
        return Generals.place(battle, brigade)
                .map(place ->
                        new Event.BrigadeIs(brigade.led(new Brigade.General.At(middle(place)))));
    }

    private static Point middle(Convex place) {
        return switch (place) {
            case Point point -> point;
            case Segment segment -> segment.middle();
            case Footprint footprint -> footprint.centre();
            case Hull hull -> mean(hull);
        };
    }

    private static Point mean(Hull hull) {
        long x = 0;
        long y = 0;
        for (int i = 0; i < hull.corners(); i++) {
            x += hull.x(i);
            y += hull.y(i);
        }
        return new Point(x / hull.corners(), y / hull.corners());
    }
}
