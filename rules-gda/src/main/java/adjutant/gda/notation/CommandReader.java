package adjutant.gda.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads commands: the words after {@code do}. One reader, one command. */
public final class CommandReader {
    private static final List<String> COMMANDS =
            List.of(
                    "adcs",
                    "arrive",
                    "attach",
                    "change",
                    "charge",
                    "choose",
                    "command",
                    "declared",
                    "emergency-limber",
                    "end",
                    "enter-bua",
                    "falter",
                    "fire",
                    "initiative",
                    "leave-bua",
                    "melee",
                    "move",
                    "react",
                    "reacted",
                    "reform",
                    "reinforce",
                    "resolve",
                    "retire",
                    "supports",
                    "task",
                    "urge");

    private final Battle battle;
    private final WordReader words;

    private CommandReader(Battle battle, Statement statement, List<Fault> faults) {
        this.battle = battle;
        this.words = new WordReader(statement, faults);
    }

    /**
     * The command that words name in a battle, or every fault in them.
     *
     * @param statement the words after {@code do}
     */
    public static Parsed<Command> read(Battle battle, Statement statement) {
        List<Fault> faults = new ArrayList<>();
        Optional<Command> command = new CommandReader(battle, statement, faults).command();
        return faults.isEmpty()
                ? new Parsed.Good<>(command.orElseThrow())
                : new Parsed.Bad<>(faults);
    }

    private Optional<Command> command() {
        Optional<Word> keyword = words.word("a command");
        Optional<Command> command =
                switch (keyword.filter(word -> !word.quoted()).map(Word::text).orElse("")) {
                    case "adcs" -> side().map(Command.Adcs::new);
                    case "arrive" -> arrive();
                    case "attach" -> attach();
                    case "change" -> change();
                    case "charge" -> charge();
                    case "choose" -> choose();
                    case "command" -> brigade().map(Command.Order::new);
                    case "declared" -> side().map(Command.Declared::new);
                    case "emergency-limber" -> emergencyLimber();
                    case "end" -> Optional.of(new Command.End());
                    case "enter-bua" -> enterBua();
                    case "falter" -> brigade().map(Command.Falter::new);
                    case "fire" -> fire();
                    case "initiative" -> Optional.of(new Command.Initiative());
                    case "leave-bua" -> leaveBua();
                    case "melee" -> melee();
                    case "move" -> move();
                    case "react" -> react();
                    case "reacted" -> side().map(Command.Reacted::new);
                    case "reform" -> unit().map(Command.Reform::new);
                    case "reinforce" -> unit().map(Command.Reinforce::new);
                    case "resolve" -> unit().map(Command.Resolve::new);
                    case "retire" -> retire();
                    case "supports" -> supports();
                    case "task" -> task();
                    case "urge" -> side().map(Command.Urge::new);
                    default -> unknown(keyword.orElseThrow());
                };
        words.end();
        return command;
    }

    private Optional<Command> unknown(Word keyword) {
        List<String> nearest = Names.nearest(keyword.text(), COMMANDS, COMMANDS.size());
        words.fault(keyword, "a command: " + String.join(", ", nearest));
        words.rest();
        return Optional.empty();
    }

    private <T> Optional<T> next(String expected, Function<Word, Optional<T>> read) {
        return words.word(expected, word -> read.apply(word).isPresent()).flatMap(read);
    }

    private Optional<Side> side() {
        return next("A or B", Values::side);
    }

    private List<String> ids() {
        return battle.units().stream().map(Unit::id).toList();
    }

    private Optional<String> unit() {
        return one("the id of a unit", ids());
    }

    private Optional<String> brigade() {
        return one("the name of a brigade", battle.brigades().stream().map(Brigade::name).toList());
    }

    private Optional<String> section() {
        return one("the id of a bua", battle.layout().terrain().stream().map(Terrain::id).toList());
    }

    /** The next word as one of some; a fault with the nearest where it is none. */
    private Optional<String> one(String what, List<String> known) {
        String found = words.peek().map(Word::text).orElse("");
        String expected = found.isEmpty() ? what : Names.oneOf(what, found, known);
        return words.word(expected, word -> known.contains(word.text())).map(Word::text);
    }

