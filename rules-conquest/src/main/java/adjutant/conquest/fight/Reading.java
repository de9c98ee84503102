package adjutant.conquest.fight;

import adjutant.game.Facts;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A tree from outside, read key by key. Each fault is noted with the path of its key; what is read
 * instead is the least that would be sound, so that reading can go on. A tree has no places, so
 * faults have none.
 */
final class Reading {
    private final String path;
    private final Facts.Tree tree;
    private final List<Fault> faults;
    private final Set<String> known = new LinkedHashSet<>();

    private Reading(String path, Facts.Tree tree, List<Fault> faults) {
        this.path = path;
        this.tree = tree;
        this.faults = faults;
    }

    /** The reading of a whole tree. */
    static Reading of(Facts.Tree tree) {
        return new Reading("", tree, new ArrayList<>());
    }

    /** Whether there is no fault so far. */
    boolean sound() {
        return faults.isEmpty();
    }

    /** The faults so far. */
    List<Fault> faults() {
        return List.copyOf(faults);
    }

    /** Whether there is a key. */
    boolean has(String key) {
        return tree.get(key).isPresent();
    }

    /** Whether there is a key that may be left out. */
    boolean given(String key) {
        known.add(key);
        return has(key);
    }

    /** A whole number. */
    int whole(String key, int least, int most) {
        return value(key, least + " to " + most)
                .flatMap(value -> whole(path(key), value, least, most))
                .orElse(least);
    }

    /** One of the constants of an enum, named in lower case. */
    <E extends Enum<E>> E one(String key, Class<E> of) {
        List<E> constants = List.of(of.getEnumConstants());
        List<String> words = constants.stream().map(Reading::word).toList();
        String word = word(key, words).orElse(words.getFirst());
        return constants.get(words.indexOf(word));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** One of some words; empty where it is none of them. */
    Optional<String> word(String key, List<String> words) {
        String expected = "one of " + String.join(", ", words);
        return value(key, expected)
                .flatMap(value -> {
                    if (value instanceof Facts.Text(String text) && words.contains(text)) {
                        return Optional.of(text);
                    }
                    return wrong(path(key), value, expected);
                });
    }

    /** Any text; empty where there is no such key. */
    Optional<String> text(String key) {
        known.add(key);
        return tree.get(key)
                .flatMap(value ->
                        value instanceof Facts.Text(String text)
                                ? Optional.of(text)
                                : wrong(path(key), value, "a text"));
    }

    /** Yes or no. */
    boolean flag(String key) {
        return value(key, "true or false")
                .flatMap(value ->
                        value instanceof Facts.Flag(boolean flag)
                                ? Optional.of(flag)
                                : wrong(path(key), value, "true or false"))
                .orElse(false);
    }

    /** What is read from the tree a key leads to; empty where it leads to none. */
    <T> Optional<T> tree(String key, Function<Reading, T> read) {
        return value(key, "an object").flatMap(value -> inside(path(key), value, read));
    }

    /** What is read from each tree of the list a key leads to. */
    <T> List<T> trees(String key, int most, Function<Reading, Optional<T>> read) {
        List<T> all = new ArrayList<>();
        List<Facts> items = items(key, most, "objects");
        for (int i = 0; i < items.size(); i++) {
            inside(path(key) + "[" + i + "]", items.get(i), read)
                    .flatMap(Function.identity())
                    .ifPresent(all::add);
        }
        return all;
    }

    private <T> Optional<T> inside(String at, Facts value, Function<Reading, T> read) {
        if (!(value instanceof Facts.Tree inner)) {
            return wrong(at, value, "an object");
        }
        Reading reading = new Reading(at, inner, faults);
        T result = read.apply(reading);
        reading.end();
        return Optional.of(result);
    }

    /** The list a key leads to; empty where it leads to none, or to one that is too long. */
    List<Facts> items(String key, int most, String ofWhat) {
        String expected = "a list of at most " + most + " " + ofWhat;
        return value(key, expected)
                .flatMap(value -> {
                    if (value instanceof Facts.Items(var items) && items.size() <= most) {
                        return Optional.of(items);
                    }
                    return wrong(path(key), value, expected);
                })
                .orElse(List.of());
    }

    /** A whole number that stands at a path. */
    Optional<Integer> whole(String at, Facts value, int least, int most) {
        if (value instanceof Facts.Whole(long whole) && whole >= least && whole <= most) {
            return Optional.of((int) whole);
        }
        return wrong(at, value, least + " to " + most);
    }

    /** Notes that a value is not what it should be. */
    <T> Optional<T> wrong(String at, Facts value, String expected) {
        fault(at + " = " + shown(value), at + ", " + expected);
        return Optional.empty();
    }

    /** Notes a fault. */
    void fault(String found, String expected) {
        faults.add(new Fault(0, 0, found, expected));
    }

    /** Notes every key that was not asked for. Inner trees are ended where they are read. */
    void end() {
        for (Facts.Entry entry : tree.entries()) {
            if (!known.contains(entry.name())) {
                String what = path.isEmpty() ? "a key" : "a key of " + path;
                fault(path(entry.name()), Names.oneOf(what, entry.name(), known));
            }
        }
    }

    /** Lets every key be, whatever it is. */
    void passOver() {
        tree.entries().forEach(entry -> known.add(entry.name()));
    }

    /** The path of a key. */
    String path(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private Optional<Facts> value(String key, String expected) {
        known.add(key);
        Optional<Facts> value = tree.get(key);
        if (value.isEmpty()) {
            fault("no " + path(key), path(key) + ", " + expected);
        }
        return value;
    }

    private static String shown(Facts value) {
        return switch (value) {
            case Facts.Whole(long whole) -> Long.toString(whole);
            case Facts.Decimal(double decimal) -> Double.toString(decimal);
            case Facts.Text(String text) -> Word.quote(text);
            case Facts.Flag(boolean flag) -> Boolean.toString(flag);
            case Facts.Nothing _ -> "null";
            case Facts.Items(var items) -> "a list of " + items.size();
            case Facts.Chances(var law) -> "a list of " + law.size();
            case Facts.Tree _ -> "an object";
        };
    }
}
