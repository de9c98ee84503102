package adjutant.chance.workload;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A reader of JSON just good enough for the workloads: objects are maps, arrays lists, numbers
 * doubles; no escapes in strings.
 */
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The value in a resource beside the workloads. */
    public static Object resource(String name) {
        try (InputStream in = Json.class.getResourceAsStream("/odds/" + name)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource " + name);
            }
            return new Json(new String(in.readAllBytes(), StandardCharsets.UTF_8)).value();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            default -> number();
        };
    }

    private char peek() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.charAt(at);
    }

    private boolean more(char end) {
        char next = peek();
        if (next == ',') {
            at++;
            return true;
        }
        if (next == end) {
            at++;
            return false;
        }
        return true;
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        while (more('}')) {
            peek();
            String key = string();
            peek();
            at++;
            object.put(key, value());
        }
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        at++;
        while (more(']')) {
            array.add(value());
        }
        return array;
    }

    private String string() {
        int end = text.indexOf('"', at + 1);
        String string = text.substring(at + 1, end);
        at = end + 1;
        return string;
    }

    private Object word(String word, boolean value) {
        at += word.length();
        return value;
    }

    private Double number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return Double.valueOf(text.substring(start, at));
    }
}
