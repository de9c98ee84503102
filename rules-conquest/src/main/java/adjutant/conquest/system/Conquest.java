package adjutant.conquest.system;

import adjutant.chance.DiceSource;
import adjutant.chance.Lots;
import adjutant.chance.Outcome;
import adjutant.conquest.action.ActionZones;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Course;
import adjutant.conquest.battle.Event;
import adjutant.conquest.fight.Fight;
import adjutant.conquest.notation.BattleReader;
import adjutant.conquest.notation.BattleWriter;
import adjutant.conquest.notation.CommandReader;
import adjutant.conquest.notation.CommandWriter;
import adjutant.conquest.notation.EventWriter;
import adjutant.conquest.notation.ShortQuestion;
import adjutant.conquest.roster.ArmyFacts;
import adjutant.conquest.roster.ArmyList;
import adjutant.game.Clause;
import adjutant.game.Decision;
import adjutant.game.Facts;
import adjutant.game.Harm;
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
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Conquest: The Last Argument of Kings, as a rule system.
 *
 * @rule CQ-GEN-03
 */
public final class Conquest implements RuleSystem<Battle, Command, Event> {
    private final Profiles profiles;

    /** The rules with the profiles that come with them. */
    public Conquest() {
        this(Profiles.shipped());
    }

    private Conquest(Profiles profiles) {
        this.profiles = profiles;
    }

    @Override
    public String id() {
        return "conquest";
    }

    @Override
    public String title() {
        return "Conquest: The Last Argument of Kings";
    }

    @Override
    public Shelf shelf() {
        return Shelves.shelf(this);
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public List<String> examples() {
        return List.of(
                "rule examples/sample.battle",
                "odds \"3 Men-At-Arms\" clash \"4 Force-Grown Drones\" --facing flank",
                "odds \"4 Steel Legion\" clash \"3 Huskarls\" --with inspired --as-battle",
                "list examples/armies/nords.txt",
                "simulate --armies examples/armies/hundred-kingdoms.txt"
                        + " examples/armies/nords.txt --scenario maelstrom",
                "clauses --system conquest");
    }

    @Override
    public List<String> headlines() {
        return List.of("total", "standsLost");
    }

    @Override
    public List<Clause.Entry> clauses() {
        return ClauseTable.entries();
    }

    @Override
    public List<String> tables() {
        return profiles.fileNames();
    }

    @Override
    public Parsed<RuleSystem<Battle, Command, Event>> withTables(Map<String, String> tables) {
        return profiles.with(tables).map(Conquest::new);
    }

    @Override
    public Parsed<RuleSystem<Battle, Command, Event>> withOnlyTables(Map<String, String> tables) {
        return Profiles.only(tables).map(Conquest::new);
    }

    @Override
    public Map<String, String> tablesUsed(Battle battle) {
        return Recording.tables(battle, profiles);
    }

    @Override
    public Parsed<Battle> setUp(List<Statement> statements) {
        return BattleReader.read(statements, profiles);
    }

    @Override
    public Optional<Fault> unplayable(Battle battle) {
        return battle.isPlayed()
                ? Optional.empty()
                : Optional.of(
                        new Fault(
                                0,
                                0,
                                "an Action phase without the cards of both sides",
                                "a stack line for each side, to play on from here"));
    }

    @Override
    public Parsed<Command> command(Battle battle, Statement words) {
        return CommandReader.read(battle, words);
    }

    @Override
    public Parsed<Question<Battle, Command>> question(
            List<String> words, Map<String, String> options) {
        return ShortQuestion.read(words, options, profiles);
    }

    @Override
    public List<Offer> offers(Battle battle, Side side) {
        return Offers.of(battle, side);
    }

    @Override
    public Ruling rule(Battle battle, Command command) {
        return Rules.of(battle, command).ruling();
    }

    @Override
    public int round(Battle battle) {
        return battle.clock().round();
    }

    @Override
    public Optional<Side> actor(Battle battle, Command command) {
        return Recording.actor(battle, command);
    }

    @Override
    public Optional<Side> thrower(Battle battle, Command command, DiceSource.Request request) {
        return Throwers.of(battle, command, request);
    }

    @Override
    public List<Event> settle(
            Battle battle, Command command, Ruling.Allowed ruling, Outcome outcome) {
        return Play.events(battle, command, Rules.of(battle, command).settle(outcome));
    }

    @Override
    public Decision<Event> decide(Battle battle, Command command) {
        Procedure procedure = Rules.of(battle, command);
        return new Decided(battle, command, procedure, procedure.ruling());
    }

    /** A command with the procedure that ruled on it, which settles it too. */
    private record Decided(Battle battle, Command command, Procedure procedure, Ruling ruling)
            implements Decision<Event> {
        @Override
        public List<Event> settle(Outcome outcome) {
            return Play.events(battle, command, procedure.settle(outcome));
        }
    }

    @Override
    public Battle apply(Battle battle, Event event) {
        return Course.after(battle, event);
    }

    @Override
    public Facts.Tree result(
            Battle before, Command command, Ruling.Allowed ruling, Outcome outcome, Battle after) {
        return Rules.of(before, command).result(outcome);
    }

    @Override
    public Odds odds(Battle battle, List<Command> commands, Set<OddsExtra> extras) {
        return Chain.odds(battle, commands, extras);
    }

    @Override
    public Parsed<Facts.Tree> fight(Facts.Tree chain) {
        return Fight.answer(chain);
    }

    @Override
    public Parsed<Facts.Tree> roster(Roster roster) {
        return ArmyList.read(roster, profiles).map(ArmyFacts::of);
    }

    @Override
    public Parsed<String> muster(List<Roster> armies, Map<String, String> options) {
        return Fielding.of(armies, options, profiles);
    }

    @Override
    public Optional<Command> sample(Battle battle, Side side, Lots lots) {
        return Sampler.of(battle, side, lots);
    }

    @Override
    public Optional<Harm> harm(Battle before, Event event) {
        return Account.harm(before, event);
    }

    @Override
    public Facts.Tree account(Battle battle) {
        return Account.of(battle);
    }

    @Override
    public Battle seen(Battle battle, Viewer viewer) {
        return Recording.seen(battle, viewer);
    }

    @Override
    public Table view(Battle battle, Viewer viewer) {
        return View.of(battle);
    }

    @Override
    public List<Zone> zones(Battle battle, String unit) {
        return battle.find(unit)
                .filter(regiment -> regiment.pose().isPresent())
                .map(regiment -> new ActionZones(battle, regiment).all())
                .orElse(List.of());
    }

    /**
     * Victory comes with its own chapter: until then a side wins when the other has nothing left.
     */
    @Override
    public Standing standing(Battle battle) {
        return Victory.standing(battle);
    }

    @Override
    public String write(Battle battle) {
        return BattleWriter.write(battle);
    }

    @Override
    public String writeInFull(Battle battle) {
        return BattleWriter.writeInFull(battle);
    }

    @Override
    public Optional<String> concealed(Command command) {
        return Recording.concealed(command);
    }

    @Override
    public String concealedEvent(Battle battle, Event event) {
        return Recording.concealed(event);
    }

    @Override
    public Disclosure discloses(Event event) {
        return Recording.discloses(event);
    }

    @Override
    public String writeCommand(Battle battle, Command command) {
        return CommandWriter.write(command);
    }

    @Override
    public String writeEvent(Battle battle, Event event) {
        return EventWriter.write(event);
    }
}
