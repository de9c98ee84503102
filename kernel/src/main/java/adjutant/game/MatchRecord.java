package adjutant.game;

import adjutant.game.notation.Fault;
import adjutant.game.notation.Heading;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match as text that a person can read: the battle file it began with and the profiles it uses,
 * then each command with its faces, its events and a link of the hash chain. Played again it must
 * agree. {@code docs/replay-format.md} describes it.
 */
public final class MatchRecord {
    /** The format written. */
    public static final int FORMAT = 1;

    private MatchRecord() {}

    /** The text of a match, as everybody may see it: what is secret still is sealed. */
    public static <S, C, E> String write(Match<S, C, E> match) {
        return written(match, new Scribe<>(match.system())).toString();
    }

    /**
     * The same with what opens the seals at its end, so that the match can go on from it: for
     * whoever keeps the match, and nobody else while it lasts.
     */
    public static <S, C, E> String writeWithSecrets(Match<S, C, E> match) {
        Scribe<S, C, E> scribe = new Scribe<>(match.system());
        StringBuilder text = written(match, scribe);
        scribe.openings().forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    private static <S, C, E> StringBuilder written(Match<S, C, E> match, Scribe<S, C, E> scribe) {
        StringBuilder text = new StringBuilder();
        String link = linked(text, "", scribe.head(match.start()));
        for (Match.Turn<S, C, E> turn : match.log()) {
            link = linked(text, link, scribe.lines(turn));
        }
        return text;
    }

    private static String linked(StringBuilder text, String before, List<String> lines) {
        String link = Digest.link(before, lines);
        lines.forEach(line -> text.append(line).append('\n'));
        text.append("hash ").append(link).append('\n');
        return link;
    }

    /**
     * How a record compares with the same commands and faces played now.
     *
     * @param <S> the system's situations
     * @param <C> the system's commands
     * @param <E> the system's events
     */
    public sealed interface Check<S, C, E> {
        /**
         * Every line and every link is the same.
         *
         * @param match the match, which may go on
         */
        record Agrees<S, C, E>(Match<S, C, E> match) implements Check<S, C, E> {}

        /**
         * It is not the same.
         *
         * @param index the command, from 0, at which it first differs, after as many that agree
         * @param line the line of the record
         * @param recorded what the record says there
         * @param now what the rules say there now
         * @param cause where the difference comes from
         */
        record Differs<S, C, E>(int index, int line, String recorded, String now, Cause cause)
                implements Check<S, C, E> {}

        /**
         * A secret command is not opened: the record was cut off before the opening. What follows
         * is sound as a text, but cannot be played.
         *
         * @param match the match up to there, which agrees
         * @param line the line of the sealed command
         */
        record CutShort<S, C, E>(Match<S, C, E> match, int line) implements Check<S, C, E> {}
    }

    /** Where a difference comes from. */
    public enum Cause {
        /** The text does not bear out its own links: it was altered after it was written. */
        ALTERED,
        /** The text is as it was written; the version of the rules is another one now. */
        RULES_CHANGED,
        /** The text is as it was written, by rules of this very version. */
        SAME_VERSION
    }

    /**
     * Plays a record again, with the profiles it holds, and compares.
     *
     * @return faults where the text is no record of this format
     */
    public static <S, C, E> Parsed<Check<S, C, E>> check(
            RuleSystem<S, C, E> system, Script script) {
        List<Fault> faults = faults(script);
        return faults.isEmpty()
                ? new Parsed.Good<>(new Replay<>(system, script).check())
                : new Parsed.Bad<>(faults);
    }

    /** What a text lacks to be a record. */
    private static List<Fault> faults(Script script) {
        Heading heading = script.heading();
        List<Fault> faults = new ArrayList<>();
        if (!heading.formatSaid().equals(Optional.of(Integer.toString(FORMAT)))) {
            String found = heading.format().map(Statement::toString).orElse("no \"format\"");
            int line = heading.format().map(Statement::line).orElse(1);
            faults.add(new Fault(line, 0, found, "the record of a match: format " + FORMAT));
        }
        if (heading.versionSaid().isEmpty()) {
            faults.add(new Fault(1, 0, "no \"version\"", "that of the rules it was played by"));
        }
        if (heading.hash().isEmpty()) {
            faults.add(new Fault(1, 0, "no \"hash\" before the first \"do\"", "a recorded match"));
        }
        for (Script.Order order : script.orders()) {
            if (order.hash().isEmpty()) {
                faults.add(order.command().fault("a \"do\" without \"hash\"", "a recorded match"));
            }
        }
        return faults;
    }

    /**
     * The rules with the profiles that a text holds; as they are where it holds none and is no
     * record.
     */
    public static <S, C, E> Parsed<RuleSystem<S, C, E>> withRows(
            RuleSystem<S, C, E> system, Heading heading) {
        if (heading.rows().isEmpty() && heading.format().isEmpty()) {
            return new Parsed.Good<>(system);
        }
        Map<String, String> tables = heading.tables();
        return switch (system.withOnlyTables(tables)) {
            case Parsed.Good<RuleSystem<S, C, E>> good -> good;
            case Parsed.Bad<RuleSystem<S, C, E>>(List<Fault> together) -> {
                List<Fault> placed =
                        tables.entrySet().stream()
                                .flatMap(table -> placed(system, table, heading).stream())
                                .toList();
                yield new Parsed.Bad<>(placed.isEmpty() ? inRow(together, heading.rows()) : placed);
            }
        };
    }

    private static List<Fault> placed(
            RuleSystem<?, ?, ?> system, Map.Entry<String, String> table, Heading heading) {
        return inRow(
                system.withOnlyTables(Map.ofEntries(table)).faults(),
                heading.rowsOf(table.getKey()));
    }

    /** Faults of lines of a table, at the rows that hold those lines. */
    private static List<Fault> inRow(List<Fault> faults, List<Statement> rows) {
        return faults.stream()
                .map(fault -> {
                    int row = Math.clamp(fault.line(), 1, rows.size());
                    return new Fault(rows.get(row - 1).line(), 0, fault.found(), fault.expected());
                })
                .toList();
    }
}
