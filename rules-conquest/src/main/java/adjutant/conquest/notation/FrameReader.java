package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.RulesConfig.Change;
import adjutant.conquest.RulesConfig.Preset;
import adjutant.conquest.army.ProfileTable;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.ArmySide;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.scenario.Scenarios;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the statements that are written once: edition, readings, table, Round, score, sides. */
final class FrameReader {
    static final List<String> KEYWORDS =
            List.of("edition", "set", "table", "scenario", "round", "first", "score", "side");

    private static final Key PHASE = Key.one("phase", Values.oneOf(Phase.values(), Phase::word));
    private static final Key SCORE_A = Key.one("A", "points, 0 to 999");
    private static final Key SCORE_B = Key.one("B", "points, 0 to 999");
    private static final Key FACTION = Key.one("faction", "the name of a faction");
    private static final Key EDGE =
            Key.one("edge", Values.oneOf(TableEdge.values(), TableEdge::word));
    private static final String TABLE = "width and depth of the table, each 1 to 400 in";

    private final Profiles profiles;
    private final List<Fault> faults;
    private final Set<String> seen = new HashSet<>();
    private final List<WordReader> changes = new ArrayList<>();
    private final Map<Side, Integer> scores = new EnumMap<>(Map.of(Side.A, 0, Side.B, 0));
    private final Map<Side, ArmySide> sides = new EnumMap<>(Side.class);
    private Preset preset = Preset.DOCUMENTS;
    private Extent table = new Extent(Length.inches(72), Length.inches(48));
    private String scenario = "none";
    private int round = 1;
    private Phase phase = Phase.ACTION;
    private Side first = Side.A;

    FrameReader(Profiles profiles, List<Fault> faults) {
        this.profiles = profiles;
        this.faults = faults;
        for (Side side : Side.values()) {
            sides.put(side, new ArmySide(side, side.name(), Optional.empty(), Optional.empty()));
        }
    }

    void read(Statement statement) {
        WordReader words = new WordReader(statement, faults);
        words.skip(statement.keyword());
        switch (statement.keyword()) {
            case "set" -> changes.add(words);
            case "side" -> side(words);
            default -> {
                if (isFirst(statement, statement.keyword())) {
                    once(words);
                }
            }
        }
    }

    private void once(WordReader words) {
        switch (words.statement().keyword()) {
            case "edition" ->
                    next(words, Values.oneOf(Preset.values(), Preset::label), FrameReader::preset)
                            .ifPresent(value -> preset = value);
            case "table" -> table(words);
            case "scenario" -> scenario(words);
            case "round" -> round(words);
            case "first" -> next(words, "A or B", Values::side).ifPresent(value -> first = value);
            default -> score(words);
        }
        words.end();
    }

    /** What all statements together say; the changes of readings come last. */
    Frame frame() {
        RulesConfig config = preset.config();
        for (WordReader words : changes) {
            config = changed(config, words);
        }
        Battle.Clock clock = new Battle.Clock(round, phase, first);
        return new Frame(
                preset, config, table, scenario, clock, scores, List.copyOf(sides.values()));
    }

    private boolean isFirst(Statement statement, String what) {
        boolean first = seen.add(what);
        if (!first) {
            faults.add(statement.fault(Word.quote(what) + " again", "one such statement"));
        }
        return first;
    }

    private static <T> Optional<T> next(
            WordReader words, String expected, Function<Word, Optional<T>> read) {
        return words.word(expected, word -> read.apply(word).isPresent()).flatMap(read);
    }

    private static Optional<Preset> preset(Word word) {
        return Preset.of(word.text());
    }

    private void scenario(WordReader words) {
        words.word("the name of a scenario, or none")
                .ifPresent(word ->
                        Scenarios.find(word.text())
                                .ifPresentOrElse(
                                        found -> scenario = found.name(),
                                        () ->
                                                words.fault(
                                                        word,
                                                        Names.oneOf(
                                                                "the name of a scenario",
                                                                word.text(),
                                                                Scenarios.names()))));
    }

    private void table(WordReader words) {
        Optional<Length> width = next(words, TABLE, FrameReader::side1To400);
        Optional<Length> depth = next(words, TABLE, FrameReader::side1To400);
        if (width.isPresent() && depth.isPresent()) {
            table = new Extent(width.get(), depth.get());
        }
    }

    private static Optional<Length> side1To400(Word word) {
        return Values.length(word).filter(length -> Length.inches(1).isAtMost(length));
    }

    private void round(WordReader words) {
        next(words, "the Round, 1 to 99", word -> Values.whole(word, 1, 99))
                .ifPresent(value -> round = value);
        Fields fields = new Fields(words, faults, List.of(PHASE));
        fields.value(PHASE, word -> Values.of(word, Phase.values(), Phase::word))
                .ifPresent(value -> phase = value);
    }

    private void score(WordReader words) {
        Fields fields = new Fields(words, faults, List.of(SCORE_A, SCORE_B));
        fields.whole(SCORE_A, 0, 999).ifPresent(points -> scores.put(Side.A, points));
        fields.whole(SCORE_B, 0, 999).ifPresent(points -> scores.put(Side.B, points));
        if (!fields.has(SCORE_A) && !fields.has(SCORE_B)) {
            fields.missing("A or B with its points");
        }
    }

    private void side(WordReader words) {
        Optional<Side> side = next(words, "A or B", Values::side);
        boolean labelled = words.peek().filter(FrameReader::isLabel).isPresent();
        Optional<Word> label = labelled ? words.word("a label") : Optional.empty();
        Fields fields = new Fields(words, faults, List.of(FACTION, EDGE));
        Optional<String> faction = faction(fields);
        Optional<TableEdge> edge =
                fields.value(EDGE, word -> Values.of(word, TableEdge.values(), TableEdge::word));
        if (side.isPresent() && isFirst(words.statement(), "side " + side.get())) {
            String text = label.map(Word::text).orElse(side.get().name());
            sides.put(side.get(), new ArmySide(side.get(), text, faction, edge));
        }
    }

    private static boolean isLabel(Word word) {
        return word.quoted()
                || !(word.text().equals(FACTION.word()) || word.text().equals(EDGE.word()));
    }

    /** The faction named, as printed; a fault with the nearest where there is none. */
    private Optional<String> faction(Fields fields) {
        Optional<Word> word = fields.word(FACTION);
        Optional<String> faction =
                word.flatMap(name -> profiles.faction(name.text())).map(ProfileTable::faction);
        if (word.isPresent() && faction.isEmpty()) {
            List<String> all = profiles.tables().stream().map(ProfileTable::faction).toList();
            fields.fault(word.get(), Names.oneOf("the name of a faction", word.get().text(), all));
        }
        return faction;
    }

    private RulesConfig changed(RulesConfig config, WordReader words) {
        Optional<Word> name = words.word("the name of a reading");
        Optional<Word> value = words.word("its value");
        words.end();
        if (name.isEmpty() || value.isEmpty()) {
            return config;
        }
        if (!seen.add("set " + name.get().text())) {
            words.fault(name.get(), "each reading set once");
        }
        return switch (config.with(name.get().text(), value.get().text())) {
            case Change.Changed(RulesConfig changed) -> changed;
            case Change.UnknownField(List<String> known) -> {
                words.fault(
                        name.get(), Names.oneOf("the name of a reading", name.get().text(), known));
                yield config;
            }
            case Change.UnknownValue(String allowed) -> {
                words.fault(value.get(), allowed);
                yield config;
            }
        };
    }
}
