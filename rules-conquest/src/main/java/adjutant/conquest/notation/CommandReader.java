package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.Regiment;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads commands: the words after {@code do}. One reader, one command. */
public final class CommandReader {
    /** The commands there are. */
    static final List<String> COMMANDS =
            List.of(
                    "activate",
                    "cast",
                    "charge",
                    "clash",
                    "combat-rally",
                    "combat-reform",
                    "duel",
                    "end",
                    "enter",
                    "event",
                    "inspire",
                    "leave",
                    "march",
                    "occupy",
                    "pass",
                    "rally",
                    "reform",
                    "take-aim",
                    "volley",
                    "withdraw");

    private static final Key FILES = Key.one("files", "files of the front rank, 1 to 60");
    private static final Key AT = Key.some("at", 2, "x and y, each 0 to 400 in");
    private static final Key FACING = Key.one("facing", "degrees, 0 to below 360");

    private final Battle battle;
    private final WordReader words;
    private final List<Fault> faults;

    private CommandReader(Battle battle, Statement statement, List<Fault> faults) {
        this.battle = battle;
        this.faults = faults;
        this.words = new WordReader(statement, faults);
    }

    /**
     * The command that words name in a battle, or every fault in them.
     *
     * @param words the words after {@code do}
     */
    public static Parsed<Command> read(Battle battle, Statement words) {
        List<Fault> faults = new ArrayList<>();
        CommandReader reader = new CommandReader(battle, words, faults);
        Optional<Command> command = reader.command();
        if (faults.isEmpty()) {
            return new Parsed.Good<>(command.orElseThrow());
        }
        faults.sort(Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column));
        return new Parsed.Bad<>(faults);
    }

    private Optional<Command> command() {
        Optional<Word> keyword = words.word("a command");
        Optional<String> round =
                keyword.filter(word -> !word.quoted())
                        .map(Word::text)
                        .filter(RoundReader.COMMANDS::contains);
        if (round.isPresent()) {
            Optional<Command> command = new RoundReader(battle, words).read(round.get());
            words.end();
            return command;
        }
        Optional<Command> command =
                switch (keyword.filter(word -> !word.quoted()).map(Word::text).orElse("")) {
                    case "activate" -> activate();
                    case "clash" -> new ClashReader(words, battle).read(regiment());
                    case "charge" -> new ChargeReader(words, battle).read(regiment());
                    case "combat-rally" -> rallying().map(Command.CombatRally::new);
                    case "combat-reform" -> combatReform();
                    case "end" -> end();
                    case "enter" -> new EnterReader(words).read(regiment());
                    case "event" -> event();
                    case "inspire" -> regiment().map(Command.Inspire::new);
                    case "march" -> march();
                    case "pass" -> pass();
                    case "rally" -> rallying().map(Command.Rally::new);
                    case "reform" -> reform();
                    case "take-aim" -> regiment().map(Command.TakeAim::new);
                    case "volley" -> new VolleyReader(words, battle).read(regiment());
                    case "withdraw" -> withdraw();
                    case "cast" -> characters().cast();
                    case "duel" -> characters().duel();
                    case "leave" -> characters().leave();
                    case "occupy" -> characters().occupy();
                    default -> unknown(keyword.orElseThrow());
                };
        words.end();
        return command;
    }

    private CharacterCommandReader characters() {
        return new CharacterCommandReader(battle, words, faults);
    }

    private Optional<Command> unknown(Word keyword) {
        List<String> all = Stream.concat(COMMANDS.stream(), RoundReader.COMMANDS.stream()).toList();
        List<String> nearest = Names.nearest(keyword.text(), all, all.size());
        words.fault(keyword, "a command: " + String.join(", ", nearest));
        words.rest();
        return Optional.empty();
    }

    private List<String> ids() {
        return battle.regiments().stream().map(Regiment::id).toList();
    }

    private Optional<String> regiment() {
        return id(words, "the id of a Regiment", ids());
    }

    /** The ids of what may be attacked: Regiments, and markers where there are some. */
    static List<String> targets(Battle battle) {
        return Stream.concat(
                        battle.regiments().stream().map(Regiment::id),
                        battle.markers().stream().map(Marker::id))
                .toList();
    }

    /** The next word as one of some ids; a fault with the nearest where it is none. */
    static Optional<String> id(WordReader words, String what, List<String> ids) {
        return one(words, what, ids, word -> Optional.of(word.text()).filter(ids::contains));
    }

    private static Optional<String> one(
            WordReader words,
            String what,
            List<String> known,
            Function<Word, Optional<String>> read) {
        Optional<Word> word = words.word(what);
        Optional<String> value = word.flatMap(read);
        if (word.isPresent() && value.isEmpty()) {
            words.fault(word.get(), Names.oneOf(what, word.get().text(), known));
        }
        return value;
    }

    /** A Regiment by its id, or by being the top card of a side whose cards are known. */
    private Optional<Command> activate() {
        Optional<String> top =
                words.peek()
                        .filter(word -> !ids().contains(word.text()))
                        .flatMap(Values::side)
                        .flatMap(side -> Optional.ofNullable(battle.stacks().get(side)))
                        .flatMap(CommandReader::top)
                        .filter(card -> battle.ofCard(card).isPresent());
        if (top.isPresent()) {
            words.word("a side");
            return top.map(Command.Activate::new);
        }
        return card().map(Command.Activate::new);
    }

    /** A Regiment or Character. */
    private Optional<String> card() {
        List<String> cards = Stream.concat(ids().stream(), heroes().stream()).toList();
        return id(words, "the id of a Regiment or Character", cards);
    }

    private List<String> heroes() {
        return battle.regiments().stream()
                .flatMap(regiment -> regiment.heroes().stream())
                .map(Hero::id)
                .toList();
    }

    private static Optional<String> top(CardStack stack) {
        return switch (stack) {
            case CardStack.Known(List<String> cards) -> cards.stream().findFirst();
            case CardStack.Hidden _ -> Optional.empty();
        };
    }

    private Optional<Command> combatReform() {
        Optional<String> unit = regiment();
        Fields fields = new Fields(words, faults, List.of(FILES, AT, FACING));
        fields.require(FILES);
        OptionalInt files = fields.whole(FILES, 1, 60);
        Optional<Point> at = fields.point(AT);
        Optional<Angle> facing = fields.angle(FACING);
        return unit.isPresent() && files.isPresent()
                ? Optional.of(new Command.CombatReform(unit.get(), files.getAsInt(), at, facing))
                : Optional.empty();
    }

    private Optional<Command> end() {
        Optional<String> unit = card();
        Optional<String> trampled = words.skip(">") ? regiment() : Optional.empty();
        return unit.map(id -> new Command.End(id, trampled));
    }

    private Optional<Command> pass() {
        Optional<String> unit = card();
        Command.Pass.Extent extent =
                words.skip("all") ? Command.Pass.Extent.ALL : Command.Pass.Extent.ONE;
        return unit.map(id -> new Command.Pass(id, extent));
    }

    private Optional<Command> withdraw() {
        Optional<String> unit = regiment();
        if (!words.skip("march")) {
            return unit.map(id -> new Command.Withdraw(id, Optional.empty()));
        }
        var march = new MarchReader(words).read();
        return unit.map(id -> new Command.Withdraw(id, Optional.of(march)));
    }

    private Optional<Command> march() {
        Optional<String> unit = regiment();
        List<Manoeuvre> first = new MarchReader(words).read();
        Optional<List<Manoeuvre>> then = Optional.empty();
        if (words.skip("then")) {
            words.expect("march");
            then = Optional.of(new MarchReader(words).read());
        }
        Optional<List<Manoeuvre>> second = then;
        return unit.map(id -> new Command.March(id, first, second));
    }

    private Optional<Command> reform() {
        Optional<String> unit = regiment();
        Fields fields = new Fields(words, faults, List.of(FILES, FACING));
        fields.require(FILES);
        OptionalInt files = fields.whole(FILES, 1, 60);
        Optional<Angle> facing = fields.angle(FACING);
        return unit.isPresent() && files.isPresent()
                ? Optional.of(new Command.Reform(unit.get(), files.getAsInt(), facing))
                : Optional.empty();
    }

    /** The next word as a Regiment or a Character. */
    private Optional<String> rallying() {
        List<String> all = new ArrayList<>(ids());
        all.addAll(heroes());
        return id(words, "the id of a Regiment or Character", all);
    }

    private Optional<Command> event() {
        Optional<String> unit = card();
        List<String> events = events(unit);
        Optional<String> event = one(words, "a Draw Event", events, word -> event(word, events));
        Optional<String> choice =
                words.hasNext()
                        ? words.word(
                                        String.join(" or ", RuleWords.CHOICES),
                                        word -> RuleWords.CHOICES.contains(word.text()))
                                .map(Word::text)
                        : Optional.empty();
        return unit.isPresent() && event.isPresent()
                ? Optional.of(new Command.DrawEvent(unit.get(), event.get(), choice))
                : Optional.empty();
    }

    /** The Draw Events of a Regiment and its Characters; all where it is not known. */
    private List<String> events(Optional<String> unit) {
        Optional<Regiment> regiment = unit.flatMap(battle::ofCard);
        if (regiment.isPresent()) {
            return Stream.concat(
                            Stream.of(regiment.get().profile()),
                            regiment.get().heroes().stream().map(hero -> hero.muster().profile()))
                    .flatMap(profile -> profile.drawEvents().stream())
                    .map(SpecialRule::name)
                    .distinct()
                    .toList();
        }
        return RuleIndex.shipped().entries().stream()
                .filter(CommandReader::isEvent)
                .map(RuleIndex.Entry::name)
                .toList();
    }

    private static boolean isEvent(RuleIndex.Entry entry) {
        return entry instanceof RuleIndex.Entry.Special special
                && special.kind() == RuleIndex.Kind.DRAW_EVENT;
    }

    private static Optional<String> event(Word word, List<String> events) {
        return RuleWords.rule(word)
                .map(SpecialRule::name)
                .flatMap(name ->
                        events.stream()
                                .filter(each -> Names.key(each).equals(Names.key(name)))
                                .findFirst());
    }
}
