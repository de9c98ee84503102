package adjutant.conquest.movement;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import java.util.List;

/**
 * How near a Regiment may come to what it must keep an inch from: who is nearer already may stay as
 * near. Along the way and at its end this is one limit, so that a way that keeps to it has no place
 * that does not.
 *
 * @rule CQ-MARCH-08
 * @rule CQ-MARCH-14
 */
final class KeepOut {
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

    /** The least distance of some bodies to a piece of terrain. */
    static Length distance(List<Footprint> bodies, Ground.Piece piece) {
        return bodies.stream()
                .map(stand -> piece.shape().distance(stand))
                .min(Length::compareTo)
                .orElseThrow();
    }
}
