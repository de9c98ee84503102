package adjutant.toy;

import adjutant.chance.DiceSource;
import adjutant.chance.Outcome;
import adjutant.game.Clause;
import adjutant.game.Facts;
import adjutant.game.Offer;
import adjutant.game.Question;
import adjutant.game.Roster;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.Shelf;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.Table;
import adjutant.game.Viewer;
import adjutant.game.Zone;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The toy rules, as the kernel sees them. */
public final class Toy implements RuleSystem<Strip, Command, Event> {
    private static final String READY =
            """
            system toy
            strip 12
            turn A
            unit a1 side A profile Pikes at 1
            unit a2 side A profile Slingers at 3
            unit b1 side B profile Slingers at 8
            unit b2 side B profile Pikes at 10
            """;

    private final List<Profile> profiles;

    /** The rules with the profiles that come with them. */
    public Toy() {
        this(Profile.shipped());
    }

    private Toy(List<Profile> profiles) {
        this.profiles = profiles;
    }

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public List<Clause.Entry> clauses() {
        return ToyClause.entries();
    }

    @Override
    public List<String> examples() {
        return List.of(
                "rule strip.battle --roll 1",
                "odds Pikes hit Slingers --with shaken",
                "odds strip.battle --chain");
    }

    @Override
    public List<String> tables() {
        return List.of(Profile.TABLE);
    }

    @Override
    public Parsed<RuleSystem<Strip, Command, Event>> withTables(Map<String, String> tables) {
        List<Fault> faults = new ArrayList<>();
        tables.keySet().stream()
                .filter(file -> !file.equals(Profile.TABLE))
                .sorted()
                .forEach(file -> faults.add(new Fault(0, 0, "a table " + file, Profile.TABLE)));
        Parsed<List<Profile>> read =
                tables.containsKey(Profile.TABLE)
                        ? Profile.read(tables.get(Profile.TABLE))
                        : new Parsed.Good<>(profiles);
        faults.addAll(read.faults());
        return faults.isEmpty() ? read.map(Toy::new) : new Parsed.Bad<>(faults);
    }

    @Override
    public Map<String, String> tablesUsed(Strip strip) {
        String rows =
                strip.units().stream()
                        .map(unit -> unit.profile().row() + "\n")
                        .distinct()
                        .collect(Collectors.joining());
        return rows.isEmpty() ? Map.of() : Map.of(Profile.TABLE, rows);
    }

    @Override
    public Parsed<RuleSystem<Strip, Command, Event>> withOnlyTables(Map<String, String> tables) {
        return new Toy(List.of()).withTables(tables);
    }

    @Override
    public Parsed<Strip> setUp(List<Statement> statements) {
        return Layout.read(profiles, statements);
    }

    @Override
    public Parsed<Command> command(Strip strip, Statement words) {
        return Command.read(strip, words);
    }

    /** Two profiles with {@code hit} between them; {@code with} and {@code target-with} a mood. */
    @Override
    public Parsed<Question<Strip, Command>> question(
            List<String> words, Map<String, String> options) {
        List<Fault> faults = new ArrayList<>();
        options.keySet().stream()
                .filter(key -> !Set.of("with", "target-with").contains(key))
                .forEach(key -> faults.add(new Fault(1, 0, "--" + key, "--with, --target-with")));
        if (words.size() != 3 || !words.get(1).equals("hit")) {
            String asked = Word.quote(String.join(" ", words));
            faults.add(new Fault(1, 1, asked, "PROFILE hit PROFILE"));
            return new Parsed.Bad<>(faults);
        }
        Optional<Unit> one = asked("a1", Side.A, words.get(0), options.get("with"), faults);
        Optional<Unit> two = asked("b1", Side.B, words.get(2), options.get("target-with"), faults);
        if (!faults.isEmpty()) {
            return new Parsed.Bad<>(faults);
        }
        List<Unit> units = List.of(one.orElseThrow(), two.orElseThrow());
        Strip strip = new Strip(RulesConfig.DEFAULT, 20, 1, Side.A, units, Map.of());
        return new Parsed.Good<>(new Question<>(strip, new Command.Hit("a1", "b1")));
    }

    private Optional<Unit> asked(
            String id, Side side, String name, @Nullable String with, List<Fault> faults) {
        List<String> names = profiles.stream().map(Profile::name).toList();
        if (with != null && !with.equals("shaken")) {
            faults.add(new Fault(1, 0, Word.quote(with), "shaken"));
        }
        Optional<Profile> profile = Layout.find(profiles, name);
        if (profile.isEmpty()) {
            String expected = Names.oneOf("a profile", name, names);
            faults.add(new Fault(1, 0, Word.quote(name), expected));
        }
        Unit.Mood mood = with == null ? Unit.Mood.STEADY : Unit.Mood.SHAKEN;
        int place = side == Side.A ? 9 : 10;
        return profile.map(known -> new Unit(id, side, known, place, 0, mood, false));
    }

