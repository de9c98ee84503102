package adjutant.conquest.notation;

import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.Effect;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Special rules as words, in the spelling of the tables. */
final class RuleWords {
    static final String EXPECTED = "a rule such as Shield, Cleave 1 or Cleave (+1)";

    /** The choices that a Draw Event may offer. */
    static final List<String> CHOICES = List.of("clash", "attacks", "none");

    private static final Pattern CHOSEN =
            Pattern.compile("(.+) (" + String.join("|", CHOICES) + ")");

    private RuleWords() {}

    static Optional<SpecialRule> rule(Word word) {
        return SpecialRule.read(word.text()).map(RuleIndex.shipped()::asPrinted);
    }

    /** The rules after a key, {@code -} for none; a fault for each that is none. */
    static List<SpecialRule> rules(Fields fields, Key key) {
        List<Word> parts = Values.parts(fields.words(key));
        if (parts.size() == 1 && parts.getFirst().text().equals("-")) {
            return List.of();
        }
        return parts.stream()
                .flatMap(part -> known(fields, part, RuleWords::rule, Function.identity()).stream())
                .toList();
    }

    /** A part as a value; a fault where it is none, or its rule is none of the tables. */
    private static <T> Optional<T> known(
            Fields fields,
            Word part,
            Function<Word, Optional<T>> read,
            Function<T, SpecialRule> rule) {
        Optional<T> value = fields.value(part, EXPECTED, read);
        if (value.filter(each -> !isKnown(rule.apply(each))).isPresent()) {
            List<String> all =
                    RuleIndex.shipped().entries().stream().map(RuleIndex.Entry::name).toList();
            fields.fault(part, Names.oneOf("a rule", part.text(), all));
            return Optional.empty();
        }
        return value;
    }

    /** The effects after a key; a fault for each that is none. */
    static List<Effect> effects(Fields fields, Key key) {
        return Values.parts(fields.words(key)).stream()
                .flatMap(part -> known(fields, part, RuleWords::effect, Effect::rule).stream())
                .toList();
    }

    /** A rule, with what was chosen behind it where that is no part of its name. */
    private static Optional<Effect> effect(Word word) {
        Matcher chosen = CHOSEN.matcher(word.text());
        Optional<SpecialRule> whole = rule(word);
        if (!chosen.matches() || whole.filter(RuleWords::isKnown).isPresent()) {
            return whole.map(Effect::of);
        }
        return rule(new Word(chosen.group(1), word.quoted(), word.column()))
                .map(rule -> new Effect(rule, Optional.of(chosen.group(2))));
    }

    private static boolean isKnown(SpecialRule rule) {
        return RuleIndex.shipped().find(rule.name()).isPresent();
    }
}
