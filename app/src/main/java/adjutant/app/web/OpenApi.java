package adjutant.app.web;

import adjutant.app.wire.Wire;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The description of the interface: its routes, and its records by reflection. */
final class OpenApi {
    private static final Map<String, Object> DOCUMENT = new OpenApi().made();

    private final Map<String, Object> schemas = new TreeMap<>();
    private final Map<String, Class<?>> named = new HashMap<>();

    private OpenApi() {}

    /** The document. */
    static Map<String, Object> document() {
        return DOCUMENT;
    }

    private Map<String, Object> made() {
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Route route : Route.ALL) {
            @SuppressWarnings("unchecked") // every value of this map is made here
            Map<String, Object> methods =
                    (Map<String, Object>)
                            paths.computeIfAbsent(
                                    route.path(), _ -> new LinkedHashMap<String, Object>());
            methods.put(route.method(), operation(route));
        }
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put(
                "info",
                Map.of(
                        "title", "Adjutant",
                        "version", "1",
                        "description",
                                "Matches, rulings and exact odds. A seat of a match is opened by"
                                        + " its token, as a bearer. Lengths are millimetres."));
        document.put("paths", paths);
        document.put(
                "components",
                Map.of(
                        "schemas",
                        schemas,
                        "securitySchemes",
                        Map.of("seat", Map.of("type", "http", "scheme", "bearer"))));
        return document;
    }

    private Map<String, Object> operation(Route route) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("summary", route.summary());
        if (route.access() == Route.Access.SEAT) {
            operation.put("security", List.of(Map.of("seat", List.of())));
        }
        List<Object> parameters = new ArrayList<>();
        for (String part : route.path().split("/", -1)) {
            if (part.startsWith("{")) {
                parameters.add(
                        Map.of(
                                "name",
                                part.substring(1, part.length() - 1),
                                "in",
                                "path",
                                "required",
                                true,
                                "schema",
                                Map.of("type", "string")));
            }
        }
        if (route.since()) {
            parameters.add(
                    Map.of(
                            "name",
                            "since",
                            "in",
                            "query",
                            "description",
                            "the number of the last line known; -1, as where it is missing: none",
                            "schema",
                            Map.of("type", "integer")));
        }
        operation.put("parameters", parameters);
        route.body()
                .ifPresent(body ->
                        operation.put(
                                "requestBody",
                                Map.of("required", true, "content", json(schema(body)))));
        Map<String, Object> responses = new LinkedHashMap<>();
        responses.put(
                "200",
                Map.of(
                        "description",
                        "done",
                        "content",
                        Map.of(
                                route.mediaType(),
                                Map.of("schema", route.isList() ? list(route) : answer(route)))));
        responses.put("default", Map.of("description", "{error} or {faults}, with its reason"));
        operation.put("responses", responses);
        return operation;
    }

    private Object list(Route route) {
        return Map.of("type", "array", "items", answer(route));
    }

    private Object answer(Route route) {
        return route.answer()
                .map(this::schema)
                .orElse(Map.of("type", route.form() == Route.Form.OBJECT ? "object" : "string"));
    }

    private static Map<String, Object> json(Object schema) {
        return Map.of("application/json", Map.of("schema", schema));
    }

    private Object schema(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                return Map.of("anyOf", List.of(schema(inner), Map.of("type", "null")));
            }
            if (generic.getRawType() == List.class) {
                return Map.of("type", "array", "items", schema(inner));
            }
            return Map.of("type", "object");
        }
        return of((Class<?>) type);
    }

    private Object of(Class<?> type) {
        if (type.isRecord() || type.isSealed()) {
            String name = type.getSimpleName();
            Class<?> other = named.putIfAbsent(name, type);
            if (other != null && other != type) {
                throw new IllegalStateException(type + " and " + other + " have one name");
            }
            if (!schemas.containsKey(name)) {
                schemas.put(name, Map.of());
                schemas.put(name, type.isRecord() ? record(type) : choice(type));
            }
            return Map.of("$ref", "#/components/schemas/" + name);
        }
        if (type.isEnum()) {
            return Map.of("type", "string", "enum", words(type));
        }
        if (type == String.class) {
            return Map.of("type", "string");
        }
        if (type == boolean.class || type == Boolean.class) {
            return Map.of("type", "boolean");
        }
        return Map.of("type", type == double.class || type == Double.class ? "number" : "integer");
    }

    private Map<String, Object> choice(Class<?> type) {
        return Map.of("anyOf", Arrays.stream(type.getPermittedSubclasses()).map(this::of).toList());
    }

    private Map<String, Object> record(Class<?> type) {
        JsonFormat format = type.getAnnotation(JsonFormat.class);
        if (format != null && format.shape() == JsonFormat.Shape.ARRAY) {
            RecordComponent[] parts = type.getRecordComponents();
            return Map.of(
                    "type",
                    "array",
                    "items",
                    schema(parts[0].getGenericType()),
                    "minItems",
                    parts.length,
                    "maxItems",
                    parts.length);
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        if (Wire.Answer.class.isAssignableFrom(type)) {
            properties.put("kind", Map.of("type", "string"));
            required.add("kind");
        }
        for (RecordComponent part : type.getRecordComponents()) {
            String name = name(type, part.getName());
            properties.put(name, schema(part.getGenericType()));
            if (part.getType() != Optional.class) {
                required.add(name);
            }
        }
        return Map.of("type", "object", "properties", properties, "required", required);
    }

    private static String name(Class<?> type, String component) {
        try {
            JsonProperty given = type.getDeclaredField(component).getAnnotation(JsonProperty.class);
            return given == null ? component : given.value();
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("a record without its field", e);
        }
    }

    /** The words that the values of an enum are on the wire. */
    static List<String> words(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(Field::isEnumConstant)
                .map(field -> {
                    JsonProperty given = field.getAnnotation(JsonProperty.class);
                    return given == null ? field.getName() : given.value();
                })
                .toList();
    }
}
