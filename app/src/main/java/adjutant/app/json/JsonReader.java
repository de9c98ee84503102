package adjutant.app.json;

import adjutant.game.Facts;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a JSON object as a tree of facts, within bounds. */
public final class JsonReader {
    /** The most bytes a document may have. */
    public static final int MAX_BYTES = 1_000_000;

    /** How deep objects and lists may lie in each other. */
    public static final int MAX_DEPTH = 64;

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(MAX_DEPTH)
                                    .maxNumberLength(100)
                                    .build())
                    .build();

    private final JsonParser parser;

    private JsonReader(JsonParser parser) {
        this.parser = parser;
    }

    /** The object that a document holds, or the first fault in it. */
    public static Parsed<Facts.Tree> read(byte[] bytes) {
        return read(bytes, MAX_BYTES);
    }

    /**
     * The object that a document holds, or the first fault in it.
     *
     * @param most the most bytes it may have
     */
    public static Parsed<Facts.Tree> read(byte[] bytes, int most) {
        if (bytes.length > most) {
            String found = "more than " + most + " bytes";
            return Parsed.bad(new Fault(0, 0, found, "at most that"));
        }
        try (JsonParser parser = FACTORY.createParser(text(bytes))) {
            return new JsonReader(parser).document();
        } catch (JsonProcessingException e) {
            return bad(e.getLocation(), firstLine(e.getOriginalMessage()), "well-formed JSON");
        } catch (CharacterCodingException _) {
            return Parsed.bad(new Fault(0, 0, "bytes that are not UTF-8", "text in UTF-8"));
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory cannot fail to be read", e);
        }
    }

    private static String text(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("a fault");
    }

    private static <T> Parsed<T> bad(@Nullable JsonLocation at, String found, String expected) {
        int line = at == null ? 0 : Math.max(0, at.getLineNr());
        int column = at == null ? 0 : Math.max(0, at.getColumnNr());
        return Parsed.bad(new Fault(line, column, found, expected));
    }

    private Parsed<Facts.Tree> document() throws IOException {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            return bad(parser.currentTokenLocation(), "no object", "an object, { … }");
        }
        Facts.Tree tree = tree();
        if (parser.nextToken() != null) {
            return bad(parser.currentTokenLocation(), "more behind the object", "the end");
        }
        return new Parsed.Good<>(tree);
    }

    private Facts.Tree tree() throws IOException {
        Facts.Builder tree = Facts.tree();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            tree.put(name, value(parser.nextToken()));
        }
        return tree.build();
    }

    private Facts value(JsonToken token) throws IOException {
        return switch (token) {
            case START_OBJECT -> tree();
            case START_ARRAY -> items();
            case VALUE_STRING -> Facts.of(parser.getText());
            case VALUE_TRUE -> Facts.of(true);
            case VALUE_FALSE -> Facts.of(false);
            case VALUE_NULL -> new Facts.Nothing();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number();
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT ->
                    throw new IllegalStateException("not a value: " + token);
        };
    }

    private Facts items() throws IOException {
        List<Facts> values = new ArrayList<>();
        for (JsonToken token = parser.nextToken();
                token != JsonToken.END_ARRAY;
                token = parser.nextToken()) {
            values.add(value(token));
        }
        return Facts.items(values);
    }

    private Facts number() throws IOException {
        JsonParser.NumberType type = parser.getNumberType();
        if (type == JsonParser.NumberType.INT || type == JsonParser.NumberType.LONG) {
            return Facts.of(parser.getLongValue());
        }
        double value = parser.getDoubleValue();
        if (!Double.isFinite(value)) {
            throw new JsonParseException(parser, "a number beyond all bounds: " + parser.getText());
        }
        return Facts.of(value);
    }
}
