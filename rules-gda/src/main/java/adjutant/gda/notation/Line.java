package adjutant.gda.notation;

import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A statement being written: words, and keys with their values where those are not defaults. */
final class Line {
    private final StringBuilder text = new StringBuilder();

    Line(String keyword) {
        text.append(keyword);
    }

    /** A word as it is. */
    Line word(String word) {
        text.append(' ').append(word);
        return this;
    }

    /** A word, in quotes unless it is as plain as an id. */
    Line name(String word) {
        return word.matches("[A-Za-z][A-Za-z0-9_-]*") ? word(word) : quoted(word);
    }

    /** A word in quotes. */
    Line quoted(String word) {
        return word(Word.quote(word));
    }

    /** A key with a number, unless that is the default. */
    Line unless(int usual, String key, int value) {
        return value == usual ? this : word(key).word(Integer.toString(value));
    }

    /** A key with a number, where there is one. */
    Line optional(String key, OptionalInt value) {
        value.ifPresent(number -> word(key).word(Integer.toString(number)));
        return this;
    }

    /** A key with a word, where there is one. */
    Line optional(String key, Optional<String> value) {
        value.ifPresent(each -> word(key).word(each));
        return this;
    }

    /** A word, where something holds. */
    Line when(boolean holds, String word) {
        return holds ? word(word) : this;
    }

    /** A key with a list of plain words, unless it is empty; cut where a word would be too long. */
    Line list(String key, List<String> values) {
        if (!values.isEmpty()) {
            word(key);
            cut(values, ",").forEach(this::word);
        }
        return this;
    }

    /** A key with a list of names in quotes, unless it is empty; cut likewise. */
    Line names(String key, List<String> values) {
        if (!values.isEmpty()) {
            word(key);
            cut(values, ", ").forEach(this::quoted);
        }
        return this;
    }

    private static List<String> cut(List<String> values, String between) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (String value : values) {
            if (word.length() + between.length() + value.length() >= Statements.MAX_WORD) {
                words.add(word + ",");
                word.setLength(0);
            }
            word.append(word.isEmpty() ? "" : between).append(value);
        }
        words.add(word.toString());
        return words;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
