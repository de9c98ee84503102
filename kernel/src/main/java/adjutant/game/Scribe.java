package adjutant.game;

import adjutant.game.notation.Heading;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the lines of a record, without its links, one turn after the other; knows which secrets
 * are still sealed. One scribe, one record.
 */
final class Scribe<S, C, E> {
    private final RuleSystem<S, C, E> system;
    private final Map<Integer, Match.Turn<S, C, E>> sealed = new TreeMap<>();
    private int turns;

    Scribe(RuleSystem<S, C, E> system) {
        this.system = system;
    }

    /** The lines before the first command. */
    List<String> head(S start) {
        List<String> lines = new ArrayList<>();
        lines.add("system " + system.id());
        lines.add("format " + MatchRecord.FORMAT);
        lines.add("version " + system.version());
        lines.addAll(Heading.rows(system.tablesUsed(start)));
        system.writeInFull(start).lines().filter(line -> !line.isBlank()).forEach(lines::add);
        return lines.stream().map(Scribe::normal).toList();
    }

    /** The lines of the next turn. */
    List<String> lines(Match.Turn<S, C, E> turn) {
        turns++;
        turn.salt().ifPresent(_ -> sealed.put(turns, turn));
        List<String> lines = new ArrayList<>();
        lines.add("do " + command(turn));
        if (!turn.faces().isEmpty()) {
            lines.add(faces(turn.faces()));
        }
        turn.events().forEach(event -> lines.add("event " + event(turn, event)));
        if (opens(turn)) {
            lines.addAll(openings());
            sealed.clear();
        }
        return lines.stream().map(Scribe::normal).toList();
    }

    /** A line of faces. */
    static String faces(List<Integer> faces) {
        return Stream.concat(Stream.of("faces"), faces.stream().map(String::valueOf))
                .collect(Collectors.joining(" "));
    }

    private String command(Match.Turn<S, C, E> turn) {
        Optional<String> concealed = turn.salt().flatMap(_ -> system.concealed(turn.command()));
        String plain = system.writeCommand(turn.after(), turn.command());
        return concealed
                .map(hidden -> hidden + " commit " + Digest.seal(turn.salt().orElseThrow(), plain))
                .orElse(plain);
    }

    private String event(Match.Turn<S, C, E> turn, E event) {
        return turn.salt().isPresent()
                ? system.concealedEvent(turn.after(), event)
                : system.writeEvent(turn.after(), event);
    }

    /** Whether nothing is secret any more: an event says so, or the battle is over. */
    private boolean opens(Match.Turn<S, C, E> turn) {
        return !sealed.isEmpty()
                && (turn.events().stream()
                                .map(system::discloses)
                                .anyMatch(RuleSystem.Disclosure.EVERYTHING::equals)
                        || !(system.standing(turn.after()) instanceof Standing.Running));
    }

    /** What opens the commands that are still sealed. */
    List<String> openings() {
        List<String> lines = new ArrayList<>();
        sealed.forEach((number, turn) ->
                lines.add(
                        "open "
                                + number
                                + " "
                                + turn.salt().orElseThrow().hex()
                                + " "
                                + system.writeCommand(turn.after(), turn.command())));
        return lines;
    }

    /** A line as it reads back. */
    private static String normal(String line) {
        return Statements.read(line).orThrow().getFirst().toString();
    }
}
