package adjutant.gda.notation;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.RulesConfig;
import adjutant.gda.army.Nation;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Commander;
import adjutant.gda.battle.Force;
import adjutant.gda.battle.Objective;
import adjutant.gda.battle.Phase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the statements that belong to no unit: readings, table, time, sides, commanders. */
final class FrameReader {
    static final List<String> KEYWORDS =
            List.of("scale", "set", "table", "turns", "round", "side", "commander", "objective");

    private static final Key PHASE = Key.one("phase", Values.oneOf(Phase.values(), Phase::word));
    private static final Key STEP =
            Key.one("step", Values.oneOf(Clock.Step.values(), Clock.Step::word));
    private static final Key INITIATIVE = Key.id("initiative", "A or B");
    private static final Key TURN = Key.id("turn", "A or B");
    private static final Key NATION =
            Key.one("nation", Values.oneOf(Nation.values(), Nation::word));
    private static final Key EDGE =
            Key.one("edge", Values.oneOf(Force.TableEdge.values(), Force.TableEdge::word));
    private static final Key QUALITY =
            Key.one("quality", Values.oneOf(Commander.Quality.values(), Commander.Quality::word));
    private static final Key ADCS = Key.one("adcs", "ADCs available now, 0 to 20");
    private static final Key URGE =
            Key.one("urge", "ADCs spent on initiative, 0 to " + Commander.MOST_URGE);
    private static final Key AT = Key.some("at", 2, "x and y, each 0 to 1000");
    private static final Key POINTS = Key.one("points", "points, 1 to 3");

    private final Scale scale;
    private final List<Fault> faults;
    private final Set<String> seen = new HashSet<>();
    private final Map<Side, Force> forces = new EnumMap<>(Side.class);
    private final Map<Side, Commander> commanders = new EnumMap<>(Side.class);
    private final List<Objective> objectives = new ArrayList<>();
    private RulesConfig config = RulesConfig.DEFAULT;
    private Extent table;
    private int turns = 12;
    private Clock clock = Clock.begin(1, Phase.FREE, Side.A);

    FrameReader(Scale scale, List<Fault> faults) {
        this.scale = scale;
        this.faults = faults;
        this.table =
                scale == Scale.CM
                        ? new Extent(Length.centimetres(180), Length.centimetres(120))
                        : new Extent(Length.inches(108), Length.inches(72));
        for (Side side : Side.values()) {
            Force.TableEdge edge = side == Side.A ? Force.TableEdge.BOTTOM : Force.TableEdge.TOP;
            forces.put(side, new Force(side, side.name(), Nation.OTHER, edge));
            commanders.put(
                    side, new Commander(side, Commander.Quality.AVERAGE, OptionalInt.empty(), 0));
        }
    }

    /** The scale that statements say; the first of them may name it. */
    static Scale scale(List<Statement> statements) {
        return statements.stream()
                .filter(statement -> statement.keyword().equals("scale"))
                .filter(statement -> statement.words().size() > 1)
                .flatMap(statement ->
                        Values.of(statement.words().get(1), Scale.values(), Scale::word).stream())
                .findFirst()
                .orElse(Scale.CM);
    }

    void read(Statement statement) {
        WordReader words = new WordReader(statement, faults);
        words.skip(statement.keyword());
        switch (statement.keyword()) {
            case "set" -> set(words);
            case "side" -> side(words);
            case "commander" -> commander(words);
            case "objective" -> objective(words);
            default -> once(words);
        }
    }

    private void once(WordReader words) {
        String keyword = words.statement().keyword();
        if (!seen.add(keyword)) {
            faults.add(
                    words.statement().fault(Word.quote(keyword) + " again", "one such statement"));
            return;
        }
        switch (keyword) {
            case "scale" ->
                    words.word(
                            Values.oneOf(Scale.values(), Scale::word),
                            word -> Values.of(word, Scale.values(), Scale::word).isPresent());
            case "table" -> table(words);
            case "turns" -> words.whole("turns", 1, 99).ifPresent(value -> turns = value);
            default -> round(words);
        }
        words.end();
    }

    private void set(WordReader words) {
        Optional<Word> name = words.word("the name of a reading");
        Optional<Word> value = words.word("its value");
        words.end();
        if (name.isEmpty() || value.isEmpty()) {
            return;
        }
        if (!seen.add("set " + name.get().text())) {
            words.fault(name.get(), "each reading set once");
        }
        switch (config.with(name.get().text(), value.get().text())) {
            case RulesConfig.Change.Changed(RulesConfig changed) -> config = changed;
            case RulesConfig.Change.UnknownField(List<String> known) ->
                    words.fault(
                            name.get(),
                            Names.oneOf("the name of a reading", name.get().text(), known));
            case RulesConfig.Change.UnknownValue(String allowed) ->
                    words.fault(value.get(), allowed);
        }
    }

