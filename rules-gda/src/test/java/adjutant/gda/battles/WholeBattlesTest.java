package adjutant.gda.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Outcome;
import adjutant.game.Standing;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.play.simulation.Battles;
import adjutant.play.simulation.Experiment;
import adjutant.play.simulation.LocalRunner;
import adjutant.play.simulation.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random legal battles come to an end, and nothing impossible happens in them. */
class WholeBattlesTest {
    /** Four times as many battles are played: 200; in the profile {@code long} 1,000. */
    private static final int EACH = Integer.getInteger("battles", 50);

    /** After how many commands a situation is written and read back. */
    private static final int WRITTEN = 25;

    @ParameterizedTest
    @CsvSource({"mirror, 1, 4", "austrian-flank, 2, 4", "british-ridge, 3, 4", "skirmish, 4, 8"})
    void everyBattleComesToItsEnd(String name, long seed, int fifths) {
        int games = EACH * fifths / 5;
        Experiment<Battle, Command, Event> experiment = Fields.experiment(name, seed, games);
        for (int game = 0; game < games; game++) {
            Watch watch = new Watch();
            Tale tale =
                    Battles.play(
                            experiment,
                            game,
                            (before, command, outcome, events, after) -> {
                                isTold(before, command, outcome);
                                watch.sees(before, command, events, after);
                            });
            assertThat(tale.standing()).isNotInstanceOf(Standing.Running.class);
        }
    }

    /** It is told who gives every command, and who throws every die. */
    private static void isTold(Battle before, Command command, Outcome outcome) {
        assertThat(Fields.SYSTEM.actor(before, command)).as("who gives %s", command).isPresent();
        for (Outcome.Thrown thrown : outcome.rolls()) {
            assertThat(Fields.SYSTEM.thrower(before, command, thrown.request()))
                    .as("who throws %s of %s", thrown.request(), command)
                    .isPresent();
        }
    }

    /** Looks at a battle while it goes on. */
    private static final class Watch {
        private int commands;

        void sees(Battle before, Command command, List<Event> events, Battle after) {
            Battle now = before;
            try {
                for (Event event : events) {
                    Battle next = Fields.SYSTEM.apply(now, event);
                    Invariants.hold(next);
                    Invariants.follows(now, event, next);
                    now = next;
                }
                assertThat(now).isEqualTo(after);
                Invariants.settled(now);
                Ring.holds(before, command, after);
                if (commands++ % WRITTEN == 0) {
                    readsBack(after);
                }
            } catch (AssertionError e) {
                throw told(before, command, events, e);
            }
        }
    }

    private static void readsBack(Battle battle) {
        String text = Fields.SYSTEM.write(battle);
        Battle read =
                Statements.read("system gda\n" + text)
                        .then(Script::of)
                        .then(script -> Fields.SYSTEM.setUp(script.setup()))
                        .orThrow();
        assertThat(read).isEqualTo(battle);
    }

    private static AssertionError told(
            Battle before, Command command, List<Event> events, AssertionError e) {
        List<String> happened =
                events.stream().map(event -> Fields.SYSTEM.writeEvent(before, event)).toList();
        return new AssertionError(
                Fields.SYSTEM.writeCommand(before, command)
                        + " / "
                        + happened
                        + "\n"
                        + e.getMessage()
                        + "\n"
                        + Fields.SYSTEM.write(before),
                e);
    }

    @Test
    void theSameSeedGivesTheSameTallyOnAnyNumberOfThreads() {
        Experiment<Battle, Command, Event> experiment = Fields.experiment("skirmish", 7, 6);
        assertThat(LocalRunner.run(experiment, 2, _ -> {}))
                .isEqualTo(LocalRunner.run(experiment, 1, _ -> {}));
    }
}