    /** The next words as a list of units, each once. */
    private List<String> units() {
        List<Word> list = new ArrayList<>();
        do {
            words.word("ids of units, parted by commas").ifPresent(list::add);
        } while (words.hasNext() && !list.isEmpty() && Values.goesOn(list.getLast()));
        List<String> ids = new ArrayList<>();
        for (Word part : Values.parts(list)) {
            if (ids().contains(part.text()) && !ids.contains(part.text())) {
                ids.add(part.text());
            } else {
                words.fault(part, Names.oneOf("the id of a unit", part.text(), ids()));
            }
        }
        return ids;
    }

    private Optional<Command> arrive() {
        Optional<String> unit = unit();
        words.expect("at");
        Optional<Length> at = length();
        words.expect("forward");
        Optional<Length> forward = length();
        return unit.isPresent() && at.isPresent() && forward.isPresent()
                ? Optional.of(new Command.Arrive(unit.get(), at.get(), forward.get()))
                : Optional.empty();
    }

    private Optional<Command> attach() {
        Optional<String> brigade = brigade();
        Optional<String> unit = unit();
        return both(brigade, unit, Command.Attach::new);
    }

    private static <A, B> Optional<Command> both(
            Optional<A> a, Optional<B> b, java.util.function.BiFunction<A, B, Command> of) {
        return a.isPresent() && b.isPresent()
                ? Optional.of(of.apply(a.get(), b.get()))
                : Optional.empty();
    }

    private Optional<Command> change() {
        Optional<String> unit = unit();
        if (words.skip("about")) {
            return unit.map(Command.About::new);
        }
        Optional<Formation> formation =
                next(
                        Values.oneOf(Formation.values(), Formation::word) + " or about",
                        word -> Values.of(word, Formation.values(), Formation::word));
        return both(unit, formation, Command.Change::new);
    }

    private Optional<Command> charge() {
        List<String> chargers = units();
        words.expect(">");
        Optional<String> target = unit();
        List<String> supports = List.of();
        Optional<Manoeuvre.Wheel> wheel = Optional.empty();
        boolean wheels = false;
        while (words.hasNext()) {
            if (supports.isEmpty() && words.skip("supports")) {
                supports = units();
            } else if (!wheels && words.skip("wheel")) {
                wheels = true;
                wheel = wheel();
            } else {
                words.fault("supports or wheel, each once");
                words.rest();
            }
        }
        return target.isPresent() && !chargers.isEmpty()
                ? Optional.of(new Command.Charge(chargers, target.get(), supports, wheel))
                : Optional.empty();
    }

    private Optional<Manoeuvre.Wheel> wheel() {
        Optional<Hand> hand = hand();
        Optional<Angle> angle = next("degrees, 0 to below 360", Values::angle);
        return hand.isPresent() && angle.isPresent()
                ? Optional.of(new Manoeuvre.Wheel(hand.get(), angle.get()))
                : Optional.empty();
    }

    private Optional<Hand> hand() {
        return next(
                "left or right",
                word ->
                        switch (word.text()) {
                            case "left" -> Optional.of(Hand.LEFT);
                            case "right" -> Optional.of(Hand.RIGHT);
                            default -> Optional.empty();
                        });
    }

    private Optional<Length> length() {
        return next(
                "a length in " + battle.scale().word(),
                word -> Values.length(word, battle.scale()));
    }

    private Optional<Command> choose() {
        Optional<String> unit = unit();
        List<String> rest = new ArrayList<>();
        do {
            words.word("a choice").map(Word::text).ifPresent(rest::add);
        } while (words.hasNext());
        return unit.map(id -> new Command.Choose(id, String.join(" ", rest)));
    }

    private Optional<Command> emergencyLimber() {
        Optional<String> unit = unit();
        words.expect("back");
        long turn = 0;
        if (words.nextIs("left") || words.nextIs("right")) {
            boolean left = hand().orElse(Hand.LEFT) == Hand.LEFT;
            long degrees =
                    next("degrees, 0 to below 360", Values::angle)
                            .map(Angle::microdegrees)
                            .orElse(0L);
            turn = left ? -degrees : degrees;
        }
        Optional<Length> length = length();
        return unit.isPresent() && length.isPresent()
                ? Optional.of(new Command.EmergencyLimber(unit.get(), turn, length.get()))
                : Optional.empty();
    }

