package adjutant.conquest.tables;

import adjutant.conquest.army.UnitType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The situation of a row in battle notation. Statements are parted by {@code ;}. Beside those of
 * the notation there are four short ones; what they leave out is a plain Regiment of three infantry
 * Stands:
 *
 * <pre>
 * {@literal @}fight WORDS | WORDS [| front|rear|left|right [MM]]   a1 charges b1 there, MM aside
 * {@literal @}unit ID SIDE X Y FACING WORDS                        X and Y in mm
 * {@literal @}hero ID SIDE REGIMENT WORDS
 * {@literal @}wait ID SIDE CLASS WORDS                           in Reinforcements
 * </pre>
 *
 * <p>b1 stands with the middle of its front edge at 900 mm, 600 mm and looks down the page.
 */
final class Board {
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|\\S+");
    private static final String PLAIN =
            "as \"infantry medium\" M 5 V 0 C 3 A 4 W 4 R 3 D 2 E 0 stands 3";
    private static final String HERO = "as \"infantry medium\" M 5 V 0 C 3 A 4 W 4 R 3 D 2 E 0";
    private static final double X = 900;
    private static final double Y = 600;

    private Board() {}

    /** The lines of a battle in an edition with readings, such as {@code documents a=b}. */
    static String text(String edition, List<String> readings, String battle) {
        List<String> lines = new ArrayList<>();
        lines.add("edition " + edition);
        readings.forEach(reading -> lines.add("set " + reading.replace('=', ' ')));
        Stream.of(battle.split(";", -1))
                .map(String::strip)
                .filter(statement -> !statement.isEmpty())
                .forEach(statement -> lines.addAll(lines(statement)));
        return String.join("\n", lines);
    }

    private static List<String> lines(String statement) {
        String[] head = statement.split(" ", 2);
        return switch (head[0]) {
            case "@fight" -> fight(head[1].split("\\|", -1));
            case "@unit" -> List.of(unit(words(head[1])));
            case "@hero" -> List.of(hero(words(head[1])));
            case "@wait" -> List.of(waiting(words(head[1])));
            default -> List.of(statement);
        };
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }

    private static List<String> fight(String[] parts) {
        Map<String, String> a = filled(words(parts[0]), PLAIN);
        Map<String, String> b = filled(words(parts[1]), PLAIN);
        List<String> where = parts.length > 2 ? words(parts[2]) : List.of("front");
        double aside = where.size() > 1 ? Double.parseDouble(where.get(1)) : 0;
        double width = files(b) * type(b).standWidth() / 1000.0;
        double depth = ranks(b) * type(b).standDepth() / 1000.0;
        String at =
                switch (where.getFirst()) {
                    case "front" -> at(X + aside, Y, 0);
                    case "rear" -> at(X + aside, Y - depth, 180);
                    case "right" -> at(X - width / 2, Y - depth / 2 + aside, 90);
                    case "left" -> at(X + width / 2, Y - depth / 2 + aside, 270);
                    default -> throw new IllegalArgumentException("where: " + where);
                };
        return List.of(
                "unit a1 side A " + at + " " + written(a),
                "unit b1 side B " + at(X, Y, 180) + " " + written(b));
    }

    private static String unit(List<String> words) {
        String at =
                at(
                        Double.parseDouble(words.get(2)),
                        Double.parseDouble(words.get(3)),
                        Double.parseDouble(words.get(4)));
        return "unit "
                + words.get(0)
                + " side "
                + words.get(1)
                + " "
                + at
                + " "
                + written(filled(words.subList(5, words.size()), PLAIN));
    }

    private static String waiting(List<String> words) {
        List<String> rest = new ArrayList<>(words.subList(3, words.size()));
        String call = rest.isEmpty() || rest.size() % 2 == 0 ? "" : " " + rest.removeLast();
        rest.addAll(List.of("as", "\"infantry " + words.get(2) + "\""));
        return "unit "
                + words.get(0)
                + " side "
                + words.get(1)
                + " "
                + written(filled(rest, PLAIN))
                + " reserve"
                + call;
    }

    private static String hero(List<String> words) {
        return "character "
                + words.get(0)
                + " side "
                + words.get(1)
                + " with "
                + words.get(2)
                + " "
                + written(filled(words.subList(3, words.size()), HERO));
    }

    private static String at(double x, double y, double facing) {
        return String.format(Locale.ROOT, "at %smm %smm facing %s", x, y, facing);
    }

    /** The words as keys with values, over those of a plain Regiment. */
    private static Map<String, String> filled(List<String> words, String plain) {
        Map<String, String> keys = new LinkedHashMap<>(pairs(words(plain)));
        if (words.contains("profile")) {
            keys.clear();
            keys.put("stands", "3");
        }
        keys.putAll(pairs(words));
        if (!plain.contains("stands")) {
            keys.remove("stands");
        }
        return keys;
    }

    private static Map<String, String> pairs(List<String> words) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i + 1 < words.size(); i += 2) {
            pairs.put(words.get(i), words.get(i + 1));
        }
        return pairs;
    }

    /** {@code as} and {@code marks} have two words, written in quotes in a table. */
    private static String written(Map<String, String> keys) {
        return keys.entrySet().stream()
                .map(entry ->
                        entry.getKey()
                                + " "
                                + (isDouble(entry.getKey())
                                        ? entry.getValue().replace("\"", "")
                                        : entry.getValue()))
                .collect(Collectors.joining(" "));
    }

    private static boolean isDouble(String key) {
        return key.equals("as") || key.equals("marks");
    }

    private static UnitType type(Map<String, String> keys) {
        String word = keys.getOrDefault("as", "infantry").replace("\"", "").split(" ", 2)[0];
        return UnitType.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static int stands(Map<String, String> keys) {
        return Integer.parseInt(keys.getOrDefault("stands", "3"));
    }

    private static int files(Map<String, String> keys) {
        return keys.containsKey("files")
                ? Integer.parseInt(keys.get("files"))
                : Math.min(4, stands(keys));
    }

    private static int ranks(Map<String, String> keys) {
        int empty = keys.containsKey("empty") ? keys.get("empty").split(",", -1).length : 0;
        return (stands(keys) + empty + files(keys) - 1) / files(keys);
    }
}
