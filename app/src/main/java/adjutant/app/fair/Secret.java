package adjutant.app.fair;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * 256 bits, as 64 small hexadecimal digits: a link of a chain, the share of a seat, or the hash of
 * one.
 *
 * @param hex the digits
 */
public record Secret(String hex) {
    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");

    /** Checks the digits. */
    public Secret {
        if (!DIGITS.matcher(hex).matches()) {
            throw new IllegalArgumentException("not 64 small hexadecimal digits");
        }
    }

    /** The secret that a text is, if it is one. */
    public static Optional<Secret> read(String text) {
        return DIGITS.matcher(text).matches() ? Optional.of(new Secret(text)) : Optional.empty();
    }

    /** Its SHA-256, taken of the 32 bytes. */
    public Secret hash() {
        return new Secret(HexFormat.of().formatHex(sha256(bytes())));
    }

    /** The SHA-256 of a text in UTF-8. */
    public static Secret hashOf(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Secret(HexFormat.of().formatHex(sha256(bytes)));
    }

    /** The HMAC-SHA-256 of a text in UTF-8 under this key, 32 bytes. */
    byte[] sign(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes(), "HmacSHA256"));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
    }

    private byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Nothing of it: it may stand in a log. */
    @Override
    public String toString() {
        return "Secret";
    }
}
