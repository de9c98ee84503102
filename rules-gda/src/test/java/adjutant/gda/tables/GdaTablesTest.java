package adjutant.gda.tables;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.ScriptedDice;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Match;
import adjutant.game.Ruling;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.system.GeneralDArmee;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of every table holds. */
class GdaTablesTest {
    private static final GeneralDArmee SYSTEM = new GeneralDArmee();

    static Stream<Row> rows() {
        return Row.all();
    }

    @Test
    void thereAreRows() {
        assertThat(rows()).hasSizeGreaterThan(20);
        assertThat(rows().map(Row::id)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aRowHolds(Row row) {
        Match<Battle, Command, Event> match = Match.begin(SYSTEM, battle(row));
        for (int i = 0; i < row.orders().size(); i++) {
            String[] order = row.orders().get(i).split(" : ", -1);
            Command command = command(match.now(), order[0]);
            List<Integer> faces = faces(order.length > 1 ? order[1] : "");
            ScriptedDice dice = new ScriptedDice(faces);
            Battle before = match.now();
            boolean last = i + 1 == row.orders().size();
            switch (match.play(command, dice)) {
                case Match.Attempt.Done<Battle, Command, Event>(var done) -> {
                    assertThat(dice.left()).as("faces left of " + order[0]).isEmpty();
                    match = done;
                    if (last) {
                        happened(row, before, done.log().getLast());
                    }
                }
                case Match.Attempt.Refused<Battle, Command, Event>(var ruling) -> {
                    assertThat(last).as(order[0] + ": " + reasons(ruling)).isTrue();
                    refused(row, ruling);
                }
                case Match.Attempt.Waiting<Battle, Command, Event> waiting ->
                        throw new AssertionError("dice are missing: " + waiting.next());
            }
        }
    }

    private static Battle battle(Row row) {
        String text =
                row.battle().stream().map(GdaTablesTest::line).collect(Collectors.joining("\n"));
        Parsed<List<Statement>> statements = Statements.read(text);
        return statements.then(SYSTEM::setUp).orThrow();
    }

    /** {@code @f f1 ...} is a battalion of side A, {@code @h h1 ...} one of side B. */
    private static String line(String written) {
        if (written.startsWith("@f ")) {
            return unit(written, "A arm infantry");
        }
        if (written.startsWith("@h ")) {
            return unit(written, "B arm infantry");
        }
        return written;
    }

    private static String unit(String written, String what) {
        String[] parts = written.split(" ", 3);
        return "unit " + parts[1] + " side " + what + " " + parts[2];
    }

    private static Command command(Battle battle, String words) {
        return Statements.read(words)
                .then(read -> SYSTEM.command(battle, read.getFirst()))
                .orThrow();
    }

    private static List<Integer> faces(String text) {
        return Stream.of(text.split(" ", -1))
                .filter(face -> !face.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }

    private static void refused(Row row, Ruling.Refused ruling) {
        assertThat(row.expected()).as(reasons(ruling)).containsExactly("refused");
        assertThat(
                        ruling.findings().stream()
                                .filter(Finding::forbids)
                                .map(finding -> finding.clause().id())
                                .distinct())
                .as(reasons(ruling))
                .containsExactlyInAnyOrderElementsOf(row.clauses());
    }

    private static String reasons(Ruling ruling) {
        return ruling.findings().stream()
                .map(each -> each.clause().id() + " " + each.holds() + " " + each.text())
                .collect(Collectors.joining("; "));
    }

    private static void happened(Row row, Battle before, Match.Turn<Battle, Command, Event> turn) {
        List<String> events =
                turn.events().stream().map(each -> SYSTEM.writeEvent(before, each)).toList();
        String told = reasons(turn.ruling()) + "\n" + String.join("\n", events);
        assertThat(turn.ruling().findings().stream().map(each -> each.clause().id()))
                .as(told)
                .containsAll(row.clauses());
        Facts.Tree result =
                SYSTEM.result(before, turn.command(), turn.ruling(), turn.outcome(), turn.after());
        for (String expected : row.expected()) {
            if (expected.startsWith("not ")) {
                String never = expected.substring("not ".length());
                assertThat(events).as(told).noneMatch(event -> event.startsWith(never));
            } else if (expected.contains("=")) {
                String[] pair = expected.split("=", 2);
                Facts all =
                        at(turn.ruling().facts(), pair[0])
                                .or(() -> at(result, pair[0]))
                                .orElse(Facts.of("nothing"));
                assertThat(text(all)).as(told + "\n" + result).isEqualTo(pair[1]);
            } else {
                assertThat(events).as(told).anyMatch(event -> event.startsWith(expected));
            }
        }
    }

    /** What a path leads to, such as {@code pools.0.score}. */
    private static Optional<Facts> at(Facts facts, String path) {
        Optional<Facts> now = Optional.of(facts);
        for (String name : path.split("\\.", -1)) {
            now =
                    now.flatMap(each ->
                            switch (each) {
                                case Facts.Tree tree -> tree.get(name);
                                case Facts.Items(List<Facts> values) ->
                                        values.stream().skip(Integer.parseInt(name)).findFirst();
                                default -> Optional.empty();
                            });
        }
        return now;
    }

    private static String text(Facts facts) {
        return switch (facts) {
            case Facts.Whole(long value) -> Long.toString(value);
            case Facts.Decimal(double value) -> Double.toString(value);
            case Facts.Text(String value) -> value;
            case Facts.Flag(boolean value) -> Boolean.toString(value);
            case Facts.Nothing() -> "nothing";
            case Facts.Items(List<Facts> values) ->
                    values.stream().map(GdaTablesTest::text).collect(Collectors.joining(","));
            case Facts.Chances chances -> chances.toString();
            case Facts.Tree tree -> tree.entries().toString();
        };
    }
}