    private Optional<Command> enterBua() {
        Optional<String> unit = unit();
        Optional<String> section = section();
        return both(unit, section, Command.EnterBua::new);
    }

    private Optional<Command> leaveBua() {
        Optional<String> unit = unit();
        words.expect("facing");
        return both(unit, next("degrees, 0 to below 360", Values::angle), Command.LeaveBua::new);
    }

    private Optional<Command> fire() {
        Optional<String> unit = unit();
        words.expect(">");
        Optional<String> target = unit();
        Command.Intensity intensity =
                words.skip("assault") ? Command.Intensity.ASSAULT : Command.Intensity.STEADY;
        return unit.isPresent() && target.isPresent()
                ? Optional.of(new Command.Fire(unit.get(), target.get(), intensity))
                : Optional.empty();
    }

    private Optional<Command> melee() {
        Optional<String> unit = unit();
        words.expect(">");
        return both(unit, unit(), Command.Melee::new);
    }

    private Optional<Command> move() {
        Optional<String> unit = unit();
        List<Manoeuvre> path = new ArrayList<>();
        do {
            manoeuvre().ifPresent(path::add);
        } while (words.hasNext());
        return unit.filter(_ -> !path.isEmpty()).map(id -> new Command.Move(id, path));
    }

    private Optional<? extends Manoeuvre> manoeuvre() {
        Optional<Word> kind =
                words.word(
                        "forward, back, wheel, oblique or sidestep",
                        word ->
                                List.of("forward", "back", "wheel", "oblique", "sidestep")
                                        .contains(word.text()));
        return switch (kind.map(Word::text).orElse("")) {
            case "forward" -> length().map(Manoeuvre.Forward::new);
            case "back" -> length().map(Manoeuvre.Back::new);
            case "wheel" -> wheel();
            case "oblique" -> {
                Optional<Manoeuvre.Wheel> way = wheel();
                Optional<Length> length = length();
                yield way.isPresent() && length.isPresent()
                        ? Optional.of(
                                new Manoeuvre.Oblique(
                                        way.get().hand(), way.get().angle(), length.get()))
                        : Optional.empty();
            }
            case "sidestep" -> {
                Optional<Hand> hand = hand();
                Optional<Length> length = length();
                yield hand.isPresent() && length.isPresent()
                        ? Optional.of(new Manoeuvre.Sideways(hand.get(), length.get()))
                        : Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    private Optional<Command> react() {
        Optional<String> unit = unit();
        if (words.skip("opportunity")) {
            words.expect(">");
            return both(unit, unit(), Command.Opportunity::new);
        }
        Optional<Command.Reaction> reaction =
                next(
                        Values.oneOf(Command.Reaction.values(), Command.Reaction::word)
                                + " or opportunity",
                        word -> Values.of(word, Command.Reaction.values(), Command.Reaction::word));
        return both(unit, reaction, Command.React::new);
    }

    private Optional<Command> retire() {
        Optional<String> unit = unit();
        Optional<String> behind = Optional.empty();
        if (words.skip("stop")) {
            behind = unit();
        } else {
            words.skip("full");
        }
        Optional<String> stop = behind;
        return unit.map(id -> new Command.Retire(id, stop));
    }

    private Optional<Command> supports() {
        Optional<String> unit = unit();
        List<String> backing = units();
        return unit.filter(_ -> !backing.isEmpty()).map(id -> new Command.Back(id, backing));
    }

    private Optional<Command> task() {
        Optional<Side> side = side();
        Optional<String> brigade = brigade();
        Optional<Tasking> tasking =
                next(
                        Values.oneOf(Tasking.values(), Tasking::word),
                        word -> Values.of(word, Tasking.values(), Tasking::word));
        Optional<Length> to = words.skip("to") ? length() : Optional.empty();
        return side.isPresent() && brigade.isPresent() && tasking.isPresent()
                ? Optional.of(new Command.Task(side.get(), brigade.get(), tasking.get(), to))
                : Optional.empty();
    }
}
