package adjutant.conquest.system;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.movement.Ground;
import adjutant.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A battle as shapes to draw. Nothing on the table itself is hidden from anyone. */
final class View {
    private View() {}

    static Table of(Battle battle) {
        List<Table.Figure> figures =
                battle.onTable().stream()
                        .flatMap(regiment ->
                                regiment.stands().stream().map(stand -> figure(regiment, stand)))
                        .toList();
        List<Table.Region> regions = Each.map(battle.terrain(), View::region);
        List<String> notes = new ArrayList<>();
        notes.add("round " + battle.clock().round() + ", " + battle.clock().phase().word());
        List<Table.Away> away =
                battle.regiments().stream()
                        .flatMap(regiment -> Stream.concat(absent(regiment), heroes(regiment)))
                        .toList();
        return new Table(battle.table(), figures, regions, away, notes);
    }

    /** A Regiment that has no figures, where it is still to come or holds a Garrison. */
    private static Stream<Table.Away> absent(Regiment regiment) {
        return switch (regiment.whereabouts()) {
            case Whereabouts.InReserve(Whereabouts.Call call) ->
                    Stream.of(away(regiment, waiting(call)));
            case Whereabouts.InGarrison(String piece) ->
                    Stream.of(away(regiment, held(regiment.stands().size(), piece)));
            case Whereabouts.OnTable _, Whereabouts.Gone _ -> Stream.empty();
        };
    }

    private static Table.Away away(Regiment regiment, String where) {
        return new Table.Away(regiment.id(), regiment.side(), regiment.profile().name(), where);
    }

    /**
     * Where a Regiment waits: who arrives is seen by both sides.
     *
     * @rule CQ-REINF-07
     */
    private static String waiting(Whereabouts.Call call) {
        return call == Whereabouts.Call.DUE ? "arrives this Round" : "waits in Reinforcements";
    }

    private static String held(int stands, String piece) {
        return "holds " + piece + " with " + (stands == 1 ? "1 Stand" : stands + " Stands");
    }

    /** Characters have cards of their own. */
    private static Stream<Table.Away> heroes(Regiment regiment) {
        return regiment.isGone()
                ? Stream.empty()
                : regiment.heroes().stream()
                        .map(hero ->
                                new Table.Away(
                                        hero.id(),
                                        regiment.side(),
                                        hero.muster().profile().name(),
                                        "with " + regiment.id()));
    }

    private static Table.Figure figure(Regiment regiment, Stand stand) {
        Footprint ground = regiment.block().footprint(regiment.pose().orElseThrow(), stand.place());
        String name =
                stand.hero()
                        .map(hero -> hero.muster().profile().name())
                        .orElseGet(() -> regiment.profile().name());
        return new Table.Figure(
                regiment.address(stand.place()),
                regiment.id(),
                Optional.of(regiment.side()),
                corners(ground),
                name,
                tokens(regiment, stand));
    }

    private static List<String> tokens(Regiment regiment, Stand stand) {
        List<String> tokens = new ArrayList<>();
        if (stand.damage() > 0) {
            tokens.add("damage " + stand.damage());
            tokens.add("models " + regiment.modelsRemaining(stand));
        }
        if (stand.isCommand()) {
            tokens.add("command");
        }
        if (regiment.isBroken()) {
            tokens.add("broken");
        }
        regiment.statuses().stream().map(Status::word).forEach(tokens::add);
        return tokens;
    }

    private static Table.Region region(Terrain terrain) {
        List<Point> outline =
                switch (Ground.shape(terrain)) {
                    case Rectangle rectangle -> corners(rectangle.footprint());
                    case Polygon polygon -> polygon.corners();
                    case Circle circle -> List.of(circle.middle());
                };
        return new Table.Region(terrain.id(), outline, terrain.name(), terrain.keywords());
    }

    private static List<Point> corners(Footprint ground) {
        return IntStream.range(0, ground.corners()).mapToObj(ground::corner).toList();
    }
}
