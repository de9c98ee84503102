package adjutant.conquest.fight;

import adjutant.game.Facts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Answers as numbers by name and index, the way comparisons flatten them. */
final class Flat {
    private Flat() {}

    /** The numbers of an answer; a cell of a joint law is named by its coordinates. */
    static Map<List<Object>, Double> of(Facts.Tree answer) {
        Map<List<Object>, Double> to = new LinkedHashMap<>();
        answer.entries().stream()
                .filter(entry -> !entry.name().equals("id"))
                .forEach(entry -> put(entry.name(), entry.value(), to));
        return to;
    }

    private static void put(String name, Facts value, Map<List<Object>, Double> to) {
        switch (value) {
            case Facts.Decimal(double number) -> to.put(List.of(name), number);
            case Facts.Chances(var law) -> {
                for (int i = 0; i < law.size(); i++) {
                    to.put(List.of(name, i), law.at(i));
                }
            }
            case Facts.Items(List<Facts> cells) -> cells.forEach(cell -> cell(name, cell, to));
            case Facts.Tree tree ->
                    tree.entries().forEach(e -> put(name + "." + e.name(), e.value(), to));
            default -> throw new IllegalArgumentException(name + " = " + value);
        }
    }

    private static void cell(String name, Facts cell, Map<List<Object>, Double> to) {
        List<Facts> row = ((Facts.Items) cell).values();
        Stream<Object> at =
                row.subList(0, row.size() - 1).stream()
                        .map(index -> (int) ((Facts.Whole) index).value());
        List<Object> key = Stream.concat(Stream.of(name), at).toList();
        if (to.put(key, ((Facts.Decimal) row.getLast()).value()) != null) {
            throw new IllegalArgumentException("a cell comes twice: " + key);
        }
    }
}
