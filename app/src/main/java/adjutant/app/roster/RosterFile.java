package adjutant.app.roster;

import adjutant.app.json.JsonReader;
import adjutant.game.Facts;
import adjutant.game.Roster;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Decodes a file that holds a list of what a player brings. */
public final class RosterFile {
    /** The most bytes a text may have. */
    public static final int MAX_TEXT = 64 * 1024;

    /** The most bytes a document may have, after it was unpacked where it is packed. */
    public static final int MAX_DOCUMENT = 5_000_000;

    private RosterFile() {}

    /**
     * What a file holds; a fault where it cannot be decoded or is beyond a bound.
     *
     * @param bytes its content; one byte more than {@link #MAX_DOCUMENT} is enough to refuse it
     */
    public static Parsed<Roster> read(byte[] bytes) {
        if (bytes.length > MAX_DOCUMENT) {
            return Parsed.bad(tooLong(MAX_DOCUMENT));
        }
        if (isZip(bytes)) {
            return Unpacker.unpack(bytes)
                    .then(RosterFile::decoded)
                    .then(XmlReader::read)
                    .map(RosterFile::tree);
        }
        return decoded(bytes).then(text -> read(text, bytes.length));
    }

    private static Parsed<Roster> read(String text, int bytes) {
        return switch (text.stripLeading()) {
            case String xml when xml.startsWith("<") -> XmlReader.read(text).map(RosterFile::tree);
            case String json when json.startsWith("{") ->
                    JsonReader.read(text.getBytes(StandardCharsets.UTF_8), MAX_DOCUMENT)
                            .map(RosterFile::tree);
            default ->
                    bytes > MAX_TEXT
                            ? Parsed.bad(tooLong(MAX_TEXT))
                            : new Parsed.Good<>(new Roster.Text(text));
        };
    }

    private static Roster tree(Facts.Tree tree) {
        return new Roster.Tree(tree);
    }

    /**
     * Whether the bytes begin with the sign of an entry of a zip, or of its end where it has none.
     */
    private static boolean isZip(byte[] bytes) {
        return bytes.length > 3
                && bytes[0] == 'P'
                && bytes[1] == 'K'
                && ((bytes[2] == 3 && bytes[3] == 4) || (bytes[2] == 5 && bytes[3] == 6));
    }

    /** A text in UTF-8 without its byte order mark. */
    private static Parsed<String> decoded(byte[] bytes) {
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return new Parsed.Good<>(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException _) {
            return Parsed.bad(new Fault(0, 0, "bytes that are not UTF-8", "text in UTF-8"));
        }
    }

    private static Fault tooLong(int most) {
        return new Fault(0, 0, "more than " + most + " bytes", "at most that");
    }
}
