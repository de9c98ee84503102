package adjutant.gda.notation;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Point;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Nation;
import adjutant.gda.army.Scale;
import adjutant.gda.army.Trait;
import adjutant.gda.army.Troop;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Layout;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Terrain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the descriptive statements of a battle. One reader, one text. */
public final class BattleReader {
    /** The most units a text may have. */
    public static final int MAX_UNITS = 200;

    private static final List<String> PIECES =
            List.of("terrain", "brigade", "unit", "attack", "choice");

    private final Scale scale;
    private final List<Fault> faults = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final List<Terrain> terrain = new ArrayList<>();
    private final List<UnitReader.Read> units = new ArrayList<>();
    private final List<BrigadeReader.Read> brigades = new ArrayList<>();
    private final List<WordReader> attacks = new ArrayList<>();
    private final List<WordReader> choices = new ArrayList<>();

    private BattleReader(Scale scale) {
        this.scale = scale;
    }

    /**
     * The battle that statements set up, or every fault in them.
     *
     * @param setup the statements without {@code system}, in any order
     */
    public static Parsed<Battle> read(List<Statement> setup) {
        BattleReader reader = new BattleReader(FrameReader.scale(setup));
        Battle battle = reader.battle(setup);
        reader.faults.sort(Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column));
        return Parsed.of(battle, reader.faults);
    }

    private Battle battle(List<Statement> setup) {
        FrameReader frame = new FrameReader(scale, faults);
        setup.forEach(statement -> take(statement, frame));
        List<Brigade> all = brigades();
        screens();
        if (frame.config().nationalBrigades()) {
            guns(frame);
        }
        checkPlaces(frame);
        Layout layout =
                new Layout(
                        frame.config(),
                        scale,
                        frame.table(),
                        terrain,
                        frame.objectives(),
                        frame.turns(),
                        frame.forces());
        return new Battle(
                layout,
                frame.clock(),
                units.stream().map(UnitReader.Read::unit).toList(),
                all,
                frame.commanders(),
                attacks(),
                choices());
    }

    private void take(Statement statement, FrameReader frame) {
        WordReader words = new WordReader(statement, faults);
        words.word("a statement");
        switch (statement.keyword()) {
            case "terrain" ->
                    id(words)
                            .flatMap(id -> new TerrainReader(scale, faults).piece(words, id))
                            .ifPresent(terrain::add);
            case "unit" -> unit(words);
            case "brigade" ->
                    new BrigadeReader(scale, faults).brigade(words).ifPresent(this::brigade);
            case "attack" -> attacks.add(words);
            case "choice" -> choices.add(words);
            default -> other(statement, frame);
        }
    }

    private void other(Statement statement, FrameReader frame) {
        if (FrameReader.KEYWORDS.contains(statement.keyword())) {
            frame.read(statement);
            return;
        }
        List<String> known = Stream.of(FrameReader.KEYWORDS, PIECES).flatMap(List::stream).toList();
        String expected = Names.oneOf("a statement", statement.keyword(), known);
        faults.add(statement.fault(statement.words().getFirst(), expected));
    }

    private void unit(WordReader words) {
        Optional<Word> id = id(words);
        if (id.isPresent() && units.size() == MAX_UNITS) {
            words.fault(id.get(), "at most " + MAX_UNITS + " units");
            words.rest();
            return;
        }
        String name = id.map(Word::text).orElse("unit");
        new UnitReader(words, scale, faults, name)
                .unit()
                .filter(_ -> id.isPresent())
                .ifPresent(units::add);
    }

    private Optional<Word> id(WordReader words) {
        return words.word(
                "a new id: a letter, then letters, digits, - or _; not none",
                word -> Values.id(word).isPresent() && ids.add(word.text()));
    }

    private void brigade(BrigadeReader.Read read) {
        String name = read.brigade().name();
        if (brigades.stream().anyMatch(each -> each.brigade().name().equals(name))) {
            faults.add(
                    read.fields()
                            .statement()
                            .fault(Word.quote(name) + " again", "each brigade once"));
            return;
        }
        brigades.add(read);
    }

    /** The brigades, with one of the side's own name for units that name none. */
    private List<Brigade> brigades() {
        Map<String, Brigade> all = new LinkedHashMap<>();
        brigades.forEach(read -> all.put(read.brigade().name(), read.brigade()));
        for (UnitReader.Read read : units) {
            String name = read.unit().troop().brigade();
            Side side = read.unit().side();
            if (!all.containsKey(name) && name.equals(side.name())) {
                all.put(name, plain(side));
            }
            Brigade brigade = all.get(name);
            if (brigade == null) {
                read.brigadeFault(Names.oneOf("the name of a brigade", name, all.keySet()));
            } else if (brigade.side() != side) {
                read.brigadeFault("a brigade of side " + side);
            } else if (read.led().filter(Boolean::booleanValue).isPresent()) {
                all.put(name, brigade.led(new Brigade.General.With(read.unit().id())));
            }
        }
        brigades.forEach(this::checkGeneral);
        return List.copyOf(all.values());
    }

    private static Brigade plain(Side side) {
        return new Brigade(
                side,
                side.name(),
                Grade.LINE,
                List.of(Mood.OBEYS),
                Brigade.Adc.YES,
                Brigade.Orders.AWAITED,
                List.of(),
                0,
                new Brigade.General.None(),
                Optional.empty());
    }

    /**
     * One screen at most for a brigade; its bases, where they are not written, go by its
     * battalions.
     *
     * @rule GDA-SKR-1
     * @rule GDA-HR-4
     */
    private void screens() {
        Set<String> screened = new HashSet<>();
        for (int i = 0; i < units.size(); i++) {
            UnitReader.Read read = units.get(i);
            String brigade = read.unit().troop().brigade();
            if (read.unit().troop().isScreen() && !screened.add(brigade)) {
                read.brigadeFault("another brigade: one screen for each");
            }
            if (read.isUncounted()) {
                units.set(i, read.ofBases(bases(brigade)));
            }
        }
    }

    private int bases(String brigade) {
        List<Troop> battalions =
                units.stream()
                        .map(read -> read.unit().troop())
                        .filter(troop -> troop.isInfantry() && troop.brigade().equals(brigade))
                        .toList();
        int bases = battalions.size() >= 4 ? 4 : 2;
        return battalions.stream().anyMatch(troop -> troop.has(Trait.LIGHT)) ? bases + 2 : bases;
    }

    /**
     * Brigades of guns alone are French.
     *
     * @rule GDA-NAT-2
     */
    private void guns(FrameReader frame) {
        for (UnitReader.Read read : units) {
            Troop troop = read.unit().troop();
            Nation nation = frame.forces().get(troop.side() == Side.A ? 0 : 1).nation();
            boolean alone =
                    units.stream()
                            .map(each -> each.unit().troop())
                            .filter(each -> each.brigade().equals(troop.brigade()))
                            .allMatch(Troop::isBattery);
            if (alone && nation != Nation.FRENCH) {
                read.brigadeFault("a brigade with other units: only the French have guns alone");
            }
        }
    }

    private void checkGeneral(BrigadeReader.Read read) {
        read.led()
                .filter(word ->
                        units.stream()
                                .map(UnitReader.Read::unit)
                                .noneMatch(unit ->
                                        unit.id().equals(word.text())
                                                && unit.side() == read.brigade().side()))
                .ifPresent(word -> read.fields().fault(word, "the id of a unit of the side"));
    }

    private void checkPlaces(FrameReader frame) {
        Set<String> sections = new HashSet<>();
        for (int i = 0; i < units.size(); i++) {
            UnitReader.Read read = units.get(i);
            switch (read.unit().place()) {
                case Place.Body body -> checkBody(read, body, frame, i);
                case Place.Garrison(String section) -> {
                    boolean there =
                            terrain.stream()
                                    .anyMatch(piece ->
                                            piece.id().equals(section)
                                                    && piece.has(Terrain.Keyword.BUA));
                    if (!there) {
                        read.garrisonFault("the id of a bua");
                    } else if (!sections.add(section)) {
                        read.garrisonFault("one battalion in a section");
                    }
                }
                case Place.Reserve _, Place.Gone _ -> {}
            }
        }
    }

    private void checkBody(UnitReader.Read read, Place.Body body, FrameReader frame, int index) {
        for (int i = 0; i < 4; i++) {
            Point corner = body.footprint().corner(i);
            if (corner.x() < 0
                    || corner.y() < 0
                    || corner.x() > frame.table().width().micrometres()
                    || corner.y() > frame.table().depth().micrometres()) {
                read.placeFault("a place wholly on the table");
                return;
            }
        }
        for (UnitReader.Read other : units.subList(0, index)) {
            if (other.unit().place() instanceof Place.Body theirs
                    && Contact.overlaps(body.footprint(), theirs.footprint())) {
                read.placeFault("a place free of " + other.unit().id());
            }
        }
    }

    private List<Attack> attacks() {
        Set<String> known =
                units.stream().map(read -> read.unit().id()).collect(Collectors.toSet());
        AttackReader reader = new AttackReader(scale, faults, known);
        List<Attack> all = new ArrayList<>();
        for (WordReader words : attacks) {
            Optional<Attack> attack = reader.attack(words);
            if (attack.isPresent()
                    && all.stream().anyMatch(each -> each.lead().equals(attack.get().lead()))) {
                faults.add(
                        words.statement().fault(attack.get().lead() + " again", "each lead once"));
            } else {
                attack.ifPresent(all::add);
            }
        }
        return all;
    }

    private List<Choice> choices() {
        List<Choice> all = new ArrayList<>();
        for (WordReader words : choices) {
            Optional<Word> unit =
                    words.word(
                            "the id of a unit",
                            word ->
                                    units.stream()
                                            .map(read -> read.unit().id())
                                            .anyMatch(word.text()::equals));
            List<Word> options = new ArrayList<>();
            do {
                words.word("words to choose from").ifPresent(options::add);
            } while (words.hasNext());
            if (unit.isPresent() && !options.isEmpty()) {
                all.add(
                        new Choice(
                                unit.get().text(),
                                Values.parts(options).stream().map(Word::text).toList()));
            }
        }
        return all;
    }
}
