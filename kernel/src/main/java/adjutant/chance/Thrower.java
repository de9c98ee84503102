package adjutant.chance;

/** Throws the dice of a chance. */
public final class Thrower {
    private Thrower() {}

    /** Plays a chance with dice from a source. */
    public static Throwing play(Chance chance, DiceSource dice) {
        return new Throwing.Done(
                new Outcome(
                        java.util.List.of(),
                        java.util.List.of(),
                        java.util.List.of(),
                        java.util.List.of()));
    }
}
