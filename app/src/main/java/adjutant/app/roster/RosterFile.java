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
            return Unpacker.unpack(bytes).then(XmlReader::read).map(RosterFile::tree);
        }
        return switch (first(bytes)) {
            case '<' -> XmlReader.read(bytes).map(RosterFile::tree);
            case '{' -> JsonReader.read(bytes, MAX_DOCUMENT).map(RosterFile::tree);
            default -> text(bytes);
        };
    }

    private static Roster tree(Facts.Tree tree) {
        return new Roster.Tree(tree);
    }

    /** Whether the bytes begin with the sign of an entry of a zip, or of its end where it has none. */
    private static boolean isZip(byte[] bytes) {
        return bytes.length > 3
                && bytes[0] == 'P'
                && bytes[1] == 'K'
                && ((bytes[2] == 3 && bytes[3] == 4) || (bytes[2] == 5 && bytes[3] == 6));
    }

    /** The first byte that is neither blank nor part of a byte order mark; 0 where there is none. */
    private static int first(byte[] bytes) {
        int at = 0;
        if (bytes.length > 2
                && bytes[0] == (byte) 0xEF
                && bytes[1] == (byte) 0xBB
                && bytes[2] == (byte) 0xBF) {
            at = 3;
        }
        while (at < bytes.length && bytes[at] <= ' ' && bytes[at] >= 0) {
            at++;
        }
        return at < bytes.length ? bytes[at] : 0;
    }

    private static Parsed<Roster> text(byte[] bytes) {
        if (bytes.length > MAX_TEXT) {
            return Parsed.bad(tooLong(MAX_TEXT));
        }
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return new Parsed.Good<>(new Roster.Text(text));
        } catch (CharacterCodingException _) {
            return Parsed.bad(new Fault(0, 0, "bytes that are not UTF-8", "text in UTF-8"));
        }
    }

    static Fault tooLong(int most) {
        return new Fault(0, 0, "more than " + most + " bytes", "at most that");
    }
}
