package adjutant.conquest.notation;

import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Charge.Charged;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads whom a Regiment charges, the Wheel, the facing, and the tail of the attack.
 *
 * @rule CQ-CHARGE-02
 */
final class ChargeReader {
    private static final String WHEEL = "wheel";
    private static final String FACING = "facing";

    private final WordReader words;
    private final List<String> ids;
    private final TailReader tail;
    private Optional<Manoeuvre.Wheel> wheel = Optional.empty();
    private Optional<Charged> facing = Optional.empty();

    ChargeReader(WordReader words, Battle battle) {
        this.words = words;
        this.ids = CommandReader.targets(battle);
        this.tail = new TailReader(words, List.of(WHEEL, FACING));
    }

    /** The rest of the command, after the id of the Regiment. */
    Optional<Command> read(Optional<String> unit) {
        words.expect(">");
        Optional<String> target = CommandReader.id(words, "the id of a Regiment", ids);
        while (words.hasNext()) {
            part(words.word("a part of a Charge").orElseThrow());
        }
        return unit.isPresent() && target.isPresent()
                ? Optional.of(
                        new Command.Charge(unit.get(), target.get(), wheel, facing, tail.tail()))
                : Optional.empty();
    }

    private void part(Word word) {
        tail.once(word);
        switch (word.quoted() ? "" : word.text()) {
            case WHEEL -> wheel = MarchReader.wheel(words);
            case FACING ->
                    facing =
                            tail.choice(Stream.of(Charged.values()).map(Charged::word).toList())
                                    .flatMap(ChargeReader::charged);
            default -> tail.part(word);
        }
    }

    private static Optional<Charged> charged(String word) {
        return Stream.of(Charged.values()).filter(each -> each.word().equals(word)).findFirst();
    }
}