    @Override
    public List<Offer> offers(Strip strip, Side side) {
        return Orders.offers(strip, side);
    }

    @Override
    public Ruling rule(Strip strip, Command command) {
        return Orders.rule(strip, command);
    }

    @Override
    public List<Event> settle(
            Strip strip, Command command, Ruling.Allowed ruling, Outcome outcome) {
        return Orders.settle(strip, command, outcome);
    }

    @Override
    public Strip apply(Strip strip, Event event) {
        return event.apply(strip);
    }

    @Override
    public Facts.Tree result(
            Strip before, Command command, Ruling.Allowed ruling, Outcome outcome, Strip after) {
        return switch (command) {
            case Command.Hit(String _, String target) ->
                    Strike.result(before.unit(target), outcome);
            case Command.Rally(String unit) ->
                    Facts.tree().put("mood", after.unit(unit).mood().word()).build();
            case Command.Step(String unit, int _) ->
                    Facts.tree().put("at", after.unit(unit).at()).build();
            case Command.End() -> Facts.tree().put("turn", after.turn().name()).build();
            case Command.Vow(Side _, String unit) -> Facts.tree().put("vow", unit).build();
        };
    }

    @Override
    public Optional<Side> thrower(Strip strip, Command command, DiceSource.Request request) {
        return switch (command) {
            case Command.Hit(String unit, String target) ->
                    Optional.of(strip.unit(request.purpose().equals("hit") ? unit : target).side());
            case Command.Rally(String unit) -> Optional.of(strip.unit(unit).side());
            case Command.Step _, Command.End _, Command.Vow _ -> Optional.empty();
        };
    }

    @Override
    public int round(Strip strip) {
        return strip.round();
    }

    @Override
    public Optional<Side> actor(Strip strip, Command command) {
        return switch (command) {
            case Command.Hit(String unit, String _) -> Optional.of(strip.unit(unit).side());
            case Command.Rally(String unit) -> Optional.of(strip.unit(unit).side());
            case Command.Step(String unit, int _) -> Optional.of(strip.unit(unit).side());
            case Command.End() -> Optional.of(strip.turn());
            case Command.Vow(Side side, String _) -> Optional.of(side);
        };
    }

    @Override
    public Optional<String> concealed(Command command) {
        return command instanceof Command.Vow(Side side, String _)
                ? Optional.of("vow " + side + " hidden")
                : Optional.empty();
    }

    @Override
    public String concealedEvent(Strip strip, Event event) {
        return event instanceof Event.Vowed(Side side, String _) ? side + " vows" : event.write();
    }

    @Override
    public Disclosure discloses(Event event) {
        return event instanceof Event.Ended ended && ended.ofRound()
                ? Disclosure.EVERYTHING
                : Disclosure.NOTHING;
    }

    @Override
    public Optional<Command> pass(Strip strip, Side side) {
        return strip.turn() == side ? Optional.of(new Command.End()) : Optional.empty();
    }

    @Override
    public double appraise(Strip strip, Side side) {
        return strip.worth(side);
    }

    @Override
    public Odds odds(Strip strip, List<Command> commands, Set<OddsExtra> extras) {
        return Forecast.of(strip, commands, extras);
    }

    @Override
    public Parsed<Facts.Tree> fight(Facts.Tree chain) {
        return Parsed.bad(
                new Fault(0, 0, "a raw chain of dice", "a rule system that has such a thing"));
    }

    @Override
    public Parsed<Facts.Tree> roster(Roster roster) {
        return Levy.read(roster, profiles);
    }

    /** What the other side has vowed is not known: as if it had vowed nothing yet. */
    @Override
    public Strip seen(Strip strip, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Umpire _ -> strip;
            case Viewer.Spectator _ -> strip.withoutVow(Side.A).withoutVow(Side.B);
            case Viewer.Player(Side side) -> strip.withoutVow(side.opponent());
        };
    }

    @Override
    public Shelf shelf() {
        return new Shelf(
                List.of(new Shelf.Ready("strip", "Two lines on a strip", READY)),
                List.of(),
                List.of());
    }

    @Override
    public Table view(Strip strip, Viewer viewer) {
        return View.of(strip);
    }

    @Override
    public List<Zone> zones(Strip strip, String unit) {
        return strip.find(unit).filter(Unit::present).stream()
                .flatMap(known -> View.zones(strip, known).stream())
                .toList();
    }

    @Override
    public Standing standing(Strip strip) {
        return Orders.standing(strip);
    }

    @Override
    public String write(Strip strip) {
        return Layout.write(strip);
    }

    @Override
    public String writeInFull(Strip strip) {
        return Layout.writeInFull(strip);
    }

    @Override
    public String writeCommand(Strip strip, Command command) {
        return command.write();
    }

    @Override
    public String writeEvent(Strip strip, Event event) {
        return event.write();
    }
}
