package adjutant.gda.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.army.Scale;
import adjutant.gda.notation.Key.Follow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * The key-value pairs of one statement: any order, each key once. What is wrong is noted once, and
 * a key that is wrong counts as written.
 */
final class Fields {
    private final WordReader words;
    private final Scale scale;
    private final List<Fault> faults;
    private final Map<String, Key> known = new LinkedHashMap<>();
    private final Map<String, Word> keys = new HashMap<>();
    private final Map<String, List<Word>> values = new HashMap<>();

    /** Walks along the rest of the words; faults are added to the list given. */
    Fields(WordReader words, Scale scale, List<Fault> faults, List<Key> known) {
        this.words = words;
        this.scale = scale;
        this.faults = faults;
        known.forEach(key -> this.known.put(key.word(), key));
        while (words.hasNext()) {
            pair();
        }
    }

    private void pair() {
        Word word = words.peek().orElseThrow();
        Key key = known.get(word.text());
        if (key == null || word.quoted()) {
            words.fault(Names.oneOf("a key", word.text(), known.keySet()));
            skipToKey();
        } else if (keys.containsKey(key.word())) {
            words.fault("each key once");
            skipToKey();
        } else {
            take(words.word(key.word()).orElseThrow(), key);
        }
    }

    private void take(Word word, Key key) {
        keys.put(word.text(), word);
        List<Word> taken = new ArrayList<>();
        while (mayTake(key, taken)) {
            taken.add(words.word(key.expected()).orElseThrow());
        }
        if (key.follow() != Follow.PERHAPS && taken.size() < key.count()) {
            words.fault(key.expected());
        } else {
            values.put(key.word(), List.copyOf(taken));
        }
    }

    private boolean mayTake(Key key, List<Word> before) {
        if (!words.hasNext()) {
            return false;
        }
        int taken = before.size();
        return switch (key.follow()) {
            case VALUES -> taken < key.count() && !isAtKey();
            case ANYTHING -> taken < key.count();
            case PERHAPS -> taken == 0 && key.choices().stream().anyMatch(words::nextIs);
            case MANY -> !isAtKey();
            case LIST -> !isAtKey() && (taken == 0 || Values.goesOn(before.getLast()));
        };
    }

    private boolean isAtKey() {
        return words.peek()
                .filter(word -> !word.quoted() && known.containsKey(word.text()))
                .isPresent();
    }

    private void skipToKey() {
        do {
            words.word("a key");
        } while (words.hasNext() && !isAtKey());
    }

    /** The statement they are of. */
    Statement statement() {
        return words.statement();
    }

    /** Whether a key is written. */
    boolean has(Key key) {
        return keys.containsKey(key.word());
    }

    /** The key itself, where it is written. */
    Optional<Word> key(Key key) {
        return Optional.ofNullable(keys.get(key.word()));
    }

    /** The words after a key; none where it is not written or none could be taken. */
    List<Word> words(Key key) {
        return values.getOrDefault(key.word(), List.of());
    }

    /** The word after a key. */
    Optional<Word> word(Key key) {
        return words(key).stream().findFirst();
    }

    /** The word after a key as a value; a fault where it is not one. */
    <T> Optional<T> value(Key key, Function<Word, Optional<T>> read) {
        return word(key).flatMap(word -> value(word, key.expected(), read));
    }

    /** A word as a value; a fault where it is not one. */
    <T> Optional<T> value(Word word, String expected, Function<Word, Optional<T>> read) {
        Optional<T> value = read.apply(word);
        if (value.isEmpty()) {
            fault(word, expected);
        }
        return value;
    }

    /** The word after a key as a whole number. */
    OptionalInt whole(Key key, int least, int most) {
        return value(key, word -> Values.whole(word, least, most)).stream()
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    /** The two words after a key as a point. */
    Optional<Point> point(Key key) {
        List<Length> both = lengths(key);
        return both.size() == 2
                ? Optional.of(Point.of(both.getFirst(), both.getLast()))
                : Optional.empty();
    }

    /** The words after a key as lengths; those that are none are left out. */
    List<Length> lengths(Key key) {
        return words(key).stream()
                .flatMap(word ->
                        value(word, key.expected(), each -> Values.length(each, scale)).stream())
                .toList();
    }

    /** The word after a key as an angle. */
    Optional<Angle> angle(Key key) {
        return value(key, Values::angle);
    }

    /** Each part of the list after a key as a value, no part twice. */
    <T> List<T> list(Key key, Function<Word, Optional<T>> read) {
        List<T> list = new ArrayList<>();
        for (Word part : Values.parts(words(key))) {
            Optional<T> value = value(part, key.expected(), read);
            if (value.filter(list::contains).isPresent()) {
                fault(part, "each once");
            } else {
                value.ifPresent(list::add);
            }
        }
        return list;
    }

    /** Notes a fault where a key is not written. */
    void require(Key key) {
        if (!has(key)) {
            missing(("\"" + key.word() + "\" " + key.expected()).strip());
        }
    }

    /** Notes that something is missing at the end. */
    void missing(String expected) {
        words.fault(expected);
    }

    /** Notes a fault at a word. */
    void fault(Word word, String expected) {
        faults.add(statement().fault(word, expected));
    }

    /** Notes a fault at a word with another text for what was found. */
    void fault(Word word, String found, String expected) {
        faults.add(new Fault(statement().line(), word.column(), found, expected));
    }

    /** Notes a fault at each of some keys that is written. */
    void forbid(String expected, Key... forbidden) {
        for (Key key : forbidden) {
            key(key).ifPresent(word -> fault(word, expected));
        }
    }
}
