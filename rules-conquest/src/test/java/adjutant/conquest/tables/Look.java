package adjutant.conquest.tables;

import adjutant.game.Facts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Looks into a tree of facts. A name leads on in a tree, a number in a list or a law; in a list of
 * trees a word leads to the element with that clause, purpose or target.
 */
final class Look {
    /** What is found where nothing is. */
    static final String MISSING = "missing";

    private static final List<String> KEYS = List.of("clause", "for", "target");

    private Look() {}

    static String at(Facts facts, List<String> path) {
        return find(facts, path).map(Look::text).orElse(MISSING);
    }

    private static Optional<Facts> find(Facts facts, List<String> path) {
        if (path.isEmpty()) {
            return Optional.of(facts);
        }
        List<String> rest = path.subList(1, path.size());
        return step(facts, path.getFirst(), rest.isEmpty()).flatMap(next -> find(next, rest));
    }

    private static Optional<Facts> step(Facts facts, String name, boolean last) {
        return switch (facts) {
            case Facts.Tree tree -> tree.get(name);
            case Facts.Items(List<Facts> values) -> element(values, name, last);
            case Facts.Chances(var law) -> Optional.of(Facts.of(law.at(Integer.parseInt(name))));
            default -> Optional.empty();
        };
    }

    private static Optional<Facts> element(List<Facts> values, String name, boolean last) {
        if (name.equals("size")) {
            return Optional.of(Facts.of(values.size()));
        }
        if (name.matches("\\d+")) {
            return values.stream().skip(Integer.parseInt(name)).findFirst();
        }
        return values.stream()
                .flatMap(value ->
                        value instanceof Facts.Tree tree ? Stream.of(tree) : Stream.empty())
                .filter(tree -> KEYS.stream().anyMatch(key -> isNamed(tree, key, name)))
                .findFirst()
                .flatMap(tree -> last ? tree.get("by") : Optional.of(tree));
    }

    private static boolean isNamed(Facts.Tree tree, String key, String name) {
        return tree.get(key).filter(new Facts.Text(name)::equals).isPresent();
    }

    static String text(Facts facts) {
        return switch (facts) {
            case Facts.Whole(long value) -> Long.toString(value);
            case Facts.Decimal(double value) -> Double.toString(value);
            case Facts.Text(String value) -> value;
            case Facts.Flag(boolean value) -> Boolean.toString(value);
            case Facts.Nothing() -> "nothing";
            case Facts.Items(List<Facts> values) ->
                    values.stream().map(Look::text).collect(Collectors.joining(","));
            case Facts.Chances(var law) -> law.toString();
            case Facts.Tree(List<Facts.Entry> entries) ->
                    entries.stream()
                            .map(entry -> entry.name() + ":" + text(entry.value()))
                            .collect(Collectors.joining(" ", "{", "}"));
        };
    }
}
