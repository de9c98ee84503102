package adjutant.conquest.notation;

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
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads the tail of an attack, part by part, among other parts of its command.
 *
 * @rule CQ-GEN-02b
 */
final class TailReader {
    private static final List<String> PARTS =
            List.of("using", "against", "casualties", "no-reroll");
    private static final String BLESSED = "blessed";

    private final WordReader words;
    private final List<String> parts;
    private final Set<String> seen = new HashSet<>();
    private Tail tail = Tail.NONE;

    /**
     * A reader.
     *
     * @param others the other parts that the command may have
     */
    TailReader(WordReader words, List<String> others) {
        this.words = words;
        this.parts = Stream.concat(others.stream(), PARTS.stream()).toList();
    }

    /** What has been read. */
    Tail tail() {
        return tail;
    }

    /** Notes a fault where a part comes again. */
    void once(Word word) {
        if (!seen.add(word.text())) {
            words.fault(word, "each part once");
        }
    }

    /** Reads one part of a tail; a fault where it is none, moving on to the next part. */
    void part(Word word) {
        switch (word.quoted() ? "" : word.text()) {
            case "using" -> {
                choice(List.of(BLESSED));
                tail =
                        new Tail(
                                Blessed.USED,
                                tail.againstBlessed(),
                                tail.casualties(),
                                tail.rerolls());
            }
            case "against" -> {
                choice(List.of(BLESSED));
                tail = new Tail(tail.blessed(), Blessed.USED, tail.casualties(), tail.rerolls());
            }
            case "casualties" ->
                    tail =
                            new Tail(
                                    tail.blessed(),
                                    tail.againstBlessed(),
                                    casualties(),
                                    tail.rerolls());
            case "no-reroll" ->
                    tail =
                            new Tail(
                                    tail.blessed(),
                                    tail.againstBlessed(),
                                    tail.casualties(),
                                    Rerolls.DECLINED);
            default -> {
                words.fault(word, Names.oneOf("a part of an attack", word.text(), parts));
                skipToPart();
            }
        }
    }

    private void skipToPart() {
        while (words.hasNext() && parts.stream().noneMatch(words::nextIs)) {
            words.word("a part of an attack");
        }
    }

    private Casualties casualties() {
        return choice(List.of("left", "right")).filter("right"::equals).isPresent()
                ? Casualties.RIGHT
                : Casualties.LEFT;
    }

    /** The next word as one of some; a fault where it is none, staying before the next part. */
    Optional<String> choice(List<String> choices) {
        String expected = String.join(" or ", choices);
        if (parts.stream().anyMatch(words::nextIs)) {
            words.fault(expected);
            return Optional.empty();
        }
        return words.word(expected, word -> choices.contains(word.text())).map(Word::text);
    }
}
