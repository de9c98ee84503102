package adjutant.conquest.notation;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Forces;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.notation.TableCheck.Placed;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the descriptive statements of a battle. One reader, one text. */
public final class BattleReader {
    /** The most units a text may have. */
    public static final int MAX_UNITS = 200;

    /** The most Characters a unit may have. */
    public static final int MAX_CHARACTERS = 8;

    private static final List<String> PIECES =
            List.of("unit", "character", "terrain", "marker", "spell", "stack", "active");

    private final Profiles profiles;
    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, Side> cards = new HashMap<>();
    private final Map<String, Integer> lineOfId = new HashMap<>();
    private final List<Terrain> terrain = new ArrayList<>();
    private final List<Spell> spells = new ArrayList<>();
    private final List<Written> units = new ArrayList<>();
    private final List<Written> characters = new ArrayList<>();
    private final TerrainReader pieces = new TerrainReader(faults);
    private final SpellReader spellReader = new SpellReader(faults);
    private final List<WordReader> stacks = new ArrayList<>();
    private final List<WordReader> actives = new ArrayList<>();
    private final ProceedingsReader proceedings = new ProceedingsReader(faults);

    /** A unit or Character with its id, taken apart but not understood. */
    private record Written(Fields fields, Word id) {}

    private BattleReader(Profiles profiles) {
        this.profiles = profiles;
    }

    /**
     * The battle that statements set up, or every fault in them.
     *
     * @param setup the statements without {@code system}, in any order
     * @param profiles where profiles are looked up
     */
    public static Parsed<Battle> read(List<Statement> setup, Profiles profiles) {
        BattleReader reader = new BattleReader(profiles);
        Battle battle = reader.battle(setup);
        reader.faults.sort(Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column));
        return Parsed.of(battle, reader.faults);
    }

    private Battle battle(List<Statement> setup) {
        FrameReader frames = new FrameReader(profiles, faults);
        setup.forEach(statement -> take(statement, frames));
        Frame frame = frames.frame();
        List<Attachment> attached = attachments(frame);
        List<Placed> placed = regiments(frame, attached);
        new TableCheck(frame.table()).check(placed);
        TableCheck.checkGarrisons(placed, terrain);
        CardReader cardReader = new CardReader(faults, cards);
        stacks.forEach(cardReader::stack);
        actives.forEach(cardReader::active);
        return proceedings.in(
                new Battle(
                        new Battle.Frame(
                                frame.config(),
                                frame.preset(),
                                frame.table(),
                                frame.scenario(),
                                frame.sides(),
                                terrain,
                                spells),
                        Forces.of(placed.stream().map(Placed::regiment).toList()),
                        frame.clock(),
                        new Battle.Score(frame.scores(), pieces.markers(frame.table())),
                        new Battle.Turn(
                                cardReader.stacks(), cardReader.active(), Proceedings.NONE)));
    }

    private void take(Statement statement, FrameReader frames) {
        WordReader words = new WordReader(statement, faults);
        words.word("a statement");
        switch (statement.keyword()) {
            case "unit" -> units.add(written(words, UnitKeys.ALL));
            case "character" -> characters.add(written(words, CharacterReader.KEYS));
            case "terrain" -> pieces.piece(words, id(words)).ifPresent(terrain::add);
            case "marker" -> pieces.marker(words, id(words));
            case "spell" -> spellReader.read(words).ifPresent(spells::add);
            case "stack" -> stacks.add(words);
            case "active" -> actives.add(words);
            default -> other(statement, frames);
        }
    }

    private void other(Statement statement, FrameReader frames) {
        String keyword = statement.keyword();
        if (FrameReader.KEYWORDS.contains(keyword)) {
            frames.read(statement);
            return;
        }
        if (ProceedingsReader.KEYWORDS.contains(keyword)) {
            WordReader words = new WordReader(statement, faults);
            words.skip(keyword);
            proceedings.read(words);
            return;
        }
        List<String> known =
                Stream.of(FrameReader.KEYWORDS, PIECES, ProceedingsReader.KEYWORDS)
                        .flatMap(List::stream)
                        .toList();
        String expected = Names.oneOf("a statement", keyword, known);
        faults.add(statement.fault(statement.words().getFirst(), expected));
    }

    private Written written(WordReader words, List<Key> keys) {
        Word id = id(words);
        return new Written(new Fields(words, faults, keys), id);
    }

    /** The next word as an id that no other has; where it is none, a fault and some word. */
    private Word id(WordReader words) {
        String expected = "an id: a letter, then letters, digits, - or _; not none or hidden";
        Optional<Word> id = words.word(expected, word -> Values.id(word).isPresent());
        if (id.isEmpty()) {
            return new Word("?", false, 1);
        }
        int line = words.statement().line();
        Integer before = lineOfId.putIfAbsent(id.get().text(), line);
        if (before != null) {
            words.fault(id.get(), "an id not on line " + before + " already");
        }
        return id.get();
    }

    private List<Attachment> attachments(Frame frame) {
        CharacterReader reader = new CharacterReader(profiles, frame);
        List<Attachment> attached = new ArrayList<>();
        for (Written written : characters) {
            checkRegiment(written.fields());
            register(written, CharacterReader.SIDE);
            reader.read(written.fields(), written.id()).ifPresent(attached::add);
        }
        return attached;
    }

    /** Notes a fault where a Character is with no Regiment, or one of the other side. */
    private void checkRegiment(Fields fields) {
        Optional<Word> with = fields.word(CharacterReader.WITH);
        Optional<Side> side = fields.word(CharacterReader.SIDE).flatMap(Values::side);
        if (with.isEmpty()) {
            return;
        }
        Optional<Written> unit =
                units.stream()
                        .filter(each -> each.id().text().equals(with.get().text()))
                        .findFirst();
        if (unit.isEmpty()) {
            List<String> ids = units.stream().map(each -> each.id().text()).toList();
            fields.fault(with.get(), Names.oneOf("the id of a Regiment", with.get().text(), ids));
            return;
        }
        Optional<Side> other = unit.get().fields().word(UnitKeys.SIDE).flatMap(Values::side);
        if (side.isPresent() && other.isPresent() && side.get() != other.get()) {
            fields.fault(with.get(), "a Regiment of side " + side.get());
        }
    }

    private List<Placed> regiments(Frame frame, List<Attachment> attached) {
        UnitReader reader = new UnitReader(profiles, frame);
        List<Placed> placed = new ArrayList<>();
        for (Written unit : units) {
            register(unit, UnitKeys.SIDE);
            List<Attachment> own =
                    attached.stream()
                            .filter(each -> each.with().text().equals(unit.id().text()))
                            .toList();
            own.stream().skip(MAX_CHARACTERS).forEach(BattleReader::tooMany);
            reader.read(unit.fields(), unit.id(), own.stream().limit(MAX_CHARACTERS).toList())
                    .ifPresent(regiment -> placed.add(new Placed(unit.fields(), regiment)));
        }
        if (units.size() > MAX_UNITS) {
            Statement first = units.get(MAX_UNITS).fields().statement();
            faults.add(first.fault(units.size() + " units", "at most " + MAX_UNITS));
        }
        return placed;
    }

    private static void tooMany(Attachment attachment) {
        String expected = "at most " + MAX_CHARACTERS + " Characters with a Regiment";
        attachment.fields().fault(attachment.with(), expected);
    }

    private void register(Written written, Key side) {
        written.fields()
                .word(side)
                .flatMap(Values::side)
                .filter(_ -> Values.id(written.id()).isPresent())
                .ifPresent(each -> cards.putIfAbsent(written.id().text(), each));
    }
}
