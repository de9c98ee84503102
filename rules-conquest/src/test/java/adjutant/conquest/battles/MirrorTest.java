package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Outcome;
import adjutant.chance.ScriptedDice;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.game.Match;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.play.simulation.Battles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A table turned by half a circle with its sides exchanged gives the turned match: every command of
 * random battles is given on the turned table too, with the same faces. Only the order of the
 * Reinforcement Rolls of both sides, A before B (CQ-ROUND-05), is not turned.
 */
class MirrorTest {
    private static final int GAMES = Integer.getInteger("mirrored", 2);

    @ParameterizedTest
    @CsvSource({"documents, bottleneck, 11", "second-edition, maelstrom, 12"})
    void aTurnedTableGivesTheTurnedMatch(String edition, String scenario, long seed) {
        for (int game = 0; game < GAMES; game++) {
            Battles.play(
                    Fields.experiment(edition, scenario, seed, GAMES),
                    game,
                    (before, command, outcome, _, after) ->
                            turned(before, command, outcome, after));
        }
    }

    private static void turned(Battle before, Command command, Outcome outcome, Battle after) {
        if (command instanceof Command.Reinforcements(Side side, _, _, _) && side == Side.A) {
            return;
        }
        Mirror mirror = new Mirror(before);
        Battle there = mirror.battle(before);
        String words = Fields.SYSTEM.writeCommand(before, command);
        assertThat(mirror.battle(there)).as("turned twice").isEqualTo(before);
        Command other = mirror.command(there, command);
        assertThat(reasons(Fields.SYSTEM.rule(there, other)))
                .as("%s\n%s", words, Fields.SYSTEM.write(before))
                .isEqualTo(reasons(Fields.SYSTEM.rule(before, command)));
        Match.Attempt<Battle, Command, ?> attempt =
                Match.begin(Fields.SYSTEM, there)
                        .play(other, new ScriptedDice(faces(command, outcome)));
        assertThat(attempt).as(words).isInstanceOf(Match.Attempt.Done.class);
        Battle result = ((Match.Attempt.Done<Battle, Command, ?>) attempt).turn().after();
        assertThat(Fields.SYSTEM.write(result))
                .as("%s\n%s", words, Fields.SYSTEM.write(before))
                .isEqualTo(Fields.SYSTEM.write(mirror.battle(after)));
        assertThat(result).as(words).isEqualTo(mirror.battle(after));
    }

    private static List<String> reasons(Ruling ruling) {
        return ruling.findings().stream()
                .map(finding -> finding.clause().id() + " " + finding.holds())
                .toList();
    }

    /** The faces in the order in which the turned match wants them: side A's come first. */
    private static List<Integer> faces(Command command, Outcome outcome) {
        List<Outcome.Thrown> rolls = new ArrayList<>(outcome.rolls());
        boolean ofSides =
                command instanceof Command.RollOff || command instanceof Command.Supremacy;
        if (ofSides) {
            Collections.reverse(rolls);
        }
        return rolls.stream().flatMap(roll -> roll.faces().stream()).toList();
    }
}
