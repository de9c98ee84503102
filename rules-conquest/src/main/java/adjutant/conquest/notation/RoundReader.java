package adjutant.conquest.notation;

import adjutant.battlefield.manoeuvre.Hand;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Answer.Reply;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Side;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the commands of sides and of the Round, behind their first word. */
final class RoundReader {
    static final List<String> COMMANDS =
            List.of(
                    "ability",
                    "adjust",
                    "answer",
                    "arrive",
                    "assign",
                    "concede",
                    "edge",
                    "first",
                    "policy",
                    "reinforcements",
                    "roll-off",
                    "stack",
                    "supremacy");

    private final Battle battle;
    private final WordReader words;

    RoundReader(Battle battle, WordReader words) {
        this.battle = battle;
        this.words = words;
    }

    /** The command that a word names; empty after a fault. */
    Optional<Command> read(String keyword) {
        return switch (keyword) {
            case "roll-off" -> Optional.of(new Command.RollOff());
            case "supremacy" -> Optional.of(new Command.Supremacy());
            case "edge" -> edge();
            case "assign" -> assign();
            case "reinforcements" -> reinforcements();
            case "arrive" -> sideAnd(list(regiments()), Command.Arrive::new);
            case "stack" -> stack();
            case "adjust" -> adjust();
            case "first" -> side().map(Command.First::new);
            case "ability" -> ability();
            case "policy" -> policy();
            case "answer" -> answer();
            case "concede" -> side().map(Command.Concede::new);
            default -> throw new IllegalArgumentException("no command of the Round: " + keyword);
        };
    }

    /** How a side and what follows become a command. */
    private interface Made<T> {
        Command of(Side side, T value);
    }

    /** What reads the words behind a side. */
    private interface Next<T> {
        Optional<T> read();
    }

    private <T> Optional<Command> sideAnd(Next<T> next, Made<T> made) {
        Optional<Side> side = side();
        Optional<T> value = next.read();
        return side.isPresent() && value.isPresent()
                ? Optional.of(made.of(side.get(), value.get()))
                : Optional.empty();
    }

    private Optional<Side> side() {
        return words.word("A or B", word -> Values.side(word).isPresent()).flatMap(Values::side);
    }

    private List<String> regiments() {
        return battle.regiments().stream().map(Regiment::id).toList();
    }

    private List<String> heroes() {
        return battle.regiments().stream()
                .flatMap(regiment -> regiment.heroes().stream())
                .map(Hero::id)
                .toList();
    }

    private List<String> cards() {
        return Stream.concat(regiments().stream(), heroes().stream()).toList();
    }

    private Next<List<String>> list(List<String> known) {
        return () -> {
            if (!words.hasNext()) {
                words.fault("ids parted by commas");
                return Optional.empty();
            }
            return ids(known);
        };
    }

    private Optional<List<String>> ids(List<String> known) {
        List<String> ids = new ArrayList<>();
        boolean good = true;
        for (Word part : Values.parts(Values.list(words))) {
            if (!known.contains(part.text())) {
                words.fault(part, Names.oneOf("an id", part.text(), known));
                good = false;
            } else if (ids.contains(part.text())) {
                words.fault(part, "each id once");
                good = false;
            } else {
                ids.add(part.text());
            }
        }
        return good ? Optional.of(ids) : Optional.empty();
    }

    private Optional<Command> edge() {
        return sideAnd(() -> constant(TableEdge.values()), Command.Edge::new);
    }

    private <E extends Enum<E>> Optional<E> constant(E[] values) {
        return words.word(
                        Values.oneOf(values, RoundReader::word),
                        word -> Values.of(word, values, RoundReader::word).isPresent())
                .flatMap(word -> Values.of(word, values, RoundReader::word));
    }

    /** A constant as it is written. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private Optional<Command> assign() {
        Optional<String> hero = CommandReader.id(words, "the id of a Character", heroes());
        Optional<String> unit = CommandReader.id(words, "the id of a Regiment", regiments());
        Optional<Hand> place =
                words.skip("place") ? constant(Hand.values()) : Optional.of(Hand.RIGHT);
        return hero.isPresent() && unit.isPresent() && place.isPresent()
                ? Optional.of(new Command.Assign(hero.get(), unit.get(), place.get()))
                : Optional.empty();
    }

    private Optional<Command> reinforcements() {
        Optional<Side> side = side();
        Optional<List<String>> free = named("free");
        Optional<List<String>> in = named("in");
        Optional<List<String>> stay = named("stay");
        return side.isPresent() && free.isPresent() && in.isPresent() && stay.isPresent()
                ? Optional.of(
                        new Command.Reinforcements(side.get(), free.get(), in.get(), stay.get()))
                : Optional.empty();
    }

    private Optional<List<String>> named(String key) {
        return words.skip(key) ? list(regiments()).read() : Optional.of(List.of());
    }

    private Optional<Command> stack() {
        return sideAnd(
                () -> words.skip("none") ? Optional.of(List.of()) : list(cards()).read(),
                Command.Stack::new);
    }

    private Optional<Command> adjust() {
        return sideAnd(
                () -> {
                    var by = words.whole("what to add", -1, 1);
                    return by.isPresent() ? Optional.of(by.getAsInt()) : Optional.empty();
                },
                Command.Adjust::new);
    }

    private Optional<Command> ability() {
        Optional<Side> side = side();
        if (words.skip("none")) {
            return side.map(each -> new Command.Ability(each, Optional.empty()));
        }
        Optional<Word> name = words.word("the name of an ability in quotes, or none", Word::quoted);
        return side.isPresent() && name.isPresent()
                ? Optional.of(new Command.Ability(side.get(), name.map(Word::text)))
                : Optional.empty();
    }

    private Optional<Command> policy() {
        return sideAnd(
                () -> {
                    words.expect("blessed");
                    return constant(Proceedings.Policy.values());
                },
                Command.Policy::new);
    }

    private Optional<Command> answer() {
        Optional<String> unit = CommandReader.id(words, "the id of a card", cards());
        Optional<Reply> reply = constant(Reply.values());
        return unit.isPresent() && reply.isPresent()
                ? Optional.of(new Command.Answer(unit.get(), reply.get()))
                : Optional.empty();
    }
}
