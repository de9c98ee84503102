package adjutant.game.notation;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names as people type them: what counts as the same, and which are near. */
public final class Names {
    private static final Pattern LEFT_OUT = Pattern.compile("['\u2019\u2018`\\p{M}]");
    private static final Pattern BETWEEN = Pattern.compile("[^a-z0-9]+");

    private Names() {}

    /**
     * A name without what people leave out or mistype: case, accents, hyphens, blanks, apostrophes
     * and a plural s of its words. Two names with the same key are the same name.
     */
    public static String key(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
        StringBuilder key = new StringBuilder();
        for (String word : BETWEEN.split(LEFT_OUT.matcher(plain).replaceAll(""), -1)) {
            key.append(
                    word.length() > 3 && word.endsWith("s")
                            ? word.substring(0, word.length() - 1)
                            : word);
        }
        return key.toString();
    }

    /** Up to {@code most} of the names, the nearest first, as a text for a fault. */
    public static List<String> nearest(String name, Collection<String> names, int most) {
        String key = key(name);
        return names.stream()
                .distinct()
                .map(other -> new Near(other, distance(key, key(other))))
                .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
                .limit(most)
                .map(Near::name)
                .toList();
    }

    /** A name and how far it is. */
    private record Near(String name, int distance) {}

    /** What to expect where a name is not among {@code names}: the nearest three. */
    public static String oneOf(String what, String name, Collection<String> names) {
        return names.isEmpty()
                ? what + " (there is none)"
                : what
                        + ", such as "
                        + nearest(name, names, 3).stream()
                                .map(Word::quote)
                                .collect(Collectors.joining(", "));
    }

    /**
     * How many letters must be put in, left out or changed; 0 or a little where one is part of the
     * other.
     */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        boolean part = !a.isEmpty() && (b.contains(a) || a.contains(b));
        return part ? row[b.length()] / 4 : row[b.length()];
    }
}
