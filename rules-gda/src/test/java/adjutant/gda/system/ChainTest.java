package adjutant.gda.system;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.RuleSystem;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Odds of several commands in a row are told where they are known. */
class ChainTest {
    private static final String FIELD =
            """
            unit f1 side A arm infantry grade veteran formation column at 90 60 facing 0
            unit f2 side A arm infantry formation line at 60 60 facing 0
            unit h1 side B arm infantry formation line at 90 45 facing 180
            """;

    private final GeneralDArmee system = new GeneralDArmee();
    private final Battle battle = Statements.read(FIELD).then(system::setUp).orThrow();

    private RuleSystem.Odds odds(String... words) {
        List<Command> commands =
                Stream.of(words)
                        .map(line ->
                                Statements.read(line)
                                        .then(read -> system.command(battle, read.getFirst()))
                                        .orThrow())
                        .toList();
        return system.odds(battle, commands, Set.of());
    }

    /** The line that was a column a moment before fires as a line, not halved. */
    @Test
    void aCommandWithoutDiceLeadsToTheNext() {
        assertThat(odds("change f1 line", "fire f1 > h1"))
                .isInstanceOf(RuleSystem.Odds.Known.class)
                .isNotEqualTo(odds("fire f1 > h1"));
    }

    @Test
    void aCommandWithDiceIsGivenItsFacesFirst() {
        assertThat(odds("fire f1 > h1", "reform f1"))
                .isInstanceOfSatisfying(
                        RuleSystem.Odds.NotAllowed.class,
                        not -> {
                            assertThat(not.index()).isZero();
                            assertThat(not.ruling().findings())
                                    .extracting(finding -> finding.clause().id())
                                    .containsExactly("GDA-HR-44");
                        });
    }
}
