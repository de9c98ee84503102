package adjutant.gda.notation;

import adjutant.battlefield.geometry.Length;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads {@code attack} statements. */
final class AttackReader {
    private static final Key SUPPORTS = Key.list("supports", "ids of units");
    private static final Key BACKING = Key.list("backing", "ids of units");
    private static final Key WHEEL = Key.some("wheel", 2, "left or right, and degrees up to 45");
    private static final Key STAGE =
            Key.one("stage", Values.oneOf(Attack.Stage.values(), Attack.Stage::word));
    private static final Key DISTANCE = Key.one("distance", "a length");
    private static final Key ASPECT =
            Key.one("aspect", Values.oneOf(Aspect.values(), Aspect::word));
    private static final Key ELAN =
            Key.one("elan", Values.oneOf(Attack.Edge.values(), Attack.Edge::word));

    private final Scale scale;
    private final List<Fault> faults;
    private final Set<String> units;

    AttackReader(Scale scale, List<Fault> faults, Set<String> units) {
        this.scale = scale;
        this.faults = faults;
        this.units = units;
    }

    /** The attack; empty after a fault in who attacks whom. */
    Optional<Attack> attack(WordReader words) {
        List<String> chargers = ids(words);
        words.expect(">");
        Optional<Word> target = words.word("the id of a unit", word -> units.contains(word.text()));
        Fields fields =
                new Fields(
                        words,
                        scale,
                        faults,
                        List.of(SUPPORTS, BACKING, WHEEL, STAGE, DISTANCE, ASPECT, ELAN));
        if (chargers.isEmpty() || target.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Attack(
                        chargers,
                        target.get().text(),
                        wheel(fields),
                        fields.list(SUPPORTS, this::id),
                        fields.list(BACKING, this::id),
                        fields.value(
                                        STAGE,
                                        word ->
                                                Values.of(
                                                        word,
                                                        Attack.Stage.values(),
                                                        Attack.Stage::word))
                                .orElse(Attack.Stage.DECLARED),
                        fields.value(DISTANCE, word -> Values.length(word, scale))
                                .orElse(Length.ZERO),
                        fields.value(ASPECT, word -> Values.of(word, Aspect.values(), Aspect::word))
                                .orElse(Aspect.FRONT),
                        fields.value(
                                        ELAN,
                                        word ->
                                                Values.of(
                                                        word,
                                                        Attack.Edge.values(),
                                                        Attack.Edge::word))
                                .orElse(Attack.Edge.NONE)));
    }

    private static long wheel(Fields fields) {
        List<Word> words = fields.words(WHEEL);
        if (words.size() < 2) {
            return 0;
        }
        long turn =
                fields.value(words.getLast(), WHEEL.expected(), Values::angle)
                        .map(angle -> angle.microdegrees())
                        .orElse(0L);
        return switch (words.getFirst().text()) {
            case "left" -> -turn;
            case "right" -> turn;
            default -> {
                fields.fault(words.getFirst(), WHEEL.expected());
                yield 0;
            }
        };
    }

    private Optional<String> id(Word word) {
        return Optional.of(word.text()).filter(units::contains);
    }

    private List<String> ids(WordReader words) {
        List<String> ids = new ArrayList<>();
        List<Word> list = new ArrayList<>();
        do {
            words.word("ids of units, parted by commas").ifPresent(list::add);
        } while (words.hasNext() && !list.isEmpty() && Values.goesOn(list.getLast()));
        for (Word part : Values.parts(list)) {
            if (units.contains(part.text()) && !ids.contains(part.text())) {
                ids.add(part.text());
            } else {
                words.fault(part, Names.oneOf("the id of a unit", part.text(), units));
            }
        }
        return ids;
    }
}
