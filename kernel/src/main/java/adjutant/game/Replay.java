package adjutant.game;

import adjutant.chance.DiceSource;
import adjutant.chance.ScriptedDice;
import adjutant.game.MatchRecord.Cause;
import adjutant.game.MatchRecord.Check;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Heading;
import adjutant.game.notation.Opening;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plays one record again and compares every line and every link. */
final class Replay<S, C, E> {
    private final RuleSystem<S, C, E> system;
    private final Script script;
    private final Map<Integer, Opening> openings = new HashMap<>();
    private final List<Integer> sealed = new ArrayList<>();

    Replay(RuleSystem<S, C, E> system, Script script) {
        this.system = system;
        this.script = script;
    }

    /**
     * A line of a record.
     *
     * @param number where it stands
     * @param text it, blanks single
     */
    private record Line(int number, String text) {
        static Line of(Statement statement) {
            return new Line(statement.line(), statement.toString());
        }

        static Line of(String keyword, Statement rest) {
            return new Line(rest.line(), keyword + " " + rest);
        }
    }

    /** How it compares. */
    Check<S, C, E> check() {
        for (Script.Order order : script.orders()) {
            for (Opening opening : order.openings()) {
                if (openings.putIfAbsent(opening.turn(), opening) != null) {
                    return differs(0, Line.of(opening.line()), "it is open already", Cause.ALTERED);
                }
            }
        }
        Statement hash = script.heading().hash().orElseThrow();
        String link = Digest.link("", texts(head()));
        if (!isLink(hash, link)) {
            return differs(0, Line.of(hash), "hash " + link, Cause.ALTERED);
        }
        return switch (MatchRecord.withRows(system, script.heading())) {
            case Parsed.Good<RuleSystem<S, C, E>>(RuleSystem<S, C, E> own) -> begun(own, link);
            case Parsed.Bad<RuleSystem<S, C, E>>(List<Fault> faults) -> unreadable(faults);
        };
    }

    private Check<S, C, E> begun(RuleSystem<S, C, E> own, String link) {
        return switch (own.setUp(script.setup())) {
            case Parsed.Good<S>(S start) -> played(Match.begin(own, start), link);
            case Parsed.Bad<S>(List<Fault> faults) -> unreadable(faults);
        };
    }

    private Check<S, C, E> played(Match<S, C, E> begun, String before) {
        Match<S, C, E> match = begun;
        String link = before;
        Scribe<S, C, E> scribe = new Scribe<>(begun.system());
        for (int i = 0; i < script.orders().size(); i++) {
            Script.Order order = script.orders().get(i);
            List<Line> recorded = lines(order);
            link = Digest.link(link, texts(recorded));
            Cause cause = isLink(order.hash().orElseThrow(), link) ? unaltered() : Cause.ALTERED;
            if (cause != Cause.ALTERED && order.seal().isPresent() && opening(i).isEmpty()) {
                return cutShort(match, i, link);
            }
            switch (turn(match, i, cause)) {
                case Next.Not<S, C, E>(Line at, String why, Cause whence) -> {
                    return differs(i, at, why, whence);
                }
                case Next.Played<S, C, E>(Match<S, C, E> longer) -> match = longer;
            }
            Optional<Check<S, C, E>> difference =
                    difference(i, recorded, scribe.lines(match.log().getLast()), cause);
            if (difference.isPresent()) {
                return difference.get();
            }
            if (cause == Cause.ALTERED) {
                Line hash = Line.of(order.hash().orElseThrow());
                return differs(i, hash, "hash " + link, cause);
            }
        }
        return rest(match);
    }

    /** Whether every opening belonged to a sealed command. */
    private Check<S, C, E> rest(Match<S, C, E> match) {
        return openings.values().stream()
                .filter(opening -> !sealed.contains(opening.turn()))
                .findFirst()
                .<Check<S, C, E>>map(opening ->
                        differs(
                                match.log().size(),
                                Line.of(opening.line()),
                                "command " + opening.turn() + " is not sealed",
                                Cause.ALTERED))
                .orElseGet(() -> new Check.Agrees<>(match));
    }

    /** A turn played again, or why it could not be. */
    private sealed interface Next<S, C, E> {
        /**
         * It could.
         *
         * @param match with the turn
         */
        record Played<S, C, E>(Match<S, C, E> match) implements Next<S, C, E> {}

        /**
         * It could not.
         *
         * @param at the line at fault
         * @param why what the rules say
         * @param cause where that comes from
         */
        record Not<S, C, E>(Line at, String why, Cause cause) implements Next<S, C, E> {}
    }

    private Optional<Opening> opening(int index) {
        return Optional.ofNullable(openings.get(index + 1));
    }

    private Next<S, C, E> turn(Match<S, C, E> match, int index, Cause cause) {
        Script.Order order = script.orders().get(index);
        if (order.seal().isEmpty()) {
            return turn(match, order, order.command(), cause);
        }
        if (opening(index).isEmpty()) {
            String why = "a sealed command that nothing opens";
            return new Next.Not<>(Line.of("do", order.command()), why, cause);
        }
        Opening opening = opening(index).get();
        String seal = Digest.seal(opening.salt(), opening.command().toString());
        if (!order.seal().equals(Optional.of(seal))) {
            String why = "the opening of another seal, " + seal;
            return new Next.Not<>(Line.of(opening.line()), why, Cause.ALTERED);
        }
        sealed.add(opening.turn());
        return turn(match, order, opening.command(), cause);
    }

