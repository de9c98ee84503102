package adjutant.conquest.battle;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.army.Characteristics;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.army.Stat;
import adjutant.conquest.army.UnitType;
import adjutant.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An objective marker as a body on the table: one square Stand of 54 mm and Size 2 that has no
 * Attacks, no Resolve, Defense and Evasion 0.
 *
 * @rule CQ-SCEN-04
 * @rule CQ-SCEN-05
 */
public final class MarkerBody {
    private static final UnitType TYPE = UnitType.WAR_ENGINE;
    private static final Stat ZERO = new Stat.Known(0);

    private MarkerBody() {}

    /** The body of a marker, as an enemy of the other side; it is square, so any turn will do. */
    public static Regiment of(Marker marker, Side side, Angle facing) {
        Length half = Length.micrometres(TYPE.standDepth() / 2);
        Point front = new Pose(marker.at(), facing).ahead(half).front();
        return new Regiment(
                marker.id(),
                side,
                new Muster(profile(marker), new Muster.Origin.Written()),
                1,
                List.of(new Stand(new Place(0, 0), Stand.ORDINARY, 0)),
                new Whereabouts.OnTable(new Pose(front, facing)),
                Mettle.fresh(1, 1),
                Set.of(),
                List.of(),
                Regiment.Tokens.NONE);
    }

    private static Profile profile(Marker marker) {
        return new Profile(
                "-",
                marker.id(),
                ProfileKind.REGIMENT,
                TYPE,
                Optional.empty(),
                1,
                1,
                new Stat.None(),
                new Stat.None(),
                new Characteristics(
                        ZERO,
                        ZERO,
                        ZERO,
                        ZERO,
                        new Stat.Known(marker.wounds()),
                        new Stat.None(),
                        ZERO,
                        ZERO),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new Profile.Provenance("-", "battle", Profile.Confidence.D, List.of()));
    }

    /**
     * The facing, of four, in which a marker looks towards a Regiment: it has neither flank nor
     * rear.
     */
    public static Angle towards(Marker marker, Regiment regiment) {
        if (regiment.pose().isEmpty()) {
            return Angle.ZERO;
        }
        Point centre = regiment.rectangle().centre();
        long right = centre.x() - marker.at().x();
        long down = centre.y() - marker.at().y();
        if (Math.abs(right) > Math.abs(down)) {
            return right > 0 ? Angle.QUARTER : Angle.QUARTER.opposite();
        }
        return down > 0 ? Angle.HALF : Angle.ZERO;
    }

    /** The bodies of all markers of a battle, for what moves past them. */
    public static List<Regiment> all(Battle battle, Side side) {
        return battle.markers().stream().map(marker -> of(marker, side, Angle.ZERO)).toList();
    }
}
