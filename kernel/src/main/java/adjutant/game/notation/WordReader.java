package adjutant.game.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Walks along the words of one statement and collects faults. After a fault it goes on, so that all
 * faults of a statement are found. One reader, one thread.
 */
public final class WordReader {
    private final Statement statement;
    private final List<Fault> faults;
    private int at;

    /** A reader from the first word; faults are added to the list given. */
    public WordReader(Statement statement, List<Fault> faults) {
        this.statement = statement;
        this.faults = faults;
    }

    /** The statement walked along. */
    public Statement statement() {
        return statement;
    }

    /** Whether a word is left. */
    public boolean hasNext() {
        return at < statement.words().size();
    }

    /** The next word without moving on; empty at the end. */
    public Optional<Word> peek() {
        return hasNext() ? Optional.of(statement.words().get(at)) : Optional.empty();
    }

    /** Whether the next word is the one given (never a quoted one). */
    public boolean nextIs(String text) {
        return peek().filter(word -> !word.quoted() && word.text().equals(text)).isPresent();
    }

    /** Moves past the next word if it is the one given. */
    public boolean skip(String text) {
        boolean there = nextIs(text);
        if (there) {
            at++;
        }
        return there;
    }

    /** Moves past the word given, or notes a fault and stays. */
    public void expect(String text) {
        if (!skip(text)) {
            fault(Word.quote(text));
        }
    }

    /** The next word; a fault and empty where there is none. */
    public Optional<Word> word(String expected) {
        return word(expected, _ -> true);
    }

    /** The next word where it fits; else a fault, moving on. */
    public Optional<Word> word(String expected, Predicate<Word> fits) {
        Optional<Word> next = peek();
        if (next.isEmpty() || !fits.test(next.get())) {
            fault(expected);
            at = Math.min(at + 1, statement.words().size());
            return Optional.empty();
        }
        at++;
        return next;
    }

    /** The next word as a whole number in a range; else a fault and empty. */
    public OptionalInt whole(String what, int least, int most) {
        String expected = what + ", " + least + " to " + most;
        Optional<Word> next =
                word(
                        expected,
                        word ->
                                word.text().matches("[+-]?[0-9]{1,9}")
                                        && Integer.parseInt(word.text()) >= least
                                        && Integer.parseInt(word.text()) <= most);
        return next.map(word -> OptionalInt.of(Integer.parseInt(word.text())))
                .orElse(OptionalInt.empty());
    }

    /** Notes that the next word (or the end) is not what was expected. */
    public void fault(String expected) {
        faults.add(
                peek().map(word -> statement.fault(word, expected))
                        .orElseGet(() -> atEnd(expected)));
    }

    /** Notes a fault at a word. */
    public void fault(Word word, String expected) {
        faults.add(statement.fault(word, expected));
    }

    /** Notes a fault for each word that is left. */
    public void end() {
        if (hasNext()) {
            fault("the end of the line");
            at = statement.words().size();
        }
    }

    /** How many faults have been noted in the shared list. */
    public int faultCount() {
        return faults.size();
    }

    /** The rest of the words, leaving none. */
    public List<Word> rest() {
        List<Word> rest = new ArrayList<>(statement.words().subList(at, statement.words().size()));
        at = statement.words().size();
        return rest;
    }

    private Fault atEnd(String expected) {
        Word last = statement.words().getLast();
        int column = last.column() + last.text().length() + (last.quoted() ? 2 : 0);
        return new Fault(statement.line(), column, "the end of the line", expected);
    }
}
