package adjutant.game.notation;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What makes a sealed command impossible to guess from its seal. It is drawn by whoever holds the
 * match, never by a rule or by the kernel.
 *
 * @param hex 32 to 128 digits of a hexadecimal number, small letters: at least 128 bits
 */
public record Salt(String hex) {
    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{32,128}");

    /** Checks the digits. */
    public Salt {
        if (!DIGITS.matcher(hex).matches()) {
            throw new IllegalArgumentException("not 32 to 128 small hexadecimal digits: " + hex);
        }
    }

    /** The salt that a word is, if it is one. */
    static Optional<Salt> read(String word) {
        return DIGITS.matcher(word).matches() ? Optional.of(new Salt(word)) : Optional.empty();
    }
}
