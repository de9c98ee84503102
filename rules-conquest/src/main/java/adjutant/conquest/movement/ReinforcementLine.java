package adjutant.conquest.movement;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.Each;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.FixedLine;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
        List<Length> enemies = new ArrayList<>();
        counted(battle, side.opponent())
                .forEach(enemy -> enemies.addAll(depths(battle, home, enemy)));
        Optional<Length> foremost =
                enemies.isEmpty() ? Optional.empty() : Optional.of(Collections.min(enemies));
        List<Enabler> enablers = new ArrayList<>();
        for (Regiment friend : counted(battle, side)) {
            Length front = front(battle, home, friend);
            if (mayEnable(friend, entering) && foremost.map(front::isAtMost).orElse(true)) {
                enablers.add(new Enabler(friend.id(), front));
            }
        }
        enablers.sort(Comparator.comparing(Enabler::front).reversed());
        return new ReinforcementLine(
                foremost,
                Each.map(enablers, Enabler::id),
                enablers.isEmpty() ? Optional.empty() : Optional.of(enablers.getFirst().front()));
    }

    /** A friend that may hold the line, and how deep it stands. */
    private record Enabler(String id, Length front) {}

    /** The Regiments of a side that count: on the table or in a Garrison, and not Irregular. */
    private static List<Regiment> counted(Battle battle, Side side) {
        return Each.where(
                battle.of(side),
                regiment ->
                        !(regiment.whereabouts() instanceof Whereabouts.InReserve)
                                && !RulesInForce.of(regiment).has(Special.IRREGULAR));
    }

    private static boolean mayEnable(Regiment friend, UnitClass entering) {
        Optional<UnitClass> own = friend.profile().unitClass();
        boolean light = own.filter(UnitClass.LIGHT::equals).isPresent();
        return own.isPresent() && !(entering == UnitClass.HEAVY && light);
    }

    private static Length front(Battle battle, TableEdge home, Regiment regiment) {
        List<Length> depths = depths(battle, home, regiment);
        return depths.isEmpty() ? Length.ZERO : Collections.max(depths);
    }

    private static List<Length> depths(Battle battle, TableEdge home, Regiment regiment) {
        return Each.map(corners(battle, regiment), point -> depth(battle, home, point));
    }

    private static List<Point> corners(Battle battle, Regiment regiment) {
        List<Point> corners = new ArrayList<>();
        switch (regiment.whereabouts()) {
            case Whereabouts.OnTable _ ->
                    regiment.footprints().forEach(stand -> add(stand, corners));
            case Whereabouts.InGarrison(String piece) -> {
                for (Terrain terrain : battle.terrain()) {
                    if (terrain.id().equals(piece)) {
                        add(Ground.shape(terrain), corners);
                    }
                }
            }
            case Whereabouts.InReserve _, Whereabouts.Gone _ -> {}
        }
        return corners;
    }

    private static void add(Shape shape, List<Point> corners) {
        switch (shape) {
            case Rectangle rectangle -> add(rectangle.footprint(), corners);
            case Polygon polygon -> corners.addAll(polygon.corners());
            default -> {}
        }
    }

    private static void add(Convex body, List<Point> corners) {
        for (int i = 0; i < body.corners(); i++) {
            corners.add(body.corner(i));
        }
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
