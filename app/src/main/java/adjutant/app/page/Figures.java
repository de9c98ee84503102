package adjutant.app.page;

import java.util.Locale;

/** Numbers and names as a person reads them. */
final class Figures {
    private static final double HALF_A_TENTH = 0.0005;

    private Figures() {}

    /** A probability in percent with one decimal; what is next to nothing or all is marked so. */
    static String percent(double p) {
        if (p > 0 && p < HALF_A_TENTH) {
            return "<0.1 %";
        }
        if (p < 1 && p >= 1 - HALF_A_TENTH) {
            return ">99.9 %";
        }
        return String.format(Locale.ROOT, "%.1f %%", 100 * p);
    }

    /** Whether a percentage would be shown as next to nothing. */
    static boolean isNothing(double p) {
        return p < HALF_A_TENTH;
    }

    /** A number with up to three decimals. */
    static String decimal(double value) {
        String text = String.format(Locale.ROOT, "%.3f", value);
        return text.replaceFirst("\\.?0+$", "");
    }

    /** Whether a name is that of a probability: p, then a capital. */
    static boolean isChance(String name) {
        return name.length() > 1 && name.charAt(0) == 'p' && Character.isUpperCase(name.charAt(1));
    }

    /** A name in words: {@code hitOn} is "hit on", {@code pBroken} is "P(broken)". */
    static String words(String name) {
        if (isChance(name)) {
            return "P(" + words(Character.toLowerCase(name.charAt(1)) + name.substring(2)) + ")";
        }
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
