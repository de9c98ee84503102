package adjutant.gda.notation;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.army.Arm;
import adjutant.gda.army.Footprints;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Mounts;
import adjutant.gda.army.Scale;
import adjutant.gda.army.Size;
import adjutant.gda.army.Trait;
import adjutant.gda.army.Troop;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.States;
import adjutant.gda.battle.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Reads {@code unit} statements. */
final class UnitReader {
    private static final Key SIDE = Key.id("side", "A or B");
    private static final Key ARM = Key.one("arm", Values.oneOf(Arm.values(), Arm::word));
    private static final Key KIND = Key.one("kind", Values.oneOf(Mounts.values(), Mounts::word));
    private static final Key POUNDER = Key.one("pounder", "the weight of the shot, 3 to 12");
    private static final Key GRADE = Key.one("grade", Values.oneOf(Grade.values(), Grade::word));
    private static final Key SIZE = Key.one("size", Values.oneOf(Size.values(), Size::word));
    private static final Key FORMATION =
            Key.one("formation", Values.oneOf(Formation.values(), Formation::word));
    private static final Key AT = Key.some("at", 2, "x and y, each 0 to 1000");
    private static final Key FACING = Key.one("facing", "degrees, 0 to below 360");
    private static final Key FRONTAGE = Key.one("frontage", "a length above 0");
    private static final Key DEPTH = Key.one("depth", "a length above 0");
    private static final Key BRIGADE = Key.id("brigade", "the name of a brigade");
    private static final Key CASUALTIES = Key.one("casualties", "casualties, below dispersal");
    private static final Key BASES = Key.one("bases", "bases, 1 to " + Brigade.MOST_BASES);
    private static final Key STATE =
            Key.list(
                    "state",
                    Values.oneOf(State.values(), State::word) + " or low-ammo:N or garrison:ID");
    private static final Key TRAITS = Key.list("traits", Values.oneOf(Trait.values(), Trait::word));
    private static final Key GENERAL = Key.one("general", "yes or no");
    private static final Key GONE =
            Key.one("gone", Values.oneOf(Place.Loss.values(), Place.Loss::word));

    private static final Key RESERVE = Key.flag("reserve");
    private static final List<Key> ALL =
            List.of(
                    SIDE,
                    ARM,
                    KIND,
                    POUNDER,
                    GRADE,
                    SIZE,
                    FORMATION,
                    AT,
                    FACING,
                    FRONTAGE,
                    DEPTH,
                    BRIGADE,
                    CASUALTIES,
                    BASES,
                    STATE,
                    TRAITS,
                    GENERAL,
                    GONE,
                    RESERVE);

    private final Scale scale;
    private final Fields fields;
    private final String id;

    /** Takes the statement apart behind its id. */
    UnitReader(WordReader words, Scale scale, List<Fault> faults, String id) {
        this.scale = scale;
        this.id = id;
        fields = new Fields(words, scale, faults, ALL);
        fields.require(SIDE);
        fields.require(ARM);
    }

    /**
     * What is read of a unit.
     *
     * @param unit the unit
     * @param fields its keys
     * @param led whether its brigadier is attached to it by the short form
     */
    record Read(Unit unit, Fields fields, Optional<Boolean> led) {
        /** Whether it is a screen whose bases are not written. */
        boolean isUncounted() {
            return unit.troop().isScreen() && !fields.has(BASES);
        }

        /** It with its bases. */
        Read ofBases(int bases) {
            return new Read(unit.ofBases(bases), fields, led);
        }

        /** The word of its brigade, or of its id where none is named. */
        void brigadeFault(String expected) {
            if (fields.word(BRIGADE).isPresent()) {
                fields.fault(fields.word(BRIGADE).get(), expected);
            } else {
                fields.missing(expected);
            }
        }

        /** A fault at the garrison it is said to be in. */
        void garrisonFault(String expected) {
            fields.fault(fields.words(STATE).getFirst(), expected);
        }

        /** A fault at its place. */
        void placeFault(String expected) {
            fields.word(AT).ifPresent(word -> fields.fault(word, expected));
        }
    }

    /** The unit; empty after a fault. */
    Optional<Read> unit() {
        Optional<Side> side = fields.value(SIDE, Values::side);
        Optional<Arm> arm = fields.value(ARM, word -> Values.of(word, Arm.values(), Arm::word));
        if (side.isEmpty() || arm.isEmpty()) {
            return Optional.empty();
        }
        Troop troop = troop(side.get(), arm.get());
        Formation formation = formation(arm.get());
        State[] known = State.values();
        Marks marks = new Marks(States.NONE, 0, Optional.empty());
        for (Word part : Values.parts(fields.words(STATE))) {
            marks = marks(marks, part, known);
        }
        Optional<Place> place = place(troop, formation, marks);
        if (marks.lowAmmo > 0 && !troop.isBattery()) {
            fields.fault(fields.words(STATE).getFirst(), "low-ammo of batteries only");
        }
        int casualties = casualties(troop);
        int bases = bases(arm.get());
        Optional<Boolean> led =
                fields.value(
                        GENERAL,
                        word ->
                                switch (word.text()) {
                                    case "yes" -> Optional.of(true);
                                    case "no" -> Optional.of(false);
                                    default -> Optional.empty();
                                });
        Marks last = marks;
        return place.map(where ->
                new Read(
                        new Unit(
                                troop,
                                where,
                                formation,
                                casualties,
                                bases,
                                last.lowAmmo,
                                last.states),
                        fields,
                        led));
    }

