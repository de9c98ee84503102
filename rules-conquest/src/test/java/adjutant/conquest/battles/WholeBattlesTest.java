package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Outcome;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.tables.Conservation;
import adjutant.conquest.tables.Invariants;
import adjutant.game.Standing;
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
    /** Battles of each kind: 200 in all; the profile {@code long} plays 1,000. */
    private static final int EACH = Integer.getInteger("battles", 50);

    @ParameterizedTest
    @CsvSource({
        "documents, bottleneck, BARE, 1",
        "second-edition, bottleneck, BUILT, 2",
        "documents, maelstrom, ROUGH, 3",
        "second-edition, echelon, ROUGH, 4"
    })
    void everyBattleComesToItsEnd(
            String edition, String scenario, Fields.Ground ground, long seed) {
        Experiment<Battle, Command, Event> experiment =
                Fields.experiment(edition, scenario, ground, seed, EACH);
        for (int game = 0; game < EACH; game++) {
            RoundWatch watch = new RoundWatch();
            Tale tale =
                    Battles.play(
                            experiment,
                            game,
                            (before, command, outcome, events, after) -> {
                                dice(before, command, outcome);
                                assertThat(followed(watch, before, command, events))
                                        .isEqualTo(after);
                            });
            assertThat(tale.standing()).isNotInstanceOf(Standing.Running.class);
        }
    }

    /** It is told who throws every die. */
    private static void dice(Battle before, Command command, Outcome outcome) {
        for (Outcome.Thrown thrown : outcome.rolls()) {
            assertThat(Fields.SYSTEM.thrower(before, command, thrown.request()))
                    .as("who throws %s of %s", thrown.request(), command)
                    .isPresent();
        }
    }

    /** The situation after each event in turn, looked at. */
    private static Battle followed(
            RoundWatch watch, Battle before, Command command, List<Event> events) {
        Battle now = before;
        for (Event event : events) {
            Battle next = Fields.SYSTEM.apply(now, event);
            try {
                Invariants.hold(next);
                Conservation.holds(now, event, next);
                KeepOut.holds(now, command, event, next);
                watch.sees(now, event, next);
            } catch (AssertionError e) {
                throw told(before, command, Fields.SYSTEM.writeEvent(next, event), e);
            }
            now = next;
        }
        try {
            Invariants.settled(now);
            Ordered.holds(now);
        } catch (AssertionError e) {
            throw told(before, command, "after it", e);
        }
        return now;
    }

    private static AssertionError told(
            Battle before, Command command, String where, AssertionError e) {
        return new AssertionError(
                Fields.SYSTEM.writeCommand(before, command)
                        + " / "
                        + where
                        + "\n"
                        + e.getMessage()
                        + "\n"
                        + Fields.SYSTEM.write(before),
                e);
    }

    @Test
    void theSameSeedGivesTheSameTallyOnAnyNumberOfThreads() {
        Experiment<Battle, Command, Event> experiment =
                Fields.experiment("documents", "bottleneck", 7, 6);
        assertThat(LocalRunner.run(experiment, 2, _ -> {}))
                .isEqualTo(LocalRunner.run(experiment, 1, _ -> {}));
    }
}
