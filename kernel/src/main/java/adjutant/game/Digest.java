package adjutant.game;

import adjutant.game.notation.Salt;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * The hash chain of records: each link is the SHA-256 of the link before it and the lines since.
 * The seal of a secret command is a link after its salt.
 */
final class Digest {
    private Digest() {}

    /** The link after {@code before}, in hexadecimal. */
    static String link(String before, List<String> lines) {
        return sha256(before + "\n" + String.join("\n", lines) + "\n");
    }

    /** The seal of a command. */
    static String seal(Salt salt, String command) {
        return sha256(salt.hex() + "\n" + command + "\n");
    }

    private static String sha256(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
