package adjutant.chance;

/**
 * A set of faces of a six-sided die.
 *
 * @param bits bit f (2 to the power f) is set where face f is in the set; faces 1 to 6
 */
public record Faces(int bits) {
    /** No face. */
    public static final Faces NONE = new Faces(0);

    /** Checks that only faces 1 to 6 are named. */
    public Faces {
        if ((bits & ~0b1111110) != 0) {
            throw new IllegalArgumentException("not faces of a die: bits " + bits);
        }
    }

    /** The faces {@code first} to {@code last}, both included; empty where last is less. */
    public static Faces range(int first, int last) {
        int bits = 0;
        for (int face = Math.max(1, first); face <= Math.min(Die.SIDES, last); face++) {
            bits |= 1 << face;
        }
        return new Faces(bits);
    }

    /** One face alone. */
    public static Faces only(int face) {
        return range(face, face);
    }

    /** Whether a face is in the set. */
    public boolean contains(int face) {
        return (bits >> face & 1) == 1;
    }

    /** Whether the set has no face. */
    public boolean isEmpty() {
        return bits == 0;
    }
}
