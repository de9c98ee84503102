package adjutant.toy;

import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
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
import java.util.TreeMap;

/** Reads and writes situations. One reader, one text. */
final class Layout {
    private static final int MAX_UNITS = 200;
    private static final int MAX_PLACES = 1000;

    private final List<Profile> profiles;
    private final List<Fault> faults = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();
    private final List<Statement> unitLines = new ArrayList<>();
    private final Set<String> once = new HashSet<>();
    private int places = 20;
    private int round = 1;
    private int rounds = RulesConfig.DEFAULT.rounds();
    private Side turn = Side.A;
    private final Map<Side, String> vows = new EnumMap<>(Side.class);
    private final List<Statement> vowLines = new ArrayList<>();

    private Layout(List<Profile> profiles) {
        this.profiles = profiles;
    }

    /** The situation that statements describe, or every fault in them. */
    static Parsed<Strip> read(List<Profile> profiles, List<Statement> statements) {
        Layout layout = new Layout(profiles);
        statements.forEach(layout::statement);
        layout.checkPlaces();
        layout.checkVows();
        RulesConfig config = new RulesConfig(layout.rounds);
        return Parsed.of(
                new Strip(
                        config,
                        layout.places,
                        layout.round,
                        layout.turn,
                        layout.units,
                        layout.vows),
                layout.faults);
    }

    private void statement(Statement statement) {
        WordReader words = new WordReader(statement, faults);
        Word keyword = words.word("a statement").orElseThrow();
        boolean often = List.of("unit", "vow").contains(keyword.text());
        if (!often && !once.add(keyword.text())) {
            words.fault(keyword, "\"" + keyword.text() + "\" once");
        }
        switch (keyword.text()) {
            case "strip" -> places = words.whole("places", 2, MAX_PLACES).orElse(places);
            case "round" -> round = words.whole("a Round", 1, 20).orElse(round);
            case "turn" -> turn = side(words).orElse(turn);
            case "set" -> {
                words.expect("rounds");
                rounds = words.whole("Rounds", 1, 20).orElse(rounds);
            }
            case "unit" -> unit(statement, words);
            case "vow" -> vow(statement, words);
            default -> {
                words.fault(keyword, "strip, round, turn, set, unit or vow");
                words.rest();
            }
        }
        words.end();
    }

    private void vow(Statement statement, WordReader words) {
        Optional<Side> side = side(words);
        Optional<Word> unit = words.word("the id of a unit");
        if (side.isPresent() && unit.isPresent()) {
            if (vows.putIfAbsent(side.get(), unit.get().text()) != null) {
                faults.add(statement.fault("a second vow", "one a side"));
            }
            vowLines.add(statement);
        }
    }

    private void checkVows() {
        for (Statement line : vowLines) {
            Word id = line.words().get(2);
            String side = line.words().get(1).text();
            boolean own =
                    units.stream()
                            .anyMatch(unit ->
                                    unit.id().equals(id.text()) && unit.side().name().equals(side));
            if (!own) {
                faults.add(line.fault(id, "a unit of side " + side));
            }
        }
    }

    /** The side that the next word names. */
    static Optional<Side> side(WordReader words) {
        return words.word("A or B", word -> word.text().matches("[AB]"))
                .map(word -> Side.valueOf(word.text()));
    }

    private void unit(Statement statement, WordReader words) {
        int before = faults.size();
        String id = words.word("a new id", this::isNewId).map(Word::text).orElse("");
        Draft draft = new Draft();
        while (words.hasNext()) {
            key(draft, words);
        }
        for (String needed : List.of("side", "profile", "at")) {
            if (!draft.keys.contains(needed)) {
                faults.add(statement.fault("a unit without \"" + needed + "\"", needed));
            }
        }
        if (faults.size() == before) {
            add(statement, id, draft);
        }
    }

    /** The keys of a unit, as far as they are read. */
    private static final class Draft {
        private final Set<String> keys = new HashSet<>();
        private Optional<Side> side = Optional.empty();
        private Optional<Profile> profile = Optional.empty();
        private int at;
        private int damage;
        private Unit.Mood mood = Unit.Mood.STEADY;
    }

