package adjutant.game;

import adjutant.chance.ScriptedDice;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A match as text that a person can read: the battle file it began with, then each command with its
 * faces, its events and a link of the hash chain. Played again it must agree.
 */
public final class MatchRecord {
    private MatchRecord() {}

    /** The text of a match. */
    public static <S, C, E> String write(Match<S, C, E> match) {
        RuleSystem<S, C, E> system = match.system();
        String head = "system " + system.id() + "\n" + system.write(match.start());
        StringBuilder text = new StringBuilder(head);
        String link = Digest.link("", head);
        for (Match.Turn<S, C, E> turn : match.log()) {
            String lines = lines(system, turn);
            link = Digest.link(link, lines);
            text.append(lines).append("hash ").append(link).append('\n');
        }
        return text.toString();
    }

    private static <S, C, E> String lines(RuleSystem<S, C, E> system, Match.Turn<S, C, E> turn) {
        StringBuilder text =
                new StringBuilder("do ").append(system.writeCommand(turn.command())).append('\n');
        if (!turn.faces().isEmpty()) {
            text.append(
                    turn.faces().stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(" ", "faces ", "\n")));
        }
        turn.events()
                .forEach(event ->
                        text.append("event ").append(system.writeEvent(event)).append('\n'));
        return text.toString();
    }

    /** How a record compares with the same commands and faces played now. */
    public sealed interface Check {
        /**
         * Every event and every link is the same.
         *
         * @param commands how many commands were played
         */
        record Agrees(int commands) implements Check {}

        /**
         * It is not the same.
         *
         * @param index the first command, from 0, at which it differs
         * @param recorded what the record says there
         * @param now what the rules say there now
         */
        record Differs(int index, String recorded, String now) implements Check {}
    }

    /** Plays a record again and compares. */
    public static <S, C, E> Parsed<Check> check(RuleSystem<S, C, E> system, Script script) {
        return system.setUp(script.setup())
                .then(start -> checkFrom(Match.begin(system, start), script));
    }

    private static <S, C, E> Parsed<Check> checkFrom(Match<S, C, E> begun, Script script) {
        Match<S, C, E> match = begun;
        String link =
                Digest.link(
                        "",
                        "system "
                                + match.system().id()
                                + "\n"
                                + match.system().write(match.start()));
        for (int i = 0; i < script.orders().size(); i++) {
            Script.Order order = script.orders().get(i);
            Parsed<C> command = match.system().command(match.now(), order.command());
            if (!(command instanceof Parsed.Good<C>(C value))) {
                return new Parsed.Bad<>(command.faults());
            }
            Match.Attempt<S, C, E> attempt = match.play(value, new ScriptedDice(facesOf(order)));
            if (!(attempt instanceof Match.Attempt.Done<S, C, E> done)) {
                return new Parsed.Good<>(
                        new Check.Differs(i, order.command().toString(), why(attempt)));
            }
            match = done.match();
            String lines = lines(match.system(), done.turn());
            link = Digest.link(link, lines);
            Optional<Check> difference = difference(i, order, lines, link);
            if (difference.isPresent()) {
                return new Parsed.Good<>(difference.get());
            }
        }
        return new Parsed.Good<>(new Check.Agrees(script.orders().size()));
    }

    private static Optional<Check> difference(
            int index, Script.Order order, String lines, String link) {
        String recorded = recordedLines(order);
        if (!recorded.equals(lines)) {
            return Optional.of(new Check.Differs(index, recorded, lines));
        }
        return order.hash()
                .filter(hash -> !hash.equals(link))
                .map(hash -> new Check.Differs(index, "hash " + hash, "hash " + link));
    }

    private static String recordedLines(Script.Order order) {
        List<String> lines = new ArrayList<>();
        lines.add("do " + order.command());
        if (!facesOf(order).isEmpty()) {
            lines.add(
                    "faces "
                            + facesOf(order).stream()
                                    .map(String::valueOf)
                                    .collect(Collectors.joining(" ")));
        }
        order.events().forEach(event -> lines.add("event " + event));
        return String.join("\n", lines) + "\n";
    }

    private static List<Integer> facesOf(Script.Order order) {
        return order.faces().map(Script.FaceLine::faces).orElse(List.of());
    }

    private static String why(Match.Attempt<?, ?, ?> attempt) {
        return switch (attempt) {
            case Match.Attempt.Done<?, ?, ?> _ -> "done";
            case Match.Attempt.Refused<?, ?, ?>(Ruling.Refused ruling) ->
                    ruling.findings().stream()
                            .filter(Finding::forbids)
                            .map(finding -> finding.clause().id() + ": " + finding.text())
                            .collect(Collectors.joining("; "));
            case Match.Attempt.Waiting<?, ?, ?> waiting ->
                    "dice are missing: "
                            + waiting.next().count()
                            + " for "
                            + waiting.next().purpose();
        };
    }
}
