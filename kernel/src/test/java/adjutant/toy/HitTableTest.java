package adjutant.toy;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.ScriptedDice;
import adjutant.game.Finding;
import adjutant.game.Match;
import adjutant.game.Resources;
import adjutant.game.notation.Statements;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Examples of strikes, one a row: a new rule starts as rows like these. */
class HitTableTest {
    private final Toy system = new Toy();

    static Stream<List<String>> rows() {
        return Resources.rows(Resources.text(HitTableTest.class, "tables/hit.tsv")).stream();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aStrikeEndsAsTheTableSays(List<String> row) {
        String battle =
                "unit a1 side A profile Pikes "
                        + row.get(1)
                        + "\nunit a9 side A profile Pikes at 19\nunit b1 side B profile Guards "
                        + row.get(2);
        Strip start = system.setUp(Statements.read(battle).orThrow()).orThrow();
        List<Integer> faces =
                Stream.of(row.get(3).split(" ", -1))
                        .filter(face -> !face.isEmpty())
                        .map(Integer::valueOf)
                        .toList();
        ScriptedDice dice = new ScriptedDice(faces);
        var attempt = Match.begin(system, start).play(new Command.Hit("a1", "b1"), dice);
        assertThat(clauses()).contains(row.get(4));
        assertThat(dice.left()).isEmpty();
        switch (attempt) {
            case Match.Attempt.Done<Strip, Command, Event>(Match<Strip, Command, Event> match) ->
                    assertThat(
                                    system.writeEvent(
                                            match.now(), match.log().getLast().events().getFirst()))
                            .isEqualTo(row.get(5));
            case Match.Attempt.Refused<Strip, Command, Event>(var ruling) -> {
                assertThat(row.get(5)).isEqualTo("refused");
                assertThat(ruling.findings().stream().filter(Finding::forbids))
                        .extracting(finding -> finding.clause().id())
                        .containsExactly(row.get(4));
            }
            case Match.Attempt.Waiting<Strip, Command, Event> waiting ->
                    throw new AssertionError("dice are missing: " + waiting.next());
        }
    }

    private List<String> clauses() {
        return system.clauses().stream().map(adjutant.game.Clause.Entry::id).toList();
    }
}
