package adjutant.conquest.tables;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One thing that must be so.
 *
 * @param path where in the answer
 * @param way how it is compared
 * @param value with what
 */
record Expectation(List<String> path, Way way, String value) {
    /** How values are compared. */
    enum Way {
        /** The same text. */
        EQUAL("="),
        /** Another text. */
        UNEQUAL("!="),
        /** A number, or a fraction, to within {@value Expectation#SLACK}. */
        NEAR("~"),
        /** Contained in the text, or an element of the list. */
        HOLDS("^=");

        private final String sign;

        Way(String sign) {
            this.sign = sign;
        }
    }

    /** How far numbers may lie apart. */
    static final double SLACK = 1e-9;

    private static final Pattern FORM = Pattern.compile("([^=!~^]+)(!=|\\^=|~|=)(.*)");

    Expectation {
        path = List.copyOf(path);
    }

    static Expectation read(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException("not an expectation: " + text);
        }
        Way way =
                Stream.of(Way.values())
                        .filter(each -> each.sign.equals(form.group(2)))
                        .findFirst()
                        .orElseThrow();
        return new Expectation(
                List.of(form.group(1).strip().split("\\.", -1)), way, form.group(3).strip());
    }

    /** Whether what was found is as expected. */
    boolean isMetBy(String found) {
        return switch (way) {
            case EQUAL -> found.equals(value);
            case UNEQUAL -> !found.equals(value);
            case NEAR -> Math.abs(Double.parseDouble(found) - number(value)) <= SLACK;
            case HOLDS -> found.contains(value);
        };
    }

    private static double number(String text) {
        String[] both = text.split("/", 2);
        double first = Double.parseDouble(both[0]);
        return both.length == 1 ? first : first / Double.parseDouble(both[1]);
    }

    @Override
    public String toString() {
        return String.join(".", path) + way.sign + value;
    }
}
