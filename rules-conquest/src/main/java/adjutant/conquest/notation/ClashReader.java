package adjutant.conquest.notation;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Stand;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads who attacks whom, and the tail of an attack.
 *
 * @rule CQ-CLASH-09
 */
final class ClashReader {
    private static final String STAND = "stand";

    private final WordReader words;
    private final Battle battle;
    private final List<String> ids;
    private Optional<List<Place>> places = Optional.empty();
    private final Map<Place, String> told = new LinkedHashMap<>();
    private final TailReader tail;

    ClashReader(WordReader words, Battle battle) {
        this.words = words;
        this.battle = battle;
        this.ids = CommandReader.targets(battle);
        this.tail = new TailReader(words, List.of(STAND));
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
        return unit.map(id -> new Command.Clash(id, first, told, tail.tail()));
    }

    private Optional<String> target() {
        return CommandReader.id(words, "the id of a Regiment", ids);
    }

    private void part(Word word) {
        if (!word.quoted() && word.text().equals(STAND)) {
            stand();
        } else {
            tail.once(word);
            tail.part(word);
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
}
