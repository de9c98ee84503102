package adjutant.battlefield.geometry;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Decimal text of whole grid units: reading rounds half away from zero, writing is shortest. */
final class Decimals {

    private static final BigDecimal LARGEST = BigDecimal.valueOf(1L << 52);

    private Decimals() {}

    /**
     * How many grid units the text means.
     *
     * @param text an optional sign, digits, and at most one point
     * @param unit grid units in one of the text's unit
     * @throws NumberFormatException if the text is not such a number, or beyond 2^52 grid units
     */
    static long read(String text, long unit) {
        if (!isDecimal(text)) {
            throw new NumberFormatException("not a decimal number: \"" + text + "\"");
        }
        var exact = new BigDecimal(text).multiply(BigDecimal.valueOf(unit));
        if (exact.abs().compareTo(LARGEST) > 0) {
            throw new NumberFormatException("number too large: \"" + text + "\"");
        }
        return exact.setScale(0, RoundingMode.HALF_UP).longValueExact();
    }

    /** The shortest decimal of the unit that reads back to the same grid units. */
    static String print(long value, long unit) {
        var exact =
                BigDecimal.valueOf(value)
                        .divide(BigDecimal.valueOf(unit), 12, RoundingMode.HALF_EVEN);
        for (int digits = 0; ; digits++) {
            var text = exact.setScale(digits, RoundingMode.HALF_UP);
            if (read(text.toPlainString(), unit) == value) {
                return text.toPlainString();
            }
        }
    }

    private static boolean isDecimal(String text) {
        int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        int digits = 0;
        int points = 0;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                digits++;
            } else if (c == '.') {
                points++;
            } else {
                return false;
            }
        }
        return digits > 0 && points <= 1;
    }
}
