package adjutant.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Side;
import adjutant.game.notation.Statements;
import adjutant.play.ai.GreedyPlayer;
import adjutant.play.ai.Player;
import adjutant.play.ai.RandomPlayer;
import adjutant.toy.Command;
import adjutant.toy.Event;
import adjutant.toy.Strip;
import adjutant.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player that looks one command ahead, on the toy system. */
class ToyGreedyTest {
    private static final int GAMES = 60;
    private static final String START =
            """
            set rounds 20
            strip 12
            unit a1 side A profile Pikes at 3
            unit a2 side A profile Slingers at 1
            unit b1 side B profile Pikes at 8
            unit b2 side B profile Slingers at 10
            """;

    private static Experiment<Strip, Command, Event> experiment(Player a, Player b) {
        Toy toy = new Toy();
        Strip start = toy.setUp(Statements.read(START).orThrow()).orThrow();
        return new Experiment<>(toy, start, a, b, 2026, GAMES);
    }

    private static Tally played(Player a, Player b) {
        return LocalRunner.run(experiment(a, b), 2, _ -> {});
    }

    @Test
    void greedBeatsChanceFromEitherSeat() {
        Tally first = played(new GreedyPlayer(), new RandomPlayer());
        Tally second = played(new RandomPlayer(), new GreedyPlayer());
        assertThat(first.wins().get(Side.A)).isGreaterThan(2 * wins(first, Side.B) + GAMES / 4);
        assertThat(second.wins().get(Side.B)).isGreaterThan(2 * wins(second, Side.A) + GAMES / 4);
    }

    private static int wins(Tally tally, Side side) {
        return tally.wins().getOrDefault(side, 0);
    }

    @Test
    void theSameSeedIsTheSameGame() {
        List<Command> once = commands();
        assertThat(commands()).isEqualTo(once).isNotEmpty();
    }

    private static List<Command> commands() {
        List<Command> commands = new ArrayList<>();
        Battles.play(
                experiment(new GreedyPlayer(), new GreedyPlayer()),
                7,
                (_, command, _, _, _) -> commands.add(command));
        return commands;
    }
}
