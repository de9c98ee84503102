package adjutant.gda.notation;

import java.util.List;

/**
 * A key of a statement.
 *
 * @param word how it is written
 * @param follow what may follow it
 * @param count how many words follow it, where that is fixed
 * @param choices the words that may follow it, where it may stand alone
 * @param expected what should follow it, for faults
 */
record Key(String word, Follow follow, int count, List<String> choices, String expected) {
    /** What follows a key. */
    enum Follow {
        /** Words none of which is a key. */
        VALUES,
        /** Words that may look like a key, such as an id. */
        ANYTHING,
        /** One of the choices, or nothing. */
        PERHAPS,
        /** Words up to the next key, at least one. */
        MANY,
        /** A list: at least one word, and a word more behind each that ends with a comma. */
        LIST
    }

    Key {
        choices = List.copyOf(choices);
    }

    static Key flag(String word) {
        return new Key(word, Follow.VALUES, 0, List.of(), "");
    }

    static Key one(String word, String expected) {
        return some(word, 1, expected);
    }

    static Key some(String word, int count, String expected) {
        return new Key(word, Follow.VALUES, count, List.of(), expected);
    }

    static Key id(String word, String expected) {
        return new Key(word, Follow.ANYTHING, 1, List.of(), expected);
    }

    static Key perhaps(String word, String... choices) {
        return new Key(word, Follow.PERHAPS, 0, List.of(choices), String.join(" or ", choices));
    }

    static Key list(String word, String expected) {
        return new Key(word, Follow.LIST, 1, List.of(), expected);
    }

    static Key many(String word, String expected) {
        return new Key(word, Follow.MANY, 1, List.of(), expected);
    }
}
