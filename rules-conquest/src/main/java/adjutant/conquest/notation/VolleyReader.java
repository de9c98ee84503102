package adjutant.conquest.notation;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Command.Tail.Blessed;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Command.Tail.Rerolls;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/** Reads a Volley: its target, its Barrage, markers spent, and the tail of an attack. */
final class VolleyReader {
    private static final List<String> PARTS =
            List.of("barrage", "overcharge", "using", "against", "casualties", "no-reroll");
    private static final String WHAT = "a part of a Volley";
    private static final int MOST = 99;

    private final WordReader words;
    private final List<String> ids;
    private final Set<String> seen = new HashSet<>();
    private OptionalInt barrage = OptionalInt.empty();
    private int overcharge;
    private Blessed blessed = Blessed.UNUSED;
    private Blessed against = Blessed.UNUSED;
    private Casualties casualties = Casualties.LEFT;
    private Rerolls rerolls = Rerolls.TAKEN;

    VolleyReader(WordReader words, Battle battle) {
        this.words = words;
        this.ids = CommandReader.targets(battle);
    }

    /** The rest of the command, after the id of the Regiment. */
    Optional<Command> read(Optional<String> unit) {
        boolean ends = !words.hasNext();
        words.expect(">");
        if (ends) {
            return Optional.empty();
        }
        Optional<String> target = CommandReader.id(words, "the id of a Regiment", ids);
        while (words.hasNext()) {
            part(words.word(WHAT).orElseThrow());
        }
        return unit.flatMap(id ->
                target.map(enemy ->
                        new Command.Volley(
                                id,
                                enemy,
                                barrage,
                                overcharge,
                                new Tail(blessed, against, casualties, rerolls))));
    }

    private void part(Word word) {
        if (!seen.add(word.text())) {
            words.fault(word, "each part once");
        }
        switch (word.quoted() ? "" : word.text()) {
            case "barrage" -> barrage = number("which Barrage, 1 to " + MOST);
            case "overcharge" ->
                    overcharge = number("markers of Overcharge, 1 to " + MOST).orElse(0);
            case "using" -> {
                choice(List.of("blessed"));
                blessed = Blessed.USED;
            }
            case "against" -> {
                choice(List.of("blessed"));
                against = Blessed.USED;
            }
            case "casualties" ->
                    casualties =
                            choice(List.of("left", "right")).filter("right"::equals).isPresent()
                                    ? Casualties.RIGHT
                                    : Casualties.LEFT;
            case "no-reroll" -> rerolls = Rerolls.DECLINED;
            default -> {
                words.fault(word, Names.oneOf(WHAT, word.text(), PARTS));
                skipToPart();
            }
        }
    }

    private void skipToPart() {
        while (words.hasNext() && PARTS.stream().noneMatch(words::nextIs)) {
            words.word(WHAT);
        }
    }

    private OptionalInt number(String expected) {
        Optional<Integer> number =
                value(expected, word -> word.text().matches("[1-9][0-9]?"))
                        .map(word -> Integer.parseInt(word.text()));
        return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }

    private Optional<String> choice(List<String> choices) {
        return value(String.join(" or ", choices), word -> choices.contains(word.text()))
                .map(Word::text);
    }

    /** The next word where it is right; a fault where it is not, staying before the next part. */
    private Optional<Word> value(String expected, Predicate<Word> right) {
        if (PARTS.stream().anyMatch(words::nextIs)) {
            words.fault(expected);
            return Optional.empty();
        }
        return words.word(expected, right);
    }
}
