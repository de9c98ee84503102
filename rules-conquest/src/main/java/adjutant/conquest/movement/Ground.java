package adjutant.conquest.movement;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.MarkerBody;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import java.util.ArrayList;
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
        Length width,
        Length depth,
        List<Body> enemies,
        List<Body> friends,
        List<Piece> terrain,
        Edges edges) {
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

    /** What the edges of the table mean. */
    public enum Edges {
        /** Nothing may lie beyond them. */
        BAR,
        /** A Regiment comes in over them. */
        OPEN
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

        /** A Stand's corners may stand out so far beyond its Regiment's abstract rectangle. */
        private static final Length ROUNDING = Length.micrometres(2);

        /** Whether all its Stands are surely farther from those of another than a limit. */
        public boolean isFarFrom(Regiment other, Length limit) {
            Length reach = limit.plus(ROUNDING.times(2));
            return !Distance.isWithin(regiment.rectangle(), other.rectangle(), reach);
        }

        /** Whether a way surely keeps farther from all its Stands than a limit. */
        public boolean isFarFrom(Sweep way, Length limit) {
            return way.isClearOf(regiment.rectangle(), limit.plus(ROUNDING));
        }

        static Body of(Regiment regiment) {
            return new Body(regiment, regiment.footprints());
        }
    }

    /**
     * A piece of terrain that may not be entered.
     *
     * @param terrain the piece
     * @param shape the ground it covers
     */
    public record Piece(Terrain terrain, Shape shape) {
        /** Whether a way surely keeps farther from it than a limit. */
        public boolean isFarFrom(Sweep way, Length limit) {
            return way.isClearOf(shape.hull(), limit.plus(KeepOut.TURNING));
        }

        /** Its kind and its id. */
        String label() {
            return terrain.name() + " " + terrain.id();
        }
    }

    /**
     * What stands around a Regiment in a battle. Markers are in the way like friends that may not
     * be moved through, whosever they are.
     *
     * @rule CQ-SCEN-05
     */
    public static Ground around(Battle battle, Regiment regiment) {
        List<Body> enemies = new ArrayList<>();
        List<Body> friends = new ArrayList<>();
        for (Regiment other : battle.regiments()) {
            if (other.pose().isPresent() && !other.id().equals(regiment.id())) {
                (other.side() == regiment.side() ? friends : enemies).add(Body.of(other));
            }
        }
        for (Regiment marker : MarkerBody.all(battle, regiment.side())) {
            friends.add(Body.of(marker));
        }
        return new Ground(
                battle.table().width(),
                battle.table().depth(),
                enemies,
                friends,
                Each.map(
                        Each.where(battle.terrain(), Terrain::barsTheWay),
                        piece -> new Piece(piece, shape(piece))),
                Edges.BAR);
    }

    /**
     * The same for a Regiment that marches on: what is still outside is not judged.
     *
     * @rule CQ-REINF-14
     */
    public Ground entered() {
        return new Ground(width, depth, enemies, friends, terrain, Edges.OPEN);
    }

    /** The same without friends. */
    Ground withoutFriends() {
        return new Ground(width, depth, enemies, List.of(), terrain, edges);
    }

    /** The ground a piece covers. */
    public static Shape shape(Terrain terrain) {
        return terrain.shape();
    }

    /** Whether a point lies on the table, or outside by no more than a rounding. */
    private boolean isOn(Point point, Length slack) {
        if (edges == Edges.OPEN) {
            return true;
        }
        long beyond = slack.micrometres();
        return point.x() >= -beyond
                && point.y() >= -beyond
                && point.x() <= width.micrometres() + beyond
                && point.y() <= depth.micrometres() + beyond;
    }

    /** Whether all corners of a body lie on the table, or outside by no more than a slack. */
    public boolean holds(Convex body, Length slack) {
        for (int i = 0; i < body.corners(); i++) {
            if (!isOn(body.corner(i), slack)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a way lies on the table, or outside by no more than a rounding. */
    public boolean holds(Sweep way, Length slack) {
        long beyond = slack.micrometres();
        return edges == Edges.OPEN
                || way.staysBetween(
                        new Point(-beyond, -beyond),
                        new Point(width.micrometres() + beyond, depth.micrometres() + beyond));
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

    /** The distance of two bodies, or the keep-out where they are farther apart. */
    public static Length upToKeepOut(Footprint own, Footprint other) {
        return Distance.isWithin(own, other, KEEP_OUT) ? Distance.between(own, other) : KEEP_OUT;
    }

    /** Whether two Regiments' Stands are nearer than a limit. */
    static boolean isNearer(List<Footprint> own, List<Footprint> others, Length limit) {
        return Each.any(
                own,
                stand -> Each.any(others, other -> Distance.isNearerThan(stand, other, limit)));
    }
}
