package adjutant.conquest.roster;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What a line of a list is, by its shape. */
sealed interface Line {
    /** Blank, or a rule drawn with signs. */
    record Nothing() implements Line {}

    /**
     * The title of the game, {@code === … ===}.
     *
     * @param title what stands between
     */
    record Title(Piece title) implements Line {}

    /**
     * The points of the whole list, {@code My list [1990/2000]}.
     *
     * @param label what stands before
     * @param total the numbers
     * @param used the points the list says it has
     * @param limit the points it may have
     * @param rest what stands behind
     */
    record Total(
            Optional<Piece> label,
            Piece total,
            OptionalInt used,
            OptionalInt limit,
            Optional<Piece> rest)
            implements Line {}

    /**
     * A Character or Regiment.
     *
     * @param row taken apart
     */
    record Named(Row row) implements Line {}

    /**
     * Any other words.
     *
     * @param words the line without blanks around it
     */
    record Words(Piece words) implements Line {}

    /** Pieces of a line as a list, for those that may be there. */
    static List<Piece> present(Optional<Piece> one, Optional<Piece> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }
}
