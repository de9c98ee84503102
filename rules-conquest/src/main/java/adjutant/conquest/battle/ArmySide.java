package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Angle;
import adjutant.game.Side;
import java.util.Locale;
import java.util.Optional;

/**
 * One side of the battle.
 *
 * @param side which
 * @param label what it is called
 * @param faction the faction its profiles are looked up in, where it was named
 * @param edge its own table edge, where it was named
 */
public record ArmySide(
        Side side, String label, Optional<String> faction, Optional<TableEdge> edge) {
    /** An edge of the table, as on the screen. */
    public enum TableEdge {
        /** y = 0. */
        TOP,
        /** y = depth of the table. */
        BOTTOM,
        /** x = 0. */
        LEFT,
        /** x = width of the table. */
        RIGHT;

        /** The facing of who marches on over it, square inwards. */
        public Angle inwards() {
            return switch (this) {
                case BOTTOM -> Angle.ZERO;
                case TOP -> Angle.HALF;
                case LEFT -> Angle.QUARTER;
                case RIGHT -> Angle.HALF.plus(Angle.QUARTER);
            };
        }

        /** The edge across the table. */
        public TableEdge opposite() {
            return switch (this) {
                case TOP -> BOTTOM;
                case BOTTOM -> TOP;
                case LEFT -> RIGHT;
                case RIGHT -> LEFT;
            };
        }

        /** The word in the notation. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
