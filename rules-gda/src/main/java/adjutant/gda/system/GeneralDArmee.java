package adjutant.gda.system;

import adjutant.chance.DiceSource;
import adjutant.chance.Lots;
import adjutant.chance.Outcome;
import adjutant.game.Clause;
import adjutant.game.Decision;
import adjutant.game.Facts;
import adjutant.game.Harm;
import adjutant.game.Offer;
import adjutant.game.Question;
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
import adjutant.gda.Clauses;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.ChargeZones;
import adjutant.gda.fire.FireZones;
import adjutant.gda.movement.MoveZones;
import adjutant.gda.notation.BattleReader;
import adjutant.gda.notation.BattleWriter;
import adjutant.gda.notation.CommandReader;
import adjutant.gda.notation.CommandWriter;
import adjutant.gda.notation.EventWriter;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.turn.Flow;
import adjutant.gda.turn.Victory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** General d'Armée, as a rule system. */
public final class GeneralDArmee implements RuleSystem<Battle, Command, Event> {
    /** The rules. */
    public GeneralDArmee() {}

    @Override
    public String id() {
        return "gda";
    }

    @Override
    public String title() {
        return "General d'Armée";
    }

    @Override
    public Shelf shelf() {
        return Shelves.SHELF;
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public List<String> examples() {
        return List.of(
                "rule examples/gda/01-veterans-deploy.battle",
                "odds examples/gda/04-massed-columns.battle",
                "simulate examples/gda/mirror.battle --games 10",
                "clauses --system gda");
    }

    @Override
    public List<Clause.Entry> clauses() {
        return Clauses.entries();
    }

    @Override
    public Parsed<RuleSystem<Battle, Command, Event>> withTables(Map<String, String> tables) {
        return tables.isEmpty()
                ? new Parsed.Good<>(this)
                : Parsed.bad(new Fault(0, 0, "profile tables", "none: gda has no such tables"));
    }

    @Override
    public Parsed<Battle> setUp(List<Statement> statements) {
        return BattleReader.read(statements);
    }

    @Override
    public Parsed<Command> command(Battle battle, Statement words) {
        return CommandReader.read(battle, words);
    }

    @Override
    public Parsed<Question<Battle, Command>> question(
            List<String> words, Map<String, String> options) {
        return Parsed.bad(
                new Fault(
                        0, 0, "a question without a file", "a battle file: gda has no short form"));
    }

    @Override
    public List<Offer> offers(Battle battle, Side side) {
        return Offers.of(battle, side);
    }

    @Override
    public Optional<Command> sample(Battle battle, Side side, Lots lots) {
        return Sampler.of(battle, side, lots);
    }

    @Override
    public Optional<Command> pass(Battle battle, Side side) {
        return Sampler.pass(battle, side);
    }

    @Override
    public double appraise(Battle battle, Side side) {
        return Appraisal.of(battle, side);
    }

    @Override
    public int round(Battle battle) {
        return battle.clock().round();
    }

    @Override
    public Optional<Side> actor(Battle battle, Command command) {
        return Actors.of(battle, command);
    }

    @Override
    public Ruling rule(Battle battle, Command command) {
        return Rules.of(battle, command).ruling();
    }

    @Override
    public Optional<Side> thrower(Battle battle, Command command, DiceSource.Request request) {
        return Throwers.of(battle, command, request);
    }

    @Override
    public List<Event> settle(
            Battle battle, Command command, Ruling.Allowed ruling, Outcome outcome) {
        return Flow.whole(battle, Rules.of(battle, command).settle(outcome));
    }

    @Override
    public Decision<Event> decide(Battle battle, Command command) {
        Procedure procedure = Rules.of(battle, command);
        return new Decided(battle, procedure, procedure.ruling());
    }

    /** A command with the procedure that ruled on it, which settles it too. */
    private record Decided(Battle battle, Procedure procedure, Ruling ruling)
            implements Decision<Event> {
        @Override
        public List<Event> settle(Outcome outcome) {
            return Flow.whole(battle, procedure.settle(outcome));
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
        return Chain.odds(battle, commands);
    }

    @Override
    public Parsed<Facts.Tree> fight(Facts.Tree chain) {
        return Parsed.bad(new Fault(0, 0, "a raw chain of dice", "another system: gda has none"));
    }

    @Override
    public Optional<Harm> harm(Battle before, Event event) {
        return event instanceof Event.Suffered(String unit, String by, int casualties, int _)
                        && casualties > 0
                        && !unit.equals(by)
                ? Optional.of(new Harm(by, unit, casualties))
                : Optional.empty();
    }

    @Override
    public Facts.Tree account(Battle battle) {
        return Victory.account(battle);
    }

    @Override
    public Table view(Battle battle, Viewer viewer) {
        return View.of(battle);
    }

    @Override
    public List<Zone> zones(Battle battle, String unit) {
        return battle.find(unit).filter(Unit::isOnTable).stream()
                .flatMap(known -> zones(battle, known))
                .toList();
    }

    private static Stream<Zone> zones(Battle battle, Unit unit) {
        FireZones fire = new FireZones(battle, unit);
        return Stream.of(
                        fire.arc().stream(),
                        MoveZones.move(battle, unit).stream(),
                        ChargeZones.of(battle, unit).stream(),
                        fire.ranges().stream(),
                        MoveZones.ring(battle, unit).stream())
                .flatMap(Function.identity());
    }

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
    public String writeCommand(Battle battle, Command command) {
        return new CommandWriter(battle.scale()).write(command);
    }

    @Override
    public String writeEvent(Battle battle, Event event) {
        return new EventWriter(battle.scale()).write(event);
    }
}