    /** What a list of states says. */
    private record Marks(States states, int lowAmmo, Optional<String> garrison) {}

    private Marks marks(Marks marks, Word part, State[] known) {
        Optional<State> state = Values.of(part, known, State::word);
        String text = part.text();
        if (state.isPresent() && !marks.states.has(state.get())) {
            return new Marks(marks.states.with(state.get()), marks.lowAmmo, marks.garrison);
        }
        if (text.matches("low-ammo:[1-9]") && marks.lowAmmo == 0) {
            int times = text.charAt(text.length() - 1) - '0';
            return new Marks(marks.states, times, marks.garrison);
        }
        if (text.matches("garrison:[A-Za-z][A-Za-z0-9_-]{0,190}") && marks.garrison.isEmpty()) {
            String terrain = text.substring(text.indexOf(':') + 1);
            return new Marks(marks.states, marks.lowAmmo, Optional.of(terrain));
        }
        fields.fault(part, state.isPresent() ? "each once" : STATE.expected());
        return marks;
    }

    private Troop troop(Side side, Arm arm) {
        Grade grade =
                fields.value(GRADE, word -> Values.of(word, Grade.values(), Grade::word))
                        .orElse(Grade.LINE);
        Size size =
                fields.value(SIZE, word -> Values.of(word, Size.values(), Size::word))
                        .orElse(Size.STANDARD);
        if (grade == Grade.ELITE && size == Size.SMALL && !arm.isArtillery()) {
            fields.fault(fields.word(GRADE).orElseThrow(), "another grade: no Small unit is Elite");
        }
        Optional<Mounts> kind =
                fields.value(KIND, word -> Values.of(word, Mounts.values(), Mounts::word));
        OptionalInt pounder = fields.whole(POUNDER, 3, 12);
        if (arm != Arm.CAVALRY) {
            fields.forbid("\"kind\" of cavalry only", KIND);
        }
        if (!arm.isArtillery()) {
            fields.forbid("\"pounder\" of batteries only", POUNDER);
        }
        Set<Trait> traits =
                new HashSet<>(
                        fields.list(TRAITS, word -> Values.of(word, Trait.values(), Trait::word)));
        String brigade = fields.word(BRIGADE).map(Word::text).orElse(side.name());
        return new Troop(
                id,
                side,
                arm,
                grade,
                size,
                arm == Arm.CAVALRY ? Optional.of(kind.orElse(Mounts.LIGHT)) : Optional.empty(),
                arm.isArtillery() ? OptionalInt.of(pounder.orElse(6)) : OptionalInt.empty(),
                traits,
                brigade);
    }

    private Formation formation(Arm arm) {
        List<Formation> possible = Formation.of(arm);
        Formation usual =
                switch (arm) {
                    case INFANTRY, CAVALRY -> Formation.LINE;
                    case FOOT_ARTILLERY, HORSE_ARTILLERY -> Formation.DEPLOYED;
                    case SCREEN -> Formation.SKIRMISH;
                };
        Formation formation =
                fields.value(
                                FORMATION,
                                word -> Values.of(word, Formation.values(), Formation::word))
                        .orElse(usual);
        if (!possible.contains(formation)) {
            String expected = String.join(" or ", possible.stream().map(Formation::word).toList());
            fields.fault(fields.word(FORMATION).orElseThrow(), expected);
            return usual;
        }
        return formation;
    }

    private Optional<Place> place(Troop troop, Formation formation, Marks marks) {
        Optional<Place.Loss> gone =
                fields.value(GONE, word -> Values.of(word, Place.Loss.values(), Place.Loss::word));
        if (fields.has(GONE) || fields.has(RESERVE) || marks.garrison.isPresent()) {
            fields.forbid("no place for who is gone, in reserve or in a garrison", AT, FACING);
            return gone.<Place>map(Place.Gone::new)
                    .or(() -> marks.garrison.map(Place.Garrison::new))
                    .or(() -> Optional.of(new Place.Reserve()));
        }
        fields.require(AT);
        fields.require(FACING);
        var at = fields.point(AT);
        var facing = fields.angle(FACING);
        Extent extent = extent(troop, formation);
        if (at.isEmpty() || facing.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Place.Body.of(new Pose(at.get(), facing.get()), extent));
    }

    private Extent extent(Troop troop, Formation formation) {
        Extent usual = Footprints.of(scale, troop.arm(), troop.size(), formation);
        Length width = side(FRONTAGE).orElse(usual.width());
        return new Extent(width, side(DEPTH).orElse(usual.depth()));
    }

    private Optional<Length> side(Key key) {
        return fields.value(
                key,
                word ->
                        Values.length(word, scale)
                                .filter(length -> Length.ZERO.isLessThan(length)));
    }

    private int casualties(Troop troop) {
        if (troop.isScreen()) {
            return fields.whole(CASUALTIES, 0, 1).orElse(0);
        }
        int most = fields.has(GONE) ? troop.dispersal() : troop.dispersal() - 1;
        return fields.whole(CASUALTIES, 0, most).orElse(0);
    }

    private int bases(Arm arm) {
        if (arm != Arm.SCREEN) {
            fields.forbid("\"bases\" of screens only", BASES);
            return 0;
        }
        return fields.whole(BASES, fields.has(GONE) ? 0 : 1, Brigade.MOST_BASES).orElse(0);
    }

    /** Every key, for faults elsewhere. */
    static Stream<String> keys() {
        return ALL.stream().map(Key::word);
    }
}
