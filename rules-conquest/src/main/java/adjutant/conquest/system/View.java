package adjutant.conquest.system;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
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
        List<Table.Region> regions = battle.terrain().stream().map(View::region).toList();
        List<String> notes = new ArrayList<>();
        notes.add("round " + battle.clock().round() + ", " + battle.clock().phase().word());
        battle.regiments().stream()
                .filter(regiment -> regiment.whereabouts() instanceof Whereabouts.InReserve)
                .map(View::reserve)
                .forEach(notes::add);
        battle.regiments().stream().flatMap(View::held).forEach(notes::add);
        return new Table(battle.table(), figures, regions, notes);
    }

    /**
     * Where a Regiment waits: who arrives is seen by both sides.
     *
     * @rule CQ-REINF-07
     */
    private static String reserve(Regiment regiment) {
        boolean due =
                regiment.whereabouts().equals(new Whereabouts.InReserve(Whereabouts.Call.DUE));
        return regiment.id() + (due ? " arrives this Round" : " waits in Reinforcements");
    }

    /** Who holds a Garrison, which no figure shows. */
    private static Stream<String> held(Regiment regiment) {
        int stands = regiment.stands().size();
        return regiment.whereabouts() instanceof Whereabouts.InGarrison(String piece)
                ? Stream.of(
                        regiment.id()
                                + " holds "
                                + piece
                                + " with "
                                + (stands == 1 ? "1 Stand" : stands + " Stands"))
                : Stream.empty();
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
