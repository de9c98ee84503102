package adjutant.conquest.notation;

import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Mettle;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Regiment.Tokens;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Side;
import adjutant.game.notation.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The state of a unit as written, beside its Stands.
 *
 * @param states the words of its passing states, {@value #BROKEN} among them
 * @param started its Stands at the start of the Round, where written
 * @param strength its Stands at the start of the battle, where written
 * @param brokenAt the Stands left when it broke, where written
 */
record UnitState(
        Fields fields,
        List<String> states,
        OptionalInt started,
        OptionalInt strength,
        OptionalInt brokenAt,
        List<Effect> effects,
        Tokens tokens) {
    static final String BROKEN = "broken";

    UnitState {
        states = List.copyOf(states);
        effects = List.copyOf(effects);
    }

    static UnitState read(Fields fields) {
        List<String> states = fields.list(UnitKeys.STATUS, UnitState::state);
        if (!states.contains(BROKEN)) {
            fields.forbid("\"status broken\" as well", UnitKeys.BROKEN_AT);
        }
        return new UnitState(
                fields,
                states,
                fields.whole(UnitKeys.STARTED, 0, 200),
                fields.whole(UnitKeys.STRENGTH, 0, 200),
                fields.whole(UnitKeys.BROKEN_AT, 0, 200),
                RuleWords.effects(fields, UnitKeys.EFFECTS),
                tokens(fields));
    }

    private static Optional<String> state(Word word) {
        return word.text().equals(BROKEN)
                ? Optional.of(BROKEN)
                : status(word.text()).map(Status::word);
    }

    private static Optional<Status> status(String text) {
        return Values.of(new Word(text, false, 1), Status.values(), Status::word);
    }

    private static Tokens tokens(Fields fields) {
        boolean blessed =
                fields.value(
                                UnitKeys.USED,
                                word -> Optional.of(word.text()).filter("blessed"::equals))
                        .isPresent();
        List<Word> marks = fields.words(UnitKeys.MARKS);
        if (marks.isEmpty()) {
            return new Tokens(blessed, 0);
        }
        String expected = UnitKeys.MARKS.expected();
        fields.value(
                marks.getFirst(),
                expected,
                word -> Optional.of(word.text()).filter("overcharge"::equals));
        int count =
                fields.value(marks.getLast(), expected, word -> Values.whole(word, 0, 99))
                        .orElse(0);
        return new Tokens(blessed, count);
    }

    /** What its strength is where it is not written: the Stands it started the Round with. */
    static int usualStrength(int started, int now, int ordinary) {
        return Math.max(started, now) - (now - ordinary);
    }

    /** The Regiment of this state; a fault where it started with fewer Stands than it has. */
    Regiment regiment(String id, Side side, Muster muster, Array array, Whereabouts whereabouts) {
        int now = array.stands().size();
        if (started.orElse(now) < now) {
            fields.fault(
                    fields.word(UnitKeys.STARTED).orElseThrow(),
                    "at least the Stands it has now, " + now);
        }
        int ordinary = (int) array.stands().stream().filter(each -> !each.isCharacter()).count();
        if (strength.orElse(ordinary) < ordinary) {
            fields.fault(
                    fields.word(UnitKeys.STRENGTH).orElseThrow(),
                    "at least the Stands it has now, " + ordinary);
        }
        if (brokenAt.orElse(now) < now) {
            fields.fault(
                    fields.word(UnitKeys.BROKEN_AT).orElseThrow(),
                    "at least the Stands it has now, " + now);
        }
        OptionalInt baseline =
                states.contains(BROKEN) ? OptionalInt.of(brokenAt.orElse(now)) : brokenAt;
        Set<Status> statuses = new HashSet<>();
        states.forEach(state -> status(state).ifPresent(statuses::add));
        return new Regiment(
                id,
                side,
                muster,
                array.files(),
                array.stands(),
                whereabouts,
                new Mettle(
                        started.orElse(now),
                        baseline,
                        strength.orElse(usualStrength(started.orElse(now), now, ordinary))),
                statuses,
                effects,
                tokens);
    }
}
