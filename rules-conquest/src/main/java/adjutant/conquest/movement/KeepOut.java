package adjutant.conquest.movement;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Rows;
import adjutant.game.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How near a Regiment may come to what it must keep an inch from: who is nearer already may stay as
 * near. Along the way and at its end this is one limit, so that a way that keeps to it has no place
 * that does not.
 *
 * @rule CQ-MARCH-08
 * @rule CQ-MARCH-14
 */
public final class KeepOut {
    /** A corner that a Wheel turns about may move so far by rounding. */
    private static final Length ROUNDING = Length.micrometres(2);

    /** Corners of the hulls of a turn may stand out so far beyond the way itself. */
    static final Length TURNING = Length.micrometres(75);

    private KeepOut() {}

    /** The limit to an enemy, from the distance before. */
    static Length toEnemy(Length before) {
        return before.min(Ground.KEEP_OUT).minus(ROUNDING);
    }

    /** The limit to terrain that bars the way, from the distance before. */
    static Length toTerrain(Length before) {
        return before.min(Ground.KEEP_OUT).minus(TURNING);
    }

    /** Where a Regiment on the table may not end a March that it did not begin there. */
    public static List<Zone> zones(Battle battle, Regiment regiment) {
        Ground ground = Ground.around(battle, regiment);
        List<List<Point>> enemies = new ArrayList<>();
        for (Ground.Body enemy : ground.enemies()) {
            for (Footprint part : Rows.whole(enemy.regiment())) {
                enemies.add(Hull.reaching(part, Ground.KEEP_OUT).outline());
            }
        }
        List<List<Point>> terrain = new ArrayList<>();
        for (Ground.Piece piece : ground.terrain()) {
            terrain.addAll(around(piece.shape()));
        }
        List<Zone> zones = new ArrayList<>();
        zone("enemies", ConquestClause.MARCH_14, enemies).ifPresent(zones::add);
        zone("terrain that bars the way", ConquestClause.MARCH_08, terrain).ifPresent(zones::add);
        return zones;
    }

    private static Optional<Zone> zone(
            String about, ConquestClause clause, List<List<Point>> outlines) {
        String label = Ground.KEEP_OUT + " about " + about;
        return outlines.isEmpty()
                ? Optional.empty()
                : Optional.of(new Zone(Zone.Kind.KEEP_OUT, label, clause, outlines));
    }

    /** The ground too near to a piece: about a polygon with a corner inwards edge by edge. */
    private static List<List<Point>> around(Shape shape) {
        Length limit = Ground.KEEP_OUT;
        return switch (shape) {
            case Circle(Point middle, Length radius) ->
                    List.of(Hull.reaching(middle, radius.plus(limit)).outline());
            case Polygon polygon when !polygon.isConvex() ->
                    Each.map(polygon.edges(), edge -> Hull.reaching(edge, limit).outline());
            case Polygon _, Rectangle _ -> List.of(Hull.reaching(shape.hull(), limit).outline());
        };
    }

    /** The least distance of some bodies to a piece of terrain. */
    static Length distance(List<Footprint> bodies, Ground.Piece piece) {
        return bodies.stream()
                .map(stand -> piece.shape().distance(stand))
                .min(Length::compareTo)
                .orElseThrow();
    }
}
