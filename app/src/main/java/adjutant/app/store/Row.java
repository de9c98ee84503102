package adjutant.app.store;

import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A line of the log of a match.
 *
 * @param seq its number, 0 or more
 * @param request the name of the request that it answers, 1 to 128 visible characters of ASCII
 * @param kind what it is, 1 to 40 lower-case letters, digits and hyphens of ASCII
 * @param body all the rest, at most {@link #LONGEST_BODY} bytes as UTF-8, without the character 0
 * @param at when it was written, cut to microseconds
 */
public record Row(long seq, Optional<String> request, String kind, String body, Instant at) {
    /** The most bytes of a body. */
    public static final int LONGEST_BODY = 1 << 20;

    private static final Pattern REQUEST = Pattern.compile("[!-~]{1,128}");
    private static final Pattern KIND = Pattern.compile("[a-z0-9-]{1,40}");

    /** Checks the bounds, and keeps of the time what every database keeps. */
    public Row {
        if (seq < 0) {
            throw new IllegalArgumentException("A row has no number " + seq);
        }
        if (!request.map(name -> REQUEST.matcher(name).matches()).orElse(true)) {
            throw new IllegalArgumentException("Not a request: \"" + request.get() + "\"");
        }
        if (!KIND.matcher(kind).matches()) {
            throw new IllegalArgumentException("Not a kind of row: \"" + kind + "\"");
        }
        checkBody(body);
        at = at.truncatedTo(ChronoUnit.MICROS);
    }

    private static void checkBody(String body) {
        if (bytes(body) > LONGEST_BODY) {
            throw new IllegalArgumentException("A body of more than " + LONGEST_BODY + " bytes");
        }
        if (body.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("The character 0 in a body");
        }
    }

    private static int bytes(String body) {
        if (body.length() > LONGEST_BODY) {
            return body.length();
        }
        try {
            return StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(body)).remaining();
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("Half a character in a body", e);
        }
    }
}
