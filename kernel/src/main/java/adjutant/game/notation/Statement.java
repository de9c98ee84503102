package adjutant.game.notation;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One line of a text, cut into words.
 *
 * @param line its number, from 1
 * @param words at least one
 */
public record Statement(int line, List<Word> words) {
    /** Copies the list. */
    public Statement {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a statement has a word");
        }
    }

    /** The first word, which says what kind of statement it is. */
    public String keyword() {
        return words.getFirst().text();
    }

    /** A fault at one of the words. */
    public Fault fault(Word at, String expected) {
        return new Fault(line, at.column(), Word.quote(at.text()), expected);
    }

    /** A fault of the statement as a whole, placed at its first word. */
    public Fault fault(String found, String expected) {
        return new Fault(line, words.getFirst().column(), found, expected);
    }

    /** The statement as it is written, blanks single. */
    @Override
    public String toString() {
        return words.stream()
                .map(word -> word.quoted() ? Word.quote(word.text()) : Word.written(word.text()))
                .collect(Collectors.joining(" "));
    }
}
