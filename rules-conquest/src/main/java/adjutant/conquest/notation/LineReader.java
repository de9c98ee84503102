package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Length;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.FixedLine;
import adjutant.conquest.battle.Proceedings;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a Reinforcement Line: {@code line A medium 31.5 by a2,a4 enemy 40}. */
final class LineReader {
    private static final Key BY = Key.many("by", "the ids of the Regiments that hold the line");
    private static final Key ENEMY = Key.one("enemy", "the depth of the foremost enemy");

    private final WordReader words;
    private final List<Fault> faults;

    LineReader(WordReader words, List<Fault> faults) {
        this.words = words;
        this.faults = faults;
    }

    /** What has come so far with the line; nothing where it is faulty. */
    Optional<Proceedings> read(Proceedings now) {
        Optional<Side> side =
                words.word("A or B", word -> Values.side(word).isPresent()).flatMap(Values::side);
        Optional<UnitClass> unitClass =
                words.word(
                                Values.oneOf(UnitClass.values(), UnitClass::label),
                                word -> unitClass(word).isPresent())
                        .flatMap(LineReader::unitClass);
        Optional<Length> depth =
                words.word("the depth of the line", word -> Values.length(word).isPresent())
                        .flatMap(Values::length);
        Fields fields = new Fields(words, faults, List.of(BY, ENEMY));
        List<String> enablers = Values.parts(fields.words(BY)).stream().map(Word::text).toList();
        Optional<Length> enemy = fields.value(ENEMY, Values::length);
        if (enablers.isEmpty()) {
            fields.missing("by and the ids of the Regiments that hold the line");
        }
        if (side.isEmpty() || unitClass.isEmpty() || depth.isEmpty() || enablers.isEmpty()) {
            return Optional.empty();
        }
        FixedLine line = new FixedLine(depth.get(), enablers, enemy);
        Map<Side, Map<UnitClass, FixedLine>> all = new EnumMap<>(Side.class);
        all.putAll(now.lines());
        Map<UnitClass, FixedLine> own = new EnumMap<>(UnitClass.class);
        own.putAll(all.getOrDefault(side.get(), Map.of()));
        own.put(unitClass.get(), line);
        all.put(side.get(), own);
        return Optional.of(now.withLines(all));
    }

    private static Optional<UnitClass> unitClass(Word word) {
        return Values.of(word, UnitClass.values(), UnitClass::label);
    }
}
