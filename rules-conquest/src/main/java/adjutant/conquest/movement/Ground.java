package adjutant.conquest.movement;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import java.util.List;

/**
 * What stands around a Regiment.
 *
 * @param width width of the table
 * @param depth depth of the table
 * @param enemies the enemies on the table
 * @param friends the other friends on the table
 * @param terrain pieces that may not be entered
 * @rule CQ-MEAS-04
 */
public record Ground(
        Length width, Length depth, List<Body> enemies, List<Body> friends, List<Piece> terrain) {
    /**
     * How near an enemy may come to be.
     *
     * @rule CQ-MEAS-03
     */
    public static final Length KEEP_OUT = Length.inches(1);

    /** Copies the lists. */
    public Ground {
        enemies = List.copyOf(enemies);
        friends = List.copyOf(friends);
        terrain = List.copyOf(terrain);
    }

    /**
     * Another Regiment.
     *
     * @param regiment the Regiment
     * @param stands the ground under its Stands
     */
    public record Body(Regiment regiment, List<Footprint> stands) {
        /** Copies the list. */
        public Body {
            stands = List.copyOf(stands);
        }

        static Body of(Regiment regiment) {
            return new Body(regiment, regiment.block().footprints(regiment.pose().orElseThrow()));
        }
    }

    /**
     * A piece of terrain that may not be entered.
     *
     * @param terrain the piece
     * @param shape the ground it covers
     */
    public record Piece(Terrain terrain, Shape shape) {
        /** Its kind and its id. */
        String label() {
            return terrain.name() + " " + terrain.id();
        }
    }

    /** What stands around a Regiment in a battle. */
    public static Ground around(Battle battle, Regiment regiment) {
        List<Body> others =
                battle.onTable().stream()
                        .filter(other -> !other.id().equals(regiment.id()))
                        .map(Body::of)
                        .toList();
        return new Ground(
                battle.table().width(),
                battle.table().depth(),
                others.stream()
                        .filter(other -> other.regiment().side() != regiment.side())
                        .toList(),
                others.stream()
                        .filter(other -> other.regiment().side() == regiment.side())
                        .toList(),
                battle.terrain().stream()
                        .filter(Terrain::barsTheWay)
                        .map(piece -> new Piece(piece, shape(piece)))
                        .toList());
    }

    /** The same without friends. */
    Ground withoutFriends() {
        return new Ground(width, depth, enemies, List.of(), terrain);
    }

    /** The ground a piece covers. */
    public static Shape shape(Terrain terrain) {
        return switch (terrain.ground()) {
            case Terrain.Ground.Rectangle(var middle, var extent, var turn) ->
                    new Rectangle(middle, extent, turn);
            case Terrain.Ground.Polygon(var corners) -> new Polygon(corners);
        };
    }

    /** Whether a point lies on the table, or outside by no more than a rounding. */
    public boolean holds(Point point, Length slack) {
        long beyond = slack.micrometres();
        return point.x() >= -beyond
                && point.y() >= -beyond
                && point.x() <= width.micrometres() + beyond
                && point.y() <= depth.micrometres() + beyond;
    }

    /**
     * The distance between two Regiments' Stands.
     *
     * @rule CQ-MEAS-01
     * @rule CQ-MEAS-02
     */
    static Length distance(List<Footprint> own, List<Footprint> others) {
        return own.stream()
                .flatMap(stand -> others.stream().map(other -> Distance.between(stand, other)))
                .min(Length::compareTo)
                .orElseThrow();
    }

    /** Whether two Regiments' Stands are nearer than a limit. */
    static boolean isNearer(List<Footprint> own, List<Footprint> others, Length limit) {
        return own.stream()
                .anyMatch(stand ->
                        others.stream()
                                .anyMatch(other -> Distance.isNearerThan(stand, other, limit)));
    }
}
