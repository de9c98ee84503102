package adjutant.conquest.sight;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Segment;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.movement.Ground;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A Stand as lines and distances know it. In a Garrison they are traced and measured from the edge
 * of the piece.
 *
 * @param place where it stands in its Regiment
 * @param eyes where its own lines begin: the centre of its front edge
 * @param marks where lines to it end: the centres of its edges
 * @param ground what it is measured from
 * @rule CQ-GARR-03
 */
public record Spot(Place place, List<Point> eyes, List<Point> marks, List<Convex> ground) {
    /** Copies the lists. */
    public Spot {
        eyes = List.copyOf(eyes);
        marks = List.copyOf(marks);
        ground = List.copyOf(ground);
    }

    /** The living Stands of a Regiment; none where it is not on the table. */
    public static List<Spot> of(Battle battle, Regiment regiment) {
        return switch (regiment.whereabouts()) {
            case Whereabouts.OnTable(Pose pose) ->
                    Each.map(regiment.stands(), stand -> of(regiment, pose, stand));
            case Whereabouts.InGarrison(String piece) -> inGarrison(battle, regiment, piece);
            case Whereabouts.InReserve _, Whereabouts.Gone _ -> List.of();
        };
    }

    private static Spot of(Regiment regiment, Pose pose, Stand stand) {
        Footprint ground = regiment.block().footprint(pose, stand.place());
        return new Spot(
                stand.place(),
                List.of(regiment.block().edgeCentre(pose, stand.place(), Edge.FRONT)),
                Arrays.stream(Edge.values())
                        .map(edge -> regiment.block().edgeCentre(pose, stand.place(), edge))
                        .toList(),
                List.of(ground));
    }

    private static List<Spot> inGarrison(Battle battle, Regiment regiment, String piece) {
        List<Segment> edges =
                battle.terrain().stream()
                        .filter(terrain -> terrain.id().equals(piece))
                        .flatMap(terrain -> edges(terrain).stream())
                        .toList();
        List<Point> middles = Each.map(edges, Segment::middle);
        return Each.map(
                regiment.stands(),
                stand -> new Spot(stand.place(), middles, middles, List.copyOf(edges)));
    }

    private static List<Segment> edges(Terrain terrain) {
        return switch (Ground.shape(terrain)) {
            case Rectangle rectangle ->
                    Arrays.stream(Edge.values()).map(rectangle.footprint()::edge).toList();
            case Polygon polygon -> polygon.edges();
            case Circle _ -> List.of();
        };
    }

    /** The distance to the nearest of some Stands, rounded up to the next micrometre. */
    public Length distance(List<Spot> others) {
        List<Length> distances = new ArrayList<>();
        for (Spot other : others) {
            for (Convex own : ground) {
                other.ground.forEach(each -> distances.add(Distance.between(own, each)));
            }
        }
        return Collections.min(distances);
    }
}
