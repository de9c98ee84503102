package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Shape;
import java.util.List;
import java.util.OptionalInt;

/**
 * A piece of terrain.
 *
 * @param id its id
 * @param name the kind of piece, such as {@code forest}
 * @param size its Size for sight
 * @param ground the ground it covers
 * @param keywords what it does, in the order written
 * @param capacity how many Stands it can hold, where it is a Garrison
 * @param defense what it adds to the Defense of those in it, where it is a Garrison
 * @rule CQ-TERR-01
 */
public record Terrain(
        String id,
        String name,
        int size,
        Ground ground,
        List<String> keywords,
        OptionalInt capacity,
        OptionalInt defense) {
    /** Copies the list. */
    public Terrain {
        keywords = List.copyOf(keywords);
    }

    /** The ground a piece covers. */
    public sealed interface Ground {
        /**
         * A rectangle.
         *
         * @param middle its middle
         * @param extent its width and depth before it was turned
         * @param turn how far it is turned clockwise about its middle
         */
        record Rectangle(Point middle, Extent extent, Angle turn) implements Ground {}

        /**
         * A simple polygon.
         *
         * @param corners three or more, in order
         */
        record Polygon(List<Point> corners) implements Ground {
            /** Copies the list. */
            public Polygon {
                corners = List.copyOf(corners);
            }
        }
    }

    /** The ground it covers, as geometry knows it. */
    public Shape shape() {
        return switch (ground) {
            case Ground.Rectangle(var middle, var extent, var turn) ->
                    adjutant.battlefield.terrain.Rectangle.of(middle, extent, turn);
            case Ground.Polygon(var corners) -> new adjutant.battlefield.terrain.Polygon(corners);
        };
    }

    /** Whether it has a keyword. */
    public boolean has(String keyword) {
        return keywords.contains(keyword);
    }

    /** Whether Regiments keep away from it and never enter it by marching. */
    public boolean barsTheWay() {
        return has("impassable") || has("garrison");
    }
}
