package adjutant.conquest.notation;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Command.Tail.Blessed;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Command.Tail.Rerolls;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads who attacks whom, and the tail of an attack.
 *
 * @rule CQ-CLASH-09
 */
final class ClashReader {
    private static final List<String> PARTS =
            List.of("stand", "using", "against", "casualties", "no-reroll");
    private static final String BLESSED = "blessed";

    private final WordReader words;
    private final Battle battle;
    private final List<String> ids;
    private Optional<List<Place>> places = Optional.empty();
    private final Map<Place, String> told = new LinkedHashMap<>();
    private final Set<String> seen = new HashSet<>();
    private Tail tail = Tail.NONE;

    ClashReader(WordReader words, Battle battle) {
        this.words = words;
        this.battle = battle;
        this.ids = battle.regiments().stream().map(Regiment::id).toList();
    }

    /** The rest of the command, after the id of the Regiment. */
    Optional<Command> read(Optional<String> unit) {
        places =
                unit.flatMap(battle::find)
                        .map(each -> each.stands().stream().map(Stand::place).toList());
        Optional<String> first = words.skip(">") ? target() : Optional.empty();
        while (words.hasNext()) {
            part(words.word("a part of an attack").orElseThrow());
        }
        return unit.map(id -> new Command.Clash(id, first, told, tail));
    }

    private Optional<String> target() {
        return CommandReader.id(words, "the id of a Regiment", ids);
    }

    private void part(Word word) {
        if (!word.text().equals("stand") && !seen.add(word.text())) {
            words.fault(word, "each part once");
        }
        switch (word.quoted() ? "" : word.text()) {
            case "stand" -> stand();
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
                words.fault(word, Names.oneOf("a part of an attack", word.text(), PARTS));
                skipToPart();
            }
        }
    }

    private void skipToPart() {
        while (words.hasNext() && PARTS.stream().noneMatch(words::nextIs)) {
            words.word("a part of an attack");
        }
    }

    private void stand() {
        String among =
                places.map(all ->
                                ": "
                                        + String.join(
                                                ", ", all.stream().map(Place::toString).toList()))
                        .orElse(", such as 1.0");
        Optional<Word> address =
                words.word(
                        "the place of a Stand not told yet" + among,
                        word ->
                                Values.place(word)
                                        .filter(each -> !told.containsKey(each))
                                        .filter(each ->
                                                places.map(all -> all.contains(each)).orElse(true))
                                        .isPresent());
        words.expect(">");
        Optional<String> target = target();
        if (address.isPresent() && target.isPresent()) {
            told.put(address.flatMap(Values::place).orElseThrow(), target.get());
        }
    }

    private Casualties casualties() {
        return choice(List.of("left", "right")).filter("right"::equals).isPresent()
                ? Casualties.RIGHT
                : Casualties.LEFT;
    }

    /** The next word as one of some; a fault where it is none, staying before the next part. */
    private Optional<String> choice(List<String> choices) {
        String expected = String.join(" or ", choices);
        if (PARTS.stream().anyMatch(words::nextIs)) {
            words.fault(expected);
            return Optional.empty();
        }
        return words.word(expected, word -> choices.contains(word.text())).map(Word::text);
    }
}
