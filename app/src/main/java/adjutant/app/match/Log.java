package adjutant.app.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;

/** Lines of a log as they are kept: one JSON object each. */
final class Log {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .addModule(new Jdk8Module())
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .build();

    private Log() {}

    /** What kind of line an entry is, in one word. */
    static String kind(Entry entry) {
        return switch (entry) {
            case Entry.Opened _ -> "opened";
            case Entry.Committed _ -> "committed";
            case Entry.Revealed _ -> "revealed";
            case Entry.Asked _ -> "asked";
            case Entry.Threw _ -> "thrown";
            case Entry.Did _ -> "did";
            case Entry.TookBack _ -> "took-back";
            case Entry.Conceded _ -> "conceded";
            case Entry.DrawOffered _ -> "draw-offered";
            case Entry.DrawDeclined _ -> "draw-declined";
            case Entry.DrawAgreed _ -> "draw-accepted";
            case Entry.RoundOpened _ -> "round-opened";
            case Entry.HandedOver _ -> "handed-over";
            case Entry.Expired _ -> "expired";
            case Entry.Claimed _ -> "claimed";
        };
    }

    /** The text of an entry. */
    static String write(Entry entry) {
        try {
            return MAPPER.writerFor(Entry.class).writeValueAsString(entry);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an entry that is no JSON: " + entry, e);
        }
    }

    /**
     * The entry that a text is.
     *
     * @throws IllegalStateException where it is none: the store was altered
     */
    static Entry read(String text) {
        try {
            return MAPPER.readValue(text, Entry.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a line of a log that is none", e);
        }
    }
}
