package adjutant.gda.notation;

import adjutant.battlefield.geometry.Point;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Tasking;
import java.util.List;
import java.util.Optional;

/** Reads {@code brigade} statements. */
final class BrigadeReader {
    private static final Key GRADE = Key.one("grade", Values.oneOf(Grade.values(), Grade::word));
    private static final Key STATE = Key.list("state", Values.oneOf(Mood.values(), Mood::word));
    private static final Key ADC = Key.one("adc", "yes or no");
    private static final Key ORDERED = Key.flag("ordered");
    private static final Key TASKS =
            Key.list("tasks", Values.oneOf(Tasking.values(), Tasking::word));
    private static final Key SURGE = Key.one("surge", "units of the scale, 1 to 60");
    private static final Key ENTRY = Key.one("entry", "a length along its own edge");
    private static final Key GENERAL =
            new Key(
                    "general",
                    Key.Follow.MANY,
                    1,
                    List.of(),
                    "\"with\" and the id of a unit, or \"at\" X Y, or \"none\"");

    private final Scale scale;
    private final List<Fault> faults;

    BrigadeReader(Scale scale, List<Fault> faults) {
        this.scale = scale;
        this.faults = faults;
    }

    /**
     * What is read of a brigade.
     *
     * @param brigade the brigade
     * @param led the word of the unit that its brigadier is said to be with
     * @param fields its keys
     */
    record Read(Brigade brigade, Optional<Word> led, Fields fields) {}

    /** The brigade; empty after a fault in its side or name. */
    Optional<Read> brigade(WordReader words) {
        Optional<Side> side =
                words.word("A or B", word -> Values.side(word).isPresent()).flatMap(Values::side);
        Optional<Word> name = words.word("the name of a brigade", word -> !word.text().isBlank());
        Fields fields =
                new Fields(
                        words,
                        scale,
                        faults,
                        List.of(GRADE, STATE, ADC, ORDERED, TASKS, SURGE, ENTRY, GENERAL));
        Grade grade =
                fields.value(GRADE, word -> Values.of(word, Grade.values(), Grade::word))
                        .orElse(Grade.LINE);
        List<Mood> moods = fields.list(STATE, word -> Values.of(word, Mood.values(), Mood::word));
        Brigade.Adc adc =
                fields.value(
                                ADC,
                                word ->
                                        Values.of(
                                                word,
                                                Brigade.Adc.values(),
                                                each -> each == Brigade.Adc.YES ? "yes" : "no"))
                        .orElse(Brigade.Adc.YES);
        List<Tasking> tasks =
                fields.list(TASKS, word -> Values.of(word, Tasking.values(), Tasking::word));
        int surge = fields.whole(SURGE, 1, 60).orElse(0);
        Optional<Word> led = led(fields);
        Brigade.General general = general(fields, led);
        if (side.isEmpty() || name.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Read(
                        new Brigade(
                                side.get(),
                                name.get().text(),
                                grade,
                                moods.isEmpty() ? List.of(Mood.OBEYS) : moods,
                                adc,
                                fields.has(ORDERED) ? Brigade.Orders.GIVEN : Brigade.Orders.AWAITED,
                                tasks,
                                surge,
                                general,
                                fields.value(ENTRY, word -> Values.length(word, scale))),
                        led,
                        fields));
    }

    private static Optional<Word> led(Fields fields) {
        List<Word> words = fields.words(GENERAL);
        return words.size() == 2 && words.getFirst().text().equals("with")
                ? Optional.of(words.getLast())
                : Optional.empty();
    }

    private Brigade.General general(Fields fields, Optional<Word> led) {
        if (led.isPresent()) {
            return new Brigade.General.With(led.get().text());
        }
        List<Word> words = fields.words(GENERAL);
        if (words.isEmpty() || (words.size() == 1 && words.getFirst().text().equals("none"))) {
            return new Brigade.General.None();
        }
        if (words.size() == 3 && words.getFirst().text().equals("at")) {
            var x = Values.length(words.get(1), scale);
            var y = Values.length(words.get(2), scale);
            if (x.isPresent() && y.isPresent()) {
                return new Brigade.General.At(Point.of(x.get(), y.get()));
            }
        }
        fields.fault(words.getFirst(), GENERAL.expected());
        return new Brigade.General.None();
    }
}
