package adjutant.app.web;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.helidon.http.Status;
import java.io.IOException;
import java.util.Collection;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Bodies of requests and responses. A body is what its record says, and nothing is guessed. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .addModule(new Jdk8Module())
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
                    .withCoercionConfig(
                            LogicalType.Textual,
                            texts ->
                                    Stream.of(
                                                    CoercionInputShape.Integer,
                                                    CoercionInputShape.Float,
                                                    CoercionInputShape.Boolean)
                                            .forEach(shape ->
                                                    texts.setCoercion(shape, CoercionAction.Fail)))
                    .build();

    private Json() {}

    static byte[] write(Object value) {
        try {
            return MAPPER.writeValueAsBytes(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + value.getClass(), e);
        }
    }

    /**
     * The record that a body is.
     *
     * @throws Problem that says what and where it is not
     */
    static <T> T read(byte[] body, Class<T> type) {
        try {
            T value = MAPPER.readValue(body, type);
            if (value == null) {
                throw refused("The body is null.");
            }
            return value;
        } catch (StreamConstraintsException _) {
            throw refused("The body is nested too deep, or has a number or name too long.");
        } catch (JsonMappingException e) {
            throw refused("The body is not understood" + place(e) + ": " + expected(e) + ".");
        } catch (JsonProcessingException e) {
            throw refused(
                    "The body is no JSON: line %d, column %d."
                            .formatted(e.getLocation().getLineNr(), e.getLocation().getColumnNr()));
        } catch (IOException _) {
            throw refused("The body is no text in UTF-8.");
        }
    }

    private static Problem refused(String message) {
        return new Problem(Status.BAD_REQUEST_400, message);
    }

    private static String place(JsonMappingException e) {
        String way =
                e.getPath().stream()
                        .map(step ->
                                step.getFieldName() == null
                                        ? "[" + step.getIndex() + "]"
                                        : "." + step.getFieldName())
                        .collect(Collectors.joining());
        return way.isEmpty() ? "" : " at " + way.replaceFirst("^\\.", "");
    }

    private static String expected(JsonMappingException thrown) {
        return switch (thrown) {
            case UnrecognizedPropertyException unknown ->
                    "there is no such field, expected one of "
                            + unknown.getKnownPropertyIds().stream()
                                    .map(String::valueOf)
                                    .sorted()
                                    .collect(Collectors.joining(", "));
            case InvalidNullException _ -> "found null";
            case MismatchedInputException other when other.getTargetType() != null ->
                    "expected " + expected(other.getTargetType());
            default -> "expected something else";
        };
    }

    private static String expected(Class<?> type) {
        if (type.isEnum()) {
            return "one of " + String.join(", ", OpenApi.words(type));
        }
        if (type == String.class) {
            return "a text";
        }
        if (type == double.class || type == Double.class) {
            return "a number";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (Number.class.isAssignableFrom(type) || type.isPrimitive()) {
            return "a whole number";
        }
        return Collection.class.isAssignableFrom(type) ? "a list" : "one object of its fields";
    }
}
