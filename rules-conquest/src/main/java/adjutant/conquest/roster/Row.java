package adjutant.conquest.roster;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A line of a list that names a Character or Regiment, taken apart but not looked up.
 *
 * @param mark what the layout says of it
 * @param indent how far it is indented, in columns
 * @param warlord where it says that he is the Warlord
 * @param name its name
 * @param stands how many Stands
 * @param stated the points written
 * @param upgrades what is bought for it
 */
record Row(
        Mark mark,
        int indent,
        Optional<Piece> warlord,
        Piece name,
        Stands stands,
        Optional<Count> stated,
        List<Piece> upgrades) {
    /** Copies the list. */
    Row {
        upgrades = List.copyOf(upgrades);
    }

    /** What the layout says of a row. */
    enum Mark {
        /** It is a Character. */
        CHARACTER,
        /** It is a Regiment. */
        REGIMENT,
        /** It has a bullet; the rest of the list tells which. */
        BULLET,
        /** It has no mark at all. */
        NONE
    }

    /**
     * A number where it stands.
     *
     * @param piece all of it, with its brackets and unit
     * @param value the number
     */
    record Count(Piece piece, int value) {}

    /** What is written of its Stands. */
    sealed interface Stands {
        /**
         * All of them.
         *
         * @param count how many
         */
        record All(Count count) implements Stands {}

        /**
         * Those beside what its points buy at first.
         *
         * @param number how many
         */
        record More(int number) implements Stands {}

        /** Nothing: as many as its points buy at first. */
        record Unwritten() implements Stands {}
    }

    /** The number of Stands, where all are counted. */
    OptionalInt allStands() {
        return stands instanceof Stands.All(Count count)
                ? OptionalInt.of(count.value())
                : OptionalInt.empty();
    }

    Row as(Mark told) {
        return new Row(told, indent, warlord, name, stands, stated, upgrades);
    }
}
