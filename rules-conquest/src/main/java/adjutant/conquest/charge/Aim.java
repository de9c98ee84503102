package adjutant.conquest.charge;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Segment;
import adjutant.battlefield.terrain.Polygon;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import java.util.List;
import java.util.Optional;

/**
 * A body that a Charge runs at: the abstract rectangle of its target; of one that holds a piece the
 * piece, or one side of it where it is no rectangle.
 *
 * @param body the body
 * @param facing where its front edge looks
 * @rule CQ-GARR-05
 */
public record Aim(Footprint body, Angle facing) {
    /** How thin the body of a side is. */
    private static final Length THIN = Length.micrometres(10);

    /** How far beside a side a point surely lies outside or inside. */
    private static final Length ASIDE = Length.micrometres(100);

    /** What may be run at to charge a target. */
    static List<Aim> of(Battle battle, Regiment target) {
        return piece(battle, target)
                .map(Aim::of)
                .orElseGet(() ->
                        List.of(new Aim(target.rectangle(), target.pose().orElseThrow().facing())));
    }

    /** The piece that a target holds. */
    static Optional<Terrain> piece(Battle battle, Regiment target) {
        return target.whereabouts() instanceof Whereabouts.InGarrison(String id)
                ? battle.terrain().stream().filter(each -> each.id().equals(id)).findFirst()
                : Optional.empty();
    }

    private static List<Aim> of(Terrain piece) {
        return switch (piece.ground()) {
            case Terrain.Ground.Rectangle(var middle, var extent, var turn) ->
                    List.of(new Aim(Footprint.about(middle, turn, extent), turn));
            case Terrain.Ground.Polygon(var corners) -> {
                Polygon polygon = new Polygon(corners);
                yield polygon.edges().stream().map(side -> of(polygon, side)).toList();
            }
        };
    }

    private static Aim of(Polygon polygon, Segment side) {
        double along =
                StrictMath.toDegrees(
                        StrictMath.atan2(
                                (double) (side.to().y() - side.from().y()),
                                (double) (side.to().x() - side.from().x())));
        Angle outward = Angle.microdegrees(StrictMath.round(along * 1e6));
        Point middle = side.middle();
        boolean inside = polygon.contains(new Pose(middle, outward).ahead(ASIDE).front());
        Angle facing = inside ? outward.opposite() : outward;
        Extent thin = new Extent(side.length(), THIN);
        return new Aim(Footprint.of(new Pose(middle, facing), thin), facing);
    }

    /** The facing in which a front edge lies along an edge of the body. */
    Angle flush(Edge edge) {
        return edge.outward(facing).opposite();
    }
}
