package adjutant.conquest.notation;

import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Proceedings.Question;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads how far the phase has come: {@code turn}, {@code rolled}, {@code ready} and so on. */
final class ProceedingsReader {
    static final List<String> KEYWORDS =
            List.of(
                    "turn",
                    "rolled",
                    "ready",
                    "owed",
                    "policy",
                    "ability",
                    "conceded",
                    "drawn",
                    "line",
                    "asked");

    private final List<Fault> faults;
    private final Set<String> seen = new HashSet<>();
    private final List<WordReader> questions = new ArrayList<>();
    private Proceedings proceedings = Proceedings.NONE;

    ProceedingsReader(List<Fault> faults) {
        this.faults = faults;
    }

    /** Reads one statement, behind its first word. */
    void read(WordReader words) {
        String keyword = words.statement().keyword();
        if (keyword.equals("asked")) {
            once(words, keyword);
            questions.add(words);
            return;
        }
        switch (keyword) {
            case "turn" -> side(words).ifPresent(side -> proceedings = proceedings.turnedTo(side));
            case "rolled" -> rolled(words);
            case "ready" -> ready(words);
            case "owed" -> side(words).ifPresentOrElse(side -> owed(words, side), words::rest);
            case "line" -> new LineReader(words, faults).read(proceedings).ifPresent(this::now);
            case "policy" -> policy(words);
            case "ability" -> ability(words);
            case "drawn" ->
                    words.word("the name of a Draw Event in quotes", Word::quoted)
                            .map(Word::text)
                            .ifPresent(
                                    event -> proceedings = proceedings.drawing(Optional.of(event)));
            default -> side(words).ifPresent(side -> proceedings = proceedings.concededBy(side));
        }
        words.end();
        once(words, List.of("turn", "conceded", "drawn").contains(keyword) ? keyword : key(words));
    }

    private void now(Proceedings read) {
        proceedings = read;
    }

    /** A side's statement stands once for each side, that of a line once for each Class too. */
    private static String key(WordReader words) {
        List<Word> all = words.statement().words();
        int most = all.getFirst().text().equals("line") ? 3 : 2;
        return all.stream().limit(most).map(Word::text).collect(Collectors.joining(" "));
    }

    private void once(WordReader words, String what) {
        if (!seen.add(what)) {
            faults.add(words.statement().fault(Word.quote(what) + " again", "one such statement"));
        }
    }

    private static Optional<Side> side(WordReader words) {
        return words.word("A or B", word -> Values.side(word).isPresent()).flatMap(Values::side);
    }

    private void rolled(WordReader words) {
        Map<Side, Integer> dice = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            words.expect(side.name());
            words.whole("a die, as changed", 0, 7).ifPresent(value -> dice.put(side, value));
        }
        proceedings = proceedings.withRolled(dice);
    }

    private void ready(WordReader words) {
        if (!words.hasNext()) {
            words.fault("A, B or A,B");
            return;
        }
        for (Word part : Values.parts(Values.list(words))) {
            Values.side(part)
                    .ifPresentOrElse(
                            side -> proceedings = proceedings.withReady(side),
                            () -> words.fault(part, "A or B"));
        }
    }

    private void owed(WordReader words, Side side) {
        Map<UnitClass, Integer> classes = new EnumMap<>(UnitClass.class);
        do {
            Optional<UnitClass> unitClass =
                    words.word(
                                    Values.oneOf(UnitClass.values(), UnitClass::label),
                                    word ->
                                            Values.of(word, UnitClass.values(), UnitClass::label)
                                                    .isPresent())
                            .flatMap(word -> Values.of(word, UnitClass.values(), UnitClass::label));
            var number = words.whole("how many", 1, 200);
            if (unitClass.isPresent() && number.isPresent()) {
                classes.put(unitClass.get(), number.getAsInt());
            }
        } while (words.hasNext());
        proceedings = proceedings.withOwed(side, classes);
    }

    private void policy(WordReader words) {
        Optional<Side> side = side(words);
        words.expect("blessed");
        Proceedings.Policy[] all = Proceedings.Policy.values();
        Optional<Proceedings.Policy> policy =
                words.word(
                                Values.oneOf(all, RoundReader::word),
                                word -> Values.of(word, all, RoundReader::word).isPresent())
                        .flatMap(word -> Values.of(word, all, RoundReader::word));
        if (side.isPresent() && policy.isPresent()) {
            proceedings = proceedings.with(side.get(), policy.get());
        }
    }

    private void ability(WordReader words) {
        Optional<Side> side = side(words);
        Optional<Word> name = words.word("the name of an ability in quotes", Word::quoted);
        if (side.isPresent() && name.isPresent()) {
            proceedings = proceedings.withAbility(side.get(), name.get().text());
        }
    }

    /** The battle with what was read, and the question, whose command is read in it. */
    Battle in(Battle battle) {
        Battle now = battle.with(proceedings);
        for (WordReader words : questions) {
            now = asked(now, words);
        }
        return now;
    }

    private Battle asked(Battle battle, WordReader words) {
        Optional<Word> unit =
                words.word("the id of a card", word -> battle.ofCard(word.text()).isPresent());
        Question.Kind[] kinds = Question.Kind.values();
        Optional<Question.Kind> kind =
                words.word(
                                Values.oneOf(kinds, RoundReader::word),
                                word -> Values.of(word, kinds, RoundReader::word).isPresent())
                        .flatMap(word -> Values.of(word, kinds, RoundReader::word));
        Optional<Word> command = words.word("the command that waits, in quotes", Word::quoted);
        words.end();
        if (unit.isEmpty() || kind.isEmpty() || command.isEmpty()) {
            return battle;
        }
        return waiting(battle, command.get())
                .map(own -> new Question(kind.get(), unit.get().text(), own))
                .map(question -> battle.with(battle.proceedings().asking(Optional.of(question))))
                .orElseGet(() -> {
                    words.fault(command.get(), "a command to a Regiment or Character");
                    return battle;
                });
    }

    private static Optional<Command.OfUnit> waiting(Battle battle, Word text) {
        Parsed<List<Statement>> statements = Statements.read(text.text());
        if (!(statements instanceof Parsed.Good<List<Statement>>(List<Statement> all))
                || all.size() != 1) {
            return Optional.empty();
        }
        return CommandReader.read(battle, all.getFirst())
                        instanceof Parsed.Good<Command>(Command.OfUnit command)
                ? Optional.of(command)
                : Optional.empty();
    }
}
