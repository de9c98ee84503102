package adjutant.battlefield.manoeuvre;

/** Left or right, as the body itself sees it. */
public enum Hand {
    /** Its left; turning left is anticlockwise. */
    LEFT,
    /** Its right; turning right is clockwise. */
    RIGHT;

    /** The other one. */
    public Hand other() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
