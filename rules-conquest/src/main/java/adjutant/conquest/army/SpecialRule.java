package adjutant.conquest.army;

import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A special rule or Draw Event as a Stand has it. Written {@code Shield}, {@code Cleave 1} or
 * {@code Cleave (1)}, {@code Cleave (+1)}, each with a tag such as {@code {chant}} behind it.
 *
 * @param name as written; {@link RuleIndex} knows the spelling of the tables
 * @param x the X of the rule, where one is given
 * @param grant whether X counts by itself or is added
 * @param tag when it holds: {@code chant} only while the battlecry is chanted, {@code variable}
 *     with an X that depends on the Stands
 * @rule CQ-SR-00
 */
public record SpecialRule(String name, OptionalInt x, Grant grant, Optional<String> tag) {
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "(?<name>\\p{L}(?:[^,;|{}\\[\\]()]*?[^,;|{}\\[\\]()\\s0-9])?)"
                            + "(?:\\s+(?<plain>[0-9]{1,2})"
                            + "|\\s*\\((?<plus>\\+?)(?<bracketed>[0-9]{1,2})\\))?"
                            + "(?:\\s*\\{(?<tag>[a-z]+)\\})?");

    /** How a rule comes to a Stand that may have it already. */
    public enum Grant {
        /** The Stand has it with this X; of several the highest counts. */
        PLAIN,
        /** X is added to what the Stand has, or is had where it has none. */
        ADDS
    }

    /** Checks that something is added where it adds. */
    public SpecialRule {
        if (name.isBlank() || (grant == Grant.ADDS && x.isEmpty())) {
            throw new IllegalArgumentException("rule " + name + " " + x + " " + grant);
        }
    }

    /** A rule without X. */
    public static SpecialRule of(String name) {
        return new SpecialRule(name, OptionalInt.empty(), Grant.PLAIN, Optional.empty());
    }

    /** A rule with its X. */
    public static SpecialRule of(String name, int x) {
        return new SpecialRule(name, OptionalInt.of(x), Grant.PLAIN, Optional.empty());
    }

    /** The rule of a text; empty where it is not written like one. */
    public static Optional<SpecialRule> read(String text) {
        Matcher written = WRITTEN.matcher(text.strip());
        if (!written.matches()) {
            return Optional.empty();
        }
        Optional<String> number =
                Optional.ofNullable(written.group("plain"))
                        .or(() -> Optional.ofNullable(written.group("bracketed")));
        OptionalInt x = number.stream().mapToInt(Integer::parseInt).findFirst();
        Grant grant = "+".equals(written.group("plus")) ? Grant.ADDS : Grant.PLAIN;
        String name = written.group("name").strip();
        return Optional.of(
                new SpecialRule(name, x, grant, Optional.ofNullable(written.group("tag"))));
    }

    /**
     * The rules of a text, parted by commas; {@code -} or nothing is none.
     *
     * @param line where the text stands, for faults
     * @param column where it begins
     */
    public static Parsed<List<SpecialRule>> list(String text, int line, int column) {
        List<SpecialRule> rules = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        if (text.isBlank() || text.strip().equals("-")) {
            return new Parsed.Good<>(List.of());
        }
        int at = 0;
        for (String part : text.split(",", -1)) {
            int begin = column + at + part.length() - part.stripLeading().length();
            read(part)
                    .ifPresentOrElse(
                            rules::add,
                            () ->
                                    faults.add(
                                            new Fault(
                                                    line,
                                                    begin,
                                                    Word.quote(part.strip()),
                                                    "a rule such as Shield, Cleave 1, Cleave (+1)"
                                                            + " or Momentum {chant}")));
            at += part.length() + 1;
        }
        return Parsed.of(List.copyOf(rules), faults);
    }

    /** Rules as one text, {@code -} for none; reads back as the same. */
    public static String written(List<SpecialRule> rules) {
        return rules.isEmpty()
                ? "-"
                : rules.stream().map(SpecialRule::toString).collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(name);
        x.ifPresent(
                number -> text.append(grant == Grant.ADDS ? " (+" + number + ")" : " " + number));
        tag.ifPresent(word -> text.append(" {").append(word).append('}'));
        return text.toString();
    }
}
