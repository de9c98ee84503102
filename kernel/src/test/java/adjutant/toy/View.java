package adjutant.toy;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.game.Table;
import adjutant.game.Zone;
import java.util.List;
import java.util.Optional;

/** The strip as shapes to draw: an inch a place, each unit a square that fills its own. */
final class View {
    private static final Length PLACE = Length.inches(1);

    private View() {}

    static Table of(Strip strip) {
        Extent extent = new Extent(PLACE.times(strip.places()), PLACE);
        List<Table.Figure> figures =
                strip.units().stream().filter(Unit::present).map(View::figure).toList();
        return new Table(extent, figures, List.of(), List.of(), List.of("round " + strip.round()));
    }

    /** The places that a step may reach, and those where a unit strikes. */
    static List<Zone> zones(Strip strip, Unit unit) {
        String step = "Step at most " + Orders.REACH + " places";
        return List.of(
                new Zone(
                        Zone.Kind.REACH,
                        step,
                        ToyClause.REACH,
                        List.of(places(strip, unit, Orders.REACH))),
                new Zone(
                        Zone.Kind.RANGE,
                        "Hit 1 place off",
                        ToyClause.BESIDE,
                        List.of(places(strip, unit, 1))));
    }

    private static List<Point> places(Strip strip, Unit unit, int off) {
        int first = Math.max(0, unit.at() - off);
        int last = Math.min(strip.places() - 1, unit.at() + off);
        Length width = PLACE.times(last - first + 1);
        Point front = Point.of(PLACE.times(first).plus(width.half()), Length.ZERO);
        return Footprint.of(new Pose(front, Angle.ZERO), new Extent(width, PLACE)).outline();
    }

    private static Table.Figure figure(Unit unit) {
        Point front = Point.of(PLACE.times(unit.at()).plus(PLACE.half()), Length.ZERO);
        Footprint ground = Footprint.of(new Pose(front, Angle.ZERO), new Extent(PLACE, PLACE));
        List<Point> outline = ground.outline();
        List<String> tokens = unit.damage() == 0 ? List.of() : List.of("damage " + unit.damage());
        return new Table.Figure(
                unit.id(),
                unit.id(),
                Optional.of(unit.side()),
                outline,
                unit.profile().name(),
                tokens);
    }
}
