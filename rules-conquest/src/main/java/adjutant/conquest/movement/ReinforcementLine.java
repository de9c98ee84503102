package adjutant.conquest.movement;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.FixedLine;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Side;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How far from its own edge a side may bring Regiments on from another edge.
 *
 * @param foremostEnemy the depth of the enemy point nearest the owner's edge; empty where no enemy
 *     is on the table
 * @param enablers the friends that hold the line for the Class, the most forward one first
 * @param line its depth; empty without enablers
 * @rule CQ-REINF-16
 * @rule CQ-REINF-17
 * @rule CQ-REINF-18
 * @rule CQ-REINF-19
 */
public record ReinforcementLine(
        Optional<Length> foremostEnemy, List<String> enablers, Optional<Length> line) {
    private static final ReinforcementLine NONE =
            new ReinforcementLine(Optional.empty(), List.of(), Optional.empty());

    /** Copies the list. */
    public ReinforcementLine {
        enablers = List.copyOf(enablers);
    }

    /**
     * The line of a side for a Class that enters: as it is now, or as it was taken for the Round.
     *
     * @rule CQ-REINF-11
     */
    public static ReinforcementLine of(
            Battle battle, Side side, TableEdge home, UnitClass entering) {
        return switch (battle.config().reinforcementLineFixed()) {
            case ACTIVATION -> now(battle, side, home, entering);
            case ROUND ->
                    Optional.ofNullable(
                                    battle.proceedings()
                                            .lines()
                                            .getOrDefault(side, Map.of())
                                            .get(entering))
                            .map(line ->
                                    new ReinforcementLine(
                                            line.foremostEnemy(),
                                            line.enablers(),
                                            Optional.of(line.depth())))
                            .orElseGet(() -> NONE);
        };
    }

    /** For each Class that enters and has one, the line of a side as it is now. */
    public static Map<UnitClass, FixedLine> fixed(Battle battle, Side side) {
        Map<UnitClass, FixedLine> lines = new EnumMap<>(UnitClass.class);
        battle.army(side)
                .edge()
                .ifPresent(home -> {
                    for (UnitClass entering : UnitClass.values()) {
                        ReinforcementLine now = now(battle, side, home, entering);
                        now.line()
                                .ifPresent(depth ->
                                        lines.put(
                                                entering,
                                                new FixedLine(
                                                        depth,
                                                        now.enablers(),
                                                        now.foremostEnemy())));
                    }
                });
        return lines;
    }

    private static ReinforcementLine now(
            Battle battle, Side side, TableEdge home, UnitClass entering) {
        Optional<Length> foremost =
                counted(battle, side.opponent())
                        .flatMap(enemy -> depths(battle, home, enemy))
                        .min(Length::compareTo);
        List<Regiment> enablers =
                counted(battle, side)
                        .filter(friend -> mayEnable(friend, entering))
                        .filter(friend ->
                                foremost.map(limit -> front(battle, home, friend).isAtMost(limit))
                                        .orElse(true))
                        .sorted(
                                Comparator.comparing(
                                                (Regiment friend) -> front(battle, home, friend))
                                        .reversed())
                        .toList();
        return new ReinforcementLine(
                foremost,
                enablers.stream().map(Regiment::id).toList(),
                enablers.stream().findFirst().map(friend -> front(battle, home, friend)));
    }

    /** The Regiments of a side that count: on the table or in a Garrison, and not Irregular. */
    private static Stream<Regiment> counted(Battle battle, Side side) {
        return battle.of(side).stream()
                .filter(regiment -> !(regiment.whereabouts() instanceof Whereabouts.InReserve))
                .filter(regiment -> !RulesInForce.of(regiment).has(Special.IRREGULAR));
    }

    private static boolean mayEnable(Regiment friend, UnitClass entering) {
        Optional<UnitClass> own = friend.profile().unitClass();
        boolean light = own.filter(UnitClass.LIGHT::equals).isPresent();
        return own.isPresent() && !(entering == UnitClass.HEAVY && light);
    }

    private static Length front(Battle battle, TableEdge home, Regiment regiment) {
        return depths(battle, home, regiment).max(Length::compareTo).orElse(Length.ZERO);
    }

    private static Stream<Length> depths(Battle battle, TableEdge home, Regiment regiment) {
        return corners(battle, regiment).map(point -> depth(battle, home, point));
    }

    private static Stream<Point> corners(Battle battle, Regiment regiment) {
        return switch (regiment.whereabouts()) {
            case Whereabouts.OnTable(var pose) ->
                    regiment.block().footprints(pose).stream()
                            .flatMap(ReinforcementLine::cornersOf);
            case Whereabouts.InGarrison(String piece) ->
                    battle.terrain().stream()
                            .filter(each -> each.id().equals(piece))
                            .map(Ground::shape)
                            .flatMap(shape ->
                                    switch (shape) {
                                        case Rectangle rectangle ->
                                                cornersOf(rectangle.footprint());
                                        case Polygon polygon -> polygon.corners().stream();
                                        default -> Stream.<Point>of();
                                    });
            case Whereabouts.InReserve _, Whereabouts.Gone _ -> Stream.of();
        };
    }

    private static Stream<Point> cornersOf(Convex body) {
        return IntStream.range(0, body.corners()).mapToObj(body::corner);
    }

    /**
     * How far a point lies from an edge of the table.
     *
     * @rule CQ-FIELD-02
     */
    public static Length depth(Battle battle, TableEdge edge, Point point) {
        return Length.micrometres(
                switch (edge) {
                    case TOP -> point.y();
                    case BOTTOM -> battle.table().depth().micrometres() - point.y();
                    case LEFT -> point.x();
                    case RIGHT -> battle.table().width().micrometres() - point.x();
                });
    }
}