    private void key(Draft draft, WordReader words) {
        Word key = words.word("a key").orElseThrow();
        if (!draft.keys.add(key.text())) {
            words.fault(key, "each key once");
        }
        switch (key.text()) {
            case "side" -> draft.side = side(words);
            case "profile" -> draft.profile = profile(words);
            case "at" -> draft.at = words.whole("a place", 0, MAX_PLACES).orElse(0);
            case "damage" -> draft.damage = words.whole("damage", 0, 99).orElse(0);
            case "shaken" -> draft.mood = Unit.Mood.SHAKEN;
            case "gone" -> draft.mood = Unit.Mood.GONE;
            case "acted" -> {}
            default -> words.fault(key, "side, profile, at, damage, shaken, gone or acted");
        }
    }

    private void add(Statement statement, String id, Draft draft) {
        Profile profile = draft.profile.orElseThrow();
        boolean gone = draft.mood == Unit.Mood.GONE;
        if (!gone && draft.damage >= profile.size()) {
            String expected = "less than the size, " + profile.size();
            faults.add(statement.fault("damage " + draft.damage, expected));
            return;
        }
        int damage = gone ? profile.size() : draft.damage;
        Side side = draft.side.orElseThrow();
        boolean acted = draft.keys.contains("acted");
        units.add(new Unit(id, side, profile, draft.at, damage, draft.mood, acted));
        unitLines.add(statement);
    }

    private boolean isNewId(Word word) {
        return word.text().matches("[A-Za-z][A-Za-z0-9_-]*")
                && units.size() < MAX_UNITS
                && units.stream().noneMatch(unit -> unit.id().equals(word.text()));
    }

    private Optional<Profile> profile(WordReader words) {
        List<String> names = profiles.stream().map(Profile::name).toList();
        Optional<Word> name = words.word("a profile");
        Optional<Profile> found = name.flatMap(word -> find(profiles, word.text()));
        if (name.isPresent() && found.isEmpty()) {
            words.fault(name.get(), Names.oneOf("a profile", name.get().text(), names));
        }
        return found;
    }

    /** The profile with a name as people type it. */
    static Optional<Profile> find(List<Profile> profiles, String name) {
        return profiles.stream()
                .filter(profile -> Names.key(profile.name()).equals(Names.key(name)))
                .findFirst();
    }

    private void checkPlaces() {
        Set<Integer> taken = new HashSet<>();
        for (int i = 0; i < units.size(); i++) {
            Unit unit = units.get(i);
            if (unit.present() && (unit.at() >= places || !taken.add(unit.at()))) {
                String expected = "a free place, 0 to " + (places - 1);
                faults.add(unitLines.get(i).fault("at " + unit.at(), expected));
            }
        }
    }

    /** In canonical notation. */
    static String write(Strip strip) {
        return strip.config().equals(RulesConfig.DEFAULT) ? rest(strip) : writeInFull(strip);
    }

    /** With how it is played, also where that is usual. */
    static String writeInFull(Strip strip) {
        return "set rounds " + strip.config().rounds() + "\n" + rest(strip);
    }

    private static String rest(Strip strip) {
        StringBuilder text = new StringBuilder();
        text.append("strip ").append(strip.places()).append('\n');
        text.append("round ").append(strip.round()).append('\n');
        text.append("turn ").append(strip.turn()).append('\n');
        strip.units().forEach(unit -> text.append(write(unit)).append('\n'));
        new TreeMap<>(strip.vows())
                .forEach((side, unit) ->
                        text.append(new Command.Vow(side, unit).write()).append('\n'));
        return text.toString();
    }

    private static String write(Unit unit) {
        return "unit "
                + unit.id()
                + " side "
                + unit.side()
                + " profile "
                + Word.quote(unit.profile().name())
                + " at "
                + unit.at()
                + (unit.damage() > 0 && unit.present() ? " damage " + unit.damage() : "")
                + (unit.mood() == Unit.Mood.STEADY ? "" : " " + unit.mood().word())
                + (unit.acted() ? " acted" : "");
    }
}