    private Next<S, C, E> turn(
            Match<S, C, E> match, Script.Order order, Statement words, Cause cause) {
        Line line = Line.of("do", order.command());
        return switch (match.system().command(match.now(), words)) {
            case Parsed.Bad<C>(List<Fault> faults) -> new Next.Not<>(line, said(faults), cause);
            case Parsed.Good<C>(C command) ->
                    switch (attempt(match, order, command)) {
                        case Match.Attempt.Done<S, C, E>(Match<S, C, E> longer) ->
                                new Next.Played<>(longer);
                        case Match.Attempt.Refused<S, C, E>(Ruling.Refused ruling) ->
                                new Next.Not<>(line, why(ruling), cause);
                        case Match.Attempt.Waiting<S, C, E> waiting ->
                                new Next.Not<>(line, missing(waiting.next()), cause);
                    };
        };
    }

    private Match.Attempt<S, C, E> attempt(Match<S, C, E> match, Script.Order order, C command) {
        ScriptedDice dice =
                new ScriptedDice(order.faces().map(Script.FaceLine::faces).orElse(List.of()));
        return order.seal().isEmpty()
                ? match.play(command, dice)
                : match.play(command, dice, opening(match.log().size()).orElseThrow().salt());
    }

    private static String missing(DiceSource.Request next) {
        return "dice are missing: " + next.count() + " for " + next.purpose();
    }

    private static String why(Ruling.Refused ruling) {
        return ruling.findings().stream()
                .filter(Finding::forbids)
                .map(finding -> finding.clause().id() + ": " + finding.text())
                .collect(Collectors.joining("; "));
    }

    private static String said(List<Fault> faults) {
        return faults.stream().map(Fault::toString).collect(Collectors.joining("; "));
    }

    /** The first line that is not the same. */
    private Optional<Check<S, C, E>> difference(
            int index, List<Line> recorded, List<String> now, Cause cause) {
        for (int i = 0; i < Math.max(recorded.size(), now.size()); i++) {
            String here = i < now.size() ? now.get(i) : "nothing more";
            Line there =
                    i < recorded.size()
                            ? recorded.get(i)
                            : new Line(recorded.getLast().number(), "nothing more");
            if (!there.text().equals(here)) {
                return Optional.of(differs(index, there, here, cause));
            }
        }
        return Optional.empty();
    }

    /** The record up to a command that nothing opens; the links of the rest are looked at. */
    private Check<S, C, E> cutShort(Match<S, C, E> match, int index, String at) {
        String link = at;
        for (int i = index + 1; i < script.orders().size(); i++) {
            Script.Order order = script.orders().get(i);
            link = Digest.link(link, texts(lines(order)));
            if (!isLink(order.hash().orElseThrow(), link)) {
                Line hash = Line.of(order.hash().orElseThrow());
                return differs(i, hash, "hash " + link, Cause.ALTERED);
            }
        }
        return new Check.CutShort<>(match, script.orders().get(index).command().line());
    }

    private Check<S, C, E> unreadable(List<Fault> faults) {
        Fault first = faults.getFirst();
        Line line =
                head().stream()
                        .filter(each -> each.number() == first.line())
                        .findFirst()
                        .orElseGet(() -> head().getFirst());
        return differs(0, line, said(faults), unaltered());
    }

    private Cause unaltered() {
        return script.heading().versionSaid().equals(Optional.of(system.version()))
                ? Cause.SAME_VERSION
                : Cause.RULES_CHANGED;
    }

    private Check<S, C, E> differs(int index, Line recorded, String now, Cause cause) {
        return new Check.Differs<>(index, recorded.number(), recorded.text(), now, cause);
    }

    /** The lines before the first command, without the link. */
    private List<Line> head() {
        Heading heading = script.heading();
        return Stream.of(
                        Stream.of(new Line(1, "system " + script.system())),
                        heading.format().stream().map(Line::of),
                        heading.version().stream().map(Line::of),
                        heading.rows().stream().map(Line::of),
                        script.setup().stream().map(Line::of))
                .flatMap(lines -> lines)
                .toList();
    }

    private static List<Line> lines(Script.Order order) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of("do", order.command()));
        order.faces()
                .filter(faces -> !faces.faces().isEmpty())
                .ifPresent(faces -> lines.add(new Line(faces.line(), Scribe.faces(faces.faces()))));
        order.events().forEach(event -> lines.add(Line.of("event", event)));
        order.linkedOpenings().forEach(opening -> lines.add(Line.of(opening.line())));
        return lines;
    }

    private static List<String> texts(List<Line> lines) {
        return lines.stream().map(Line::text).toList();
    }

    private static boolean isLink(Statement hash, String link) {
        return hash.words().getLast().text().equals(link);
    }
}
