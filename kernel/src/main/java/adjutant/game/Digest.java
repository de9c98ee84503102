package adjutant.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash chain of records: each link is the SHA-256 of the link before it and the text since. */
final class Digest {
    private Digest() {}

    /** The link after {@code before}, in hexadecimal. */
    static String link(String before, String text) {
        try {
            byte[] bytes = (before + "\n" + text).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
