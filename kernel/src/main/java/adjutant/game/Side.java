package adjutant.game;

/** One of the two sides of a battle. */
public enum Side {
    /** The first side named. */
    A,
    /** The other. */
    B;

    /** The other side. */
    public Side opponent() {
        return this == A ? B : A;
    }
}
