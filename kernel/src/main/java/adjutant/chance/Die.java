package adjutant.chance;

import java.util.List;

/**
 * One six-sided die, as it is read: what each face yields, and on which faces it is thrown again
 * (once; then the second face counts).
 *
 * @param faces six entries: what the faces 1 to 6 yield
 * @param again the faces on which the die is thrown again
 */
public record Die(List<Marks> faces, Faces again) {
    /** How many faces a die has. */
    public static final int SIDES = 6;

    /** Checks that there are six faces. */
    public Die {
        faces = List.copyOf(faces);
        if (faces.size() != SIDES) {
            throw new IllegalArgumentException("a die has 6 faces, not " + faces.size());
        }
    }

    /**
     * A die that yields one mark of the first kind on faces up to {@code threshold} and nothing
     * above.
     *
     * @param threshold 0 (never) to 6 (always)
     */
    public static Die upTo(int threshold, Faces again) {
        return parted(threshold, Marks.ONE, Marks.NONE, again);
    }

    /**
     * A die that yields one mark of the first kind on faces above {@code threshold}: a test whose
     * failures count.
     *
     * @param threshold 0 (always yields) to 6 (never)
     */
    public static Die above(int threshold, Faces again) {
        return parted(threshold, Marks.NONE, Marks.ONE, again);
    }

    private static Die parted(int threshold, Marks low, Marks high, Faces again) {
        Marks[] faces = new Marks[SIDES];
        for (int face = 1; face <= SIDES; face++) {
            faces[face - 1] = face <= threshold ? low : high;
        }
        return new Die(List.of(faces), again);
    }

    /** What a face yields, 1 to 6. */
    public Marks face(int face) {
        return faces.get(face - 1);
    }
}
