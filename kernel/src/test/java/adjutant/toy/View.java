package adjutant.toy;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.game.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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

    private static Table.Figure figure(Unit unit) {
        Point front = Point.of(PLACE.times(unit.at()).plus(PLACE.half()), Length.ZERO);
        Footprint ground = Footprint.of(new Pose(front, Angle.ZERO), new Extent(PLACE, PLACE));
        List<Point> outline =
                IntStream.range(0, ground.corners()).mapToObj(ground::corner).toList();
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
