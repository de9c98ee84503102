package adjutant.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.helidon.http.Status;
import java.io.IOException;
import java.util.stream.Collectors;

/** Bodies of requests and responses. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .addModule(new Jdk8Module())
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
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
                throw new Problem(Status.BAD_REQUEST_400, "The body is null.");
            }
            return value;
        } catch (JsonMappingException e) {
            String way =
                    e.getPath().stream()
                            .map(step ->
                                    step.getFieldName() == null
                                            ? "[" + step.getIndex() + "]"
                                            : step.getFieldName())
                            .collect(Collectors.joining("."));
            String at = way.isEmpty() ? "" : " at " + way;
            throw new Problem(
                    Status.BAD_REQUEST_400,
                    "The body is not understood" + at + ": " + e.getOriginalMessage());
        } catch (JsonProcessingException e) {
            throw new Problem(
                    Status.BAD_REQUEST_400, "The body is no JSON: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new IllegalStateException("bytes that cannot be read", e);
        }
    }
}
