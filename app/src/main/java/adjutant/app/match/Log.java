package adjutant.app.match;

import adjutant.app.wire.Wire;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.Locale;

/** Lines of a log as they are kept: one JSON object each. */
final class Log {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .addModule(new Jdk8Module())
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .build();

    private Log() {}

    /** What kind of line an entry is. */
    static Wire.EntryKind kind(Entry entry) {
        return switch (entry) {
            case Entry.Opened _ -> Wire.EntryKind.OPENED;
            case Entry.Committed _ -> Wire.EntryKind.COMMITTED;
            case Entry.Revealed _ -> Wire.EntryKind.REVEALED;
            case Entry.Asked _ -> Wire.EntryKind.ASKED;
            case Entry.Threw _ -> Wire.EntryKind.THROWN;
            case Entry.Did _ -> Wire.EntryKind.DID;
            case Entry.TookBack _ -> Wire.EntryKind.TOOK_BACK;
            case Entry.Conceded _ -> Wire.EntryKind.CONCEDED;
            case Entry.DrawOffered _ -> Wire.EntryKind.DRAW_OFFERED;
            case Entry.DrawDeclined _ -> Wire.EntryKind.DRAW_DECLINED;
            case Entry.DrawAgreed _ -> Wire.EntryKind.DRAW_ACCEPTED;
            case Entry.RoundOpened _ -> Wire.EntryKind.ROUND_OPENED;
            case Entry.HandedOver _ -> Wire.EntryKind.HANDED_OVER;
            case Entry.Expired _ -> Wire.EntryKind.EXPIRED;
            case Entry.Claimed _ -> Wire.EntryKind.CLAIMED;
        };
    }

    /** The same as it stands in the store. */
    static String word(Entry entry) {
        return kind(entry).name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The text of an entry. */
    static String write(Entry entry) {
        try {
            return MAPPER.writerFor(Entry.class).writeValueAsString(entry);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an entry that is no JSON: " + word(entry), e);
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
