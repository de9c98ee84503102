package adjutant.contract;

import adjutant.chance.DiceSource;
import adjutant.chance.RolledDice;
import adjutant.chance.ScriptedDice;
import adjutant.game.Match;
import adjutant.game.Offer;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import adjutant.game.Table;
import adjutant.game.Viewer;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Salt;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Reads and plays battles of a rule system for its contract. */
final class Played<S, C, E> {
    private final RuleSystem<S, C, E> system;

    Played(RuleSystem<S, C, E> system) {
        this.system = system;
    }

    /** A text cut up. */
    static Script script(String text) {
        return Statements.read(text).then(Script::of).orThrow();
    }

    /** The situation a text sets up. */
    S start(String text) {
        return system.setUp(script(text).setup()).orThrow();
    }

    /** The command that a line names. */
    Parsed<C> command(S state, String line) {
        List<Fault> faults = new ArrayList<>();
        List<Statement> lines = Statements.read(line, faults);
        return lines.isEmpty()
                ? Parsed.bad(faults.getFirst())
                : system.command(state, lines.getFirst());
    }

    /** The match that comes of a text: faces as given, thrown where there are none. */
    Match<S, C, E> match(String text) {
        return match(text, Match::play);
    }

    /** The same, every secret command sealed with a salt. */
    Match<S, C, E> match(String text, Salt salt) {
        return match(text, (match, command, dice) -> match.play(command, dice, salt));
    }

    /** How a command is done. */
    private interface Way<S, C, E> {
        Match.Attempt<S, C, E> play(Match<S, C, E> match, C command, DiceSource dice);
    }

    private Match<S, C, E> match(String text, Way<S, C, E> way) {
        Script script = script(text);
        Match<S, C, E> match = Match.begin(system, start(text));
        for (int i = 0; i < script.orders().size(); i++) {
            Script.Order order = script.orders().get(i);
            DiceSource dice =
                    order.faces()
                            .<DiceSource>map(line -> new ScriptedDice(line.faces()))
                            .orElse(new RolledDice(1, i));
            C command = system.command(match.now(), order.command()).orThrow();
            match =
                    switch (way.play(match, command, dice)) {
                        case Match.Attempt.Done<S, C, E>(Match<S, C, E> longer) -> longer;
                        case Match.Attempt.Refused<S, C, E> _ -> match;
                        case Match.Attempt.Waiting<S, C, E> waiting ->
                                throw new AssertionError(order + " waits: " + waiting.next());
                    };
        }
        return match;
    }

    /** The situations of a match, first to last. */
    List<S> states(Match<S, C, E> match) {
        List<S> states = new ArrayList<>();
        states.add(match.start());
        match.log().forEach(turn -> states.add(turn.after()));
        return states;
    }

    /** The units that are seen on the table. */
    Set<String> units(S state) {
        return system.view(state, new Viewer.Umpire()).figures().stream()
                .map(Table.Figure::unit)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What may be done: every offer of both sides, its ranges at both bounds. */
    List<String> bounds(S state) {
        List<String> commands = new ArrayList<>();
        for (Offer offer : offers(state)) {
            commands.add(chosen(offer, Offer.Range::least));
            if (!offer.ranges().isEmpty()) {
                commands.add(chosen(offer, Offer.Range::most));
            }
        }
        return commands;
    }

    /** The offers of both sides. */
    List<Offer> offers(S state) {
        List<Offer> offers = new ArrayList<>();
        for (Side side : Side.values()) {
            offers.addAll(system.offers(state, side));
        }
        return offers;
    }

    /** An offer with its parts chosen. */
    static String chosen(Offer offer, ToDoubleFunction<Offer.Range> choice) {
        String command = offer.command();
        for (int i = offer.ranges().size(); i > 0; i--) {
            double value = choice.applyAsDouble(offer.ranges().get(i - 1));
            String written = BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
            command = command.replace("$" + i, written);
        }
        return command;
    }

    /** A match of offers taken at random, up to a number of commands. */
    Match<S, C, E> walk(S start, long seed, int most) {
        Random random = new Random(seed);
        DiceSource dice = new RolledDice(seed, 0);
        Match<S, C, E> match = Match.begin(system, start);
        for (int i = 0; i < most; i++) {
            List<String> commands = bounds(match.now());
            if (commands.isEmpty()) {
                return match;
            }
            String line = commands.get(random.nextInt(commands.size()));
            match =
                    switch (match.play(command(match.now(), line).orThrow(), dice)) {
                        case Match.Attempt.Done<S, C, E>(Match<S, C, E> longer) -> longer;
                        case Match.Attempt.Refused<S, C, E>(var ruling) ->
                                throw new AssertionError(line + " was offered: " + ruling);
                        case Match.Attempt.Waiting<S, C, E> waiting ->
                                throw new AssertionError(line + " waits: " + waiting.next());
                    };
        }
        return match;
    }

    /** Texts with one or two words of one changed, left out, doubled or exchanged. */
    static List<String> spoilt(String text, int count, long seed) {
        Random random = new Random(seed);
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        List<String> spoilt = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<String> copy = new ArrayList<>(lines);
            for (int n = random.nextInt(2); n >= 0; n--) {
                int line = 1 + random.nextInt(copy.size() - 1);
                copy.set(line, spoiltLine(copy.get(line), random));
            }
            spoilt.add(String.join("\n", copy));
        }
        return spoilt;
    }

    private static String spoiltLine(String line, Random random) {
        List<Statement> read = Statements.read(line, new ArrayList<>());
        if (read.isEmpty()) {
            return line;
        }
        List<String> words =
                new ArrayList<>(read.getFirst().words().stream().map(Word::text).toList());
        int at = random.nextInt(words.size());
        switch (random.nextInt(5)) {
            case 0 -> words.remove(at);
            case 1 -> words.set(at, "zzz");
            case 2 -> words.add(at, words.get(at));
            case 3 ->
                    words.set(
                            at,
                            List.of("-1", "1e9", "99999999999", "0.1.2", "é")
                                    .get(random.nextInt(5)));
            default -> java.util.Collections.swap(words, at, random.nextInt(words.size()));
        }
        return String.join(" ", words.stream().map(Word::written).toList());
    }
}
