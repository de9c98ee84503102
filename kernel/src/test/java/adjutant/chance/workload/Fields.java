package adjutant.chance.workload;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The fields of a JSON object.
 *
 * @param map by name
 */
public record Fields(Map<?, ?> map) {
    /** The fields of an object. */
    public static Fields of(Object object) {
        return new Fields((Map<?, ?>) object);
    }

    /** A field. */
    public Object get(String name) {
        return Objects.requireNonNull(map.get(name), name);
    }

    /** Whether there is such a field. */
    public boolean has(String name) {
        return map.containsKey(name);
    }

    /** An object. */
    public Fields at(String name) {
        return of(get(name));
    }

    /** A whole number. */
    public int number(String name) {
        return ((Double) get(name)).intValue();
    }

    /** A text. */
    public String text(String name) {
        return (String) get(name);
    }

    /** A list. */
    public List<?> list(String name) {
        return (List<?>) get(name);
    }

    /** A table of whole numbers. */
    public int[][] table(String name) {
        return list(name).stream()
                .map(row -> ((List<?>) row).stream().mapToInt(x -> ((Double) x).intValue()))
                .map(row -> row.toArray())
                .toArray(int[][]::new);
    }
}