    private void table(WordReader words) {
        Optional<Length> width = side1(words);
        Optional<Length> depth = side1(words);
        if (width.isPresent() && depth.isPresent()) {
            table = new Extent(width.get(), depth.get());
        }
    }

    private Optional<Length> side1(WordReader words) {
        String expected = "width and depth of the table, each 1 to 1000 " + scale.word();
        Length least = scale.whole(1);
        return words.word(
                        expected,
                        word ->
                                Values.length(word, scale)
                                        .filter(length -> least.isAtMost(length))
                                        .isPresent())
                .flatMap(word -> Values.length(word, scale));
    }

    private void round(WordReader words) {
        int round = words.whole("the turn", 1, 99).orElse(1);
        Fields fields = new Fields(words, scale, faults, List.of(PHASE, STEP, INITIATIVE, TURN));
        fields.require(PHASE);
        Phase phase =
                fields.value(PHASE, word -> Values.of(word, Phase.values(), Phase::word))
                        .orElse(Phase.FREE);
        Clock.Step step =
                fields.value(STEP, word -> Values.of(word, Clock.Step.values(), Clock.Step::word))
                        .orElse(Clock.Step.DECLARE);
        Side initiative = fields.value(INITIATIVE, Values::side).orElse(Side.A);
        Side turn = fields.value(TURN, Values::side).orElse(initiative);
        clock = new Clock(round, phase, step, initiative, turn);
    }

    private Optional<Side> sideOf(WordReader words, String keyword) {
        Optional<Side> side =
                words.word("A or B", word -> Values.side(word).isPresent()).flatMap(Values::side);
        if (side.isPresent() && !seen.add(keyword + " " + side.get())) {
            faults.add(
                    words.statement()
                            .fault(
                                    Word.quote(keyword + " " + side.get()) + " again",
                                    "one such statement"));
            return Optional.empty();
        }
        return side;
    }

    private void side(WordReader words) {
        Optional<Side> side = sideOf(words, "side");
        boolean labelled = words.peek().filter(Word::quoted).isPresent();
        Optional<Word> label = labelled ? words.word("a label") : Optional.empty();
        Fields fields = new Fields(words, scale, faults, List.of(NATION, EDGE));
        Optional<Nation> nation =
                fields.value(NATION, word -> Values.of(word, Nation.values(), Nation::word));
        Optional<Force.TableEdge> edge =
                fields.value(
                        EDGE,
                        word -> Values.of(word, Force.TableEdge.values(), Force.TableEdge::word));
        side.ifPresent(key -> {
            Force usual = Objects.requireNonNull(forces.get(key));
            forces.put(
                    key,
                    new Force(
                            key,
                            label.map(Word::text).orElse(key.name()),
                            nation.orElse(usual.nation()),
                            edge.orElse(usual.edge())));
        });
    }

    private void commander(WordReader words) {
        Optional<Side> side = sideOf(words, "commander");
        Fields fields = new Fields(words, scale, faults, List.of(QUALITY, ADCS, URGE));
        Commander.Quality quality =
                fields.value(
                                QUALITY,
                                word ->
                                        Values.of(
                                                word,
                                                Commander.Quality.values(),
                                                Commander.Quality::word))
                        .orElse(Commander.Quality.AVERAGE);
        OptionalInt adcs = fields.whole(ADCS, 0, 20);
        int urge = fields.whole(URGE, 0, Commander.MOST_URGE).orElse(0);
        side.ifPresent(key -> commanders.put(key, new Commander(key, quality, adcs, urge)));
    }

    private void objective(WordReader words) {
        Optional<Word> id = words.word("an id", word -> Values.id(word).isPresent());
        Fields fields = new Fields(words, scale, faults, List.of(AT, POINTS));
        fields.require(AT);
        fields.require(POINTS);
        OptionalInt points = fields.whole(POINTS, 1, 3);
        var at = fields.point(AT);
        if (id.isPresent() && !seen.add("objective " + id.get().text())) {
            fields.fault(id.get(), "a new id");
        } else if (id.isPresent() && points.isPresent() && at.isPresent()) {
            objectives.add(new Objective(id.get().text(), at.get(), points.getAsInt()));
        }
    }

    RulesConfig config() {
        return config;
    }

    Extent table() {
        return table;
    }

    int turns() {
        return turns;
    }

    Clock clock() {
        return clock;
    }

    List<Force> forces() {
        return List.copyOf(forces.values());
    }

    List<Commander> commanders() {
        return List.copyOf(commanders.values());
    }

    List<Objective> objectives() {
        return List.copyOf(objectives);
    }
}
