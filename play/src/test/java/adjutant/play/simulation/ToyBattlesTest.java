package adjutant.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.notation.Statements;
import adjutant.play.ai.Player;
import adjutant.play.ai.RandomPlayer;
import adjutant.toy.Command;
import adjutant.toy.Event;
import adjutant.toy.Strip;
import adjutant.toy.Toy;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Battles of the toy system between random players. */
class ToyBattlesTest {
    private static final String START =
            """
            set rounds 4
            strip 12
            unit a1 side A profile Pikes at 3
            unit a2 side A profile Slingers at 1
            unit b1 side B profile Guards at 6
            unit b2 side B profile Slingers at 9
            """;

    private static Experiment<Strip, Command, Event> experiment(Player player, int games) {
        Toy toy = new Toy();
        Strip start = toy.setUp(Statements.read(START).orThrow()).orThrow();
        return new Experiment<>(toy, start, player, player, 2026, games);
    }

    @Test
    void everyBattleEnds() {
        Experiment<Strip, Command, Event> experiment = experiment(new RandomPlayer(), 100);
        for (int game = 0; game < 100; game++) {
            assertThat(Battles.play(experiment, game).standing())
                    .isNotInstanceOf(Standing.Running.class);
        }
    }

    @Test
    void aGameIsTheSameWhereverItIsPlayed() {
        Experiment<Strip, Command, Event> experiment = experiment(new RandomPlayer(), 40);
        AtomicInteger told = new AtomicInteger();
        Tally one = LocalRunner.run(experiment, 1, told::addAndGet);
        assertThat(told).hasValue(40);
        assertThat(LocalRunner.run(experiment, 3, _ -> {})).isEqualTo(one);
        assertThat(one.games()).isEqualTo(40);
        assertThat(
                        one.drawn()
                                + one.wins().getOrDefault(Side.A, 0)
                                + one.wins().getOrDefault(Side.B, 0))
                .isEqualTo(40);
        assertThat(one.commands()).isGreaterThan(40);
    }

    @Test
    void talliesMergeInAnyOrder() {
        Experiment<Strip, Command, Event> experiment = experiment(new RandomPlayer(), 9);
        Tally left = Tally.NONE;
        Tally right = Tally.NONE;
        for (int game = 0; game < 9; game++) {
            Tally tally = Tally.of(Battles.play(experiment, game));
            left = left.and(tally);
            right = tally.and(right);
        }
        assertThat(left).isEqualTo(right).isNotEqualTo(Tally.NONE);
    }

    @Test
    void aBattleInWhichNobodyMovesIsAFault() {
        Player idle =
                new Player() {
                    @Override
                    public <S, C, E> Optional<adjutant.play.ai.Choice<C, E>> choose(
                            adjutant.game.RuleSystem<S, C, E> system,
                            S state,
                            Side side,
                            adjutant.chance.Lots lots) {
                        return Optional.empty();
                    }
                };
        Experiment<Strip, Command, Event> experiment = experiment(idle, 1);
        assertThatThrownBy(() -> Battles.play(experiment, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nobody may do anything in game 0 of seed 2026");
    }
}
