package adjutant.battlefield.geometry;

/** One of the four edges of a body with a front, clockwise from the front. */
public enum Edge {
    /** The edge it looks over. */
    FRONT,
    /** The edge at its right hand. */
    RIGHT,
    /** The edge behind it. */
    REAR,
    /** The edge at its left hand. */
    LEFT;

    /** The direction this edge looks to on a body of such a facing. */
    public Angle outward(Angle facing) {
        return switch (this) {
            case FRONT -> facing;
            case RIGHT -> facing.plus(Angle.QUARTER);
            case REAR -> facing.opposite();
            case LEFT -> facing.minus(Angle.QUARTER);
        };
    }

    /** The edge on the other side. */
    public Edge opposite() {
        return switch (this) {
            case FRONT -> REAR;
            case RIGHT -> LEFT;
            case REAR -> FRONT;
            case LEFT -> RIGHT;
        };
    }
}
