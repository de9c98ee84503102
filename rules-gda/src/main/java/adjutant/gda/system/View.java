package adjutant.gda.system;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.game.Table;
import adjutant.gda.Each;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A battle as shapes to draw, with what matters of each unit at a glance. Nothing is hidden. */
final class View {
    private View() {}

    static Table of(Battle battle) {
        List<Table.Figure> figures = Each.map(battle.onTable(), View::figure);
        List<Table.Region> regions = battle.layout().terrain().stream().map(View::region).toList();
        List<String> notes = new ArrayList<>();
        notes.add(
                "turn " + battle.clock().round() + ", " + battle.clock().phase().word() + " phase");
        battle.brigades().forEach(brigade -> notes.add(note(brigade)));
        battle.layout()
                .objectives()
                .forEach(each ->
                        notes.add("objective " + each.id() + ": " + each.points() + " points"));
        List<Table.Away> away = battle.units().stream().flatMap(View::away).toList();
        return new Table(battle.layout().table(), figures, regions, away, notes);
    }

    /** A unit that takes part and has no figure. */
    private static Stream<Table.Away> away(Unit unit) {
        return switch (unit.place()) {
            case Place.Garrison(String terrain) -> Stream.of(away(unit, "holds " + terrain));
            case Place.Reserve _ -> Stream.of(away(unit, "waits in reserve"));
            case Place.Body _, Place.Gone _ -> Stream.empty();
        };
    }

    private static Table.Away away(Unit unit, String where) {
        return new Table.Away(unit.id(), unit.side(), name(unit), where);
    }

    private static String name(Unit unit) {
        return unit.troop().grade().word() + " " + unit.troop().arm().word();
    }

    private static String note(Brigade brigade) {
        return brigade.side()
                + " "
                + brigade.name()
                + ": "
                + String.join(", ", brigade.moods().stream().map(Mood::word).toList());
    }

    private static Table.Figure figure(Unit unit) {
        Footprint ground = unit.footprint();
        List<Point> outline =
                IntStream.range(0, ground.corners()).mapToObj(ground::corner).toList();
        List<String> tokens = new ArrayList<>();
        tokens.add(unit.formation().word());
        if (unit.casualties() > 0) {
            tokens.add("casualties " + unit.casualties());
        }
        if (unit.troop().isScreen()) {
            tokens.add("bases " + unit.bases());
        }
        unit.states().list().stream().map(State::word).forEach(tokens::add);
        if (unit.lowAmmo() > 0) {
            tokens.add("low ammo " + unit.lowAmmo());
        }
        return new Table.Figure(
                unit.id(), unit.id(), Optional.of(unit.side()), outline, name(unit), tokens);
    }

    private static Table.Region region(Terrain piece) {
        List<Point> outline =
                switch (piece.ground()) {
                    case Rectangle rectangle ->
                            IntStream.range(0, 4).mapToObj(rectangle.footprint()::corner).toList();
                    case Polygon polygon -> polygon.corners();
                    case Circle circle ->
                            throw new IllegalStateException("no such ground: " + circle);
                };
        return new Table.Region(
                piece.id(),
                outline,
                piece.name(),
                piece.keywords().stream().map(Terrain.Keyword::word).toList());
    }
}
