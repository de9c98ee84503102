package adjutant.app.roster;

import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Unpacks a zip that holds one {@code .ros} document. What it holds is counted while it is
 * unpacked: sizes written in the zip are not believed.
 */
final class Unpacker {
    /** The most entries a zip may have, folders included. */
    static final int MAX_ENTRIES = 16;

    private static final int BLOCK = 8_192;

    private final List<byte[]> documents = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private int entries;
    private int unpacked;

    private Unpacker() {}

    /** The document in a zip, or the first bound that the zip is beyond. */
    static Parsed<byte[]> unpack(byte[] zip) {
        Unpacker unpacker = new Unpacker();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            unpacker.readAll(in);
        } catch (IOException | IllegalArgumentException e) {
            return bad("a zip that cannot be unpacked (" + e.getMessage() + ")", "a sound zip");
        }
        return unpacker.document();
    }

    private static <T> Parsed<T> bad(String found, String expected) {
        return Parsed.bad(new Fault(0, 0, found, expected));
    }

    private void readAll(ZipInputStream in) throws IOException {
        for (ZipEntry entry = in.getNextEntry();
                entry != null && faults.isEmpty();
                entry = faults.isEmpty() ? in.getNextEntry() : null) {
            entries++;
            if (entries > MAX_ENTRIES) {
                String found = "more than " + MAX_ENTRIES + " entries in the zip";
                faults.add(new Fault(0, 0, found, "at most that"));
                return;
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            read(in, out);
            if (entry.getName().toLowerCase(Locale.ROOT).endsWith(".ros") && !entry.isDirectory()) {
                documents.add(out.toByteArray());
                if (documents.size() > 1) {
                    String found = "a second document, " + Word.quote(entry.getName());
                    faults.add(new Fault(0, 0, found, "one .ros in the zip"));
                }
            }
        }
    }

    private void read(ZipInputStream in, ByteArrayOutputStream out) throws IOException {
        byte[] block = new byte[BLOCK];
        for (int n = in.read(block); n >= 0; n = in.read(block)) {
            unpacked += n;
            if (unpacked > RosterFile.MAX_DOCUMENT) {
                String found = "more than " + RosterFile.MAX_DOCUMENT + " bytes unpacked";
                faults.add(new Fault(0, 0, found, "at most that"));
                return;
            }
            out.write(block, 0, n);
        }
    }

    private Parsed<byte[]> document() {
        if (faults.isEmpty() && documents.isEmpty()) {
            return bad("a zip without a .ros", "one .ros in the zip");
        }
        return faults.isEmpty()
                ? new Parsed.Good<>(documents.getFirst())
                : new Parsed.Bad<>(faults);
    }
}
