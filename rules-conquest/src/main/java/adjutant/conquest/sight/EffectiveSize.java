package adjutant.conquest.sight;

import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.movement.Ground;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Size for line of sight, with all that raises it.
 *
 * @rule CQ-LOS-04
 * @rule CQ-LOS-05
 * @rule CQ-LOS-09
 */
public final class EffectiveSize {
    private static final String ELEVATED = "elevated";

    private EffectiveSize() {}

    /**
     * The Size of a Regiment: that of its Type, one more with Fly, and that of every Elevated piece
     * on which the centres of all its Stands lie.
     *
     * @rule CQ-STAND-03
     * @rule CQ-SR-19
     */
    public static int of(Battle battle, Regiment regiment) {
        return own(regiment) + Each.sum(heights(battle, regiment), Terrain::size);
    }

    private static int own(Regiment regiment) {
        int fly = RulesInForce.of(regiment).has(Special.FLY) ? 1 : 0;
        return regiment.profile().type().size() + fly;
    }

    /** The Elevated pieces that a Regiment stands on. */
    static List<Terrain> heights(Battle battle, Regiment regiment) {
        if (regiment.pose().isEmpty()) {
            return List.of();
        }
        List<Terrain> pieces = elevated(battle).toList();
        if (pieces.isEmpty()) {
            return pieces;
        }
        Pose pose = regiment.pose().get();
        List<Point> centres =
                Each.map(
                        regiment.block().formation().places(),
                        place -> regiment.block().centre(pose, place));
        return Each.where(pieces, piece -> Each.all(centres, Ground.shape(piece)::contains));
    }

    /** The Size of a piece, and that of every Elevated piece on which it lies wholly. */
    public static int of(Battle battle, Terrain terrain) {
        List<Point> corners = corners(Ground.shape(terrain));
        return terrain.size()
                + elevated(battle)
                        .filter(piece -> !piece.id().equals(terrain.id()))
                        .filter(piece -> Each.all(corners, Ground.shape(piece)::contains))
                        .mapToInt(Terrain::size)
                        .sum();
    }

    private static Stream<Terrain> elevated(Battle battle) {
        return battle.terrain().stream().filter(piece -> piece.has(ELEVATED));
    }

    private static List<Point> corners(Shape shape) {
        return switch (shape) {
            case Rectangle rectangle ->
                    IntStream.range(0, rectangle.footprint().corners())
                            .mapToObj(rectangle.footprint()::corner)
                            .toList();
            case Polygon polygon -> polygon.corners();
            case Circle circle -> List.of(circle.middle());
        };
    }
}
