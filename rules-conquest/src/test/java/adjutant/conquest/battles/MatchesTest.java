package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Outcome;
import adjutant.chance.ScriptedDice;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.contract.Records;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.Standing;
import adjutant.play.simulation.Battles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whole battles on record are played again and agree; {@code -Dbless=true} writes them anew from
 * their seeds.
 */
class MatchesTest {
    private static final Path FOLDER = Path.of("src/test/resources/matches");

    @ParameterizedTest
    @CsvSource({
        "bottleneck.record, documents, bottleneck, 21",
        "echelon.record, second-edition, echelon, 22"
    })
    void aRecordedBattleAgrees(String name, String edition, String scenario, long seed)
            throws IOException {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("bless")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, MatchRecord.write(played(edition, scenario, seed)));
        }
        Match<Battle, Command, Event> match = Records.read(Fields.SYSTEM, Files.readString(file));
        assertThat(match.log()).hasSizeGreaterThan(100);
        assertThat(Fields.SYSTEM.standing(match.now())).isNotInstanceOf(Standing.Running.class);
    }

    private static Match<Battle, Command, Event> played(
            String edition, String scenario, long seed) {
        var experiment = Fields.experiment(edition, scenario, seed, 1);
        Recorder recorder = new Recorder(Match.begin(Fields.SYSTEM, experiment.start()));
        Battles.play(experiment, 0, recorder);
        return recorder.match;
    }

    /** Writes down a battle while it is played. */
    private static final class Recorder implements Battles.Watcher<Battle, Command, Event> {
        private Match<Battle, Command, Event> match;

        Recorder(Match<Battle, Command, Event> begun) {
            this.match = begun;
        }

        @Override
        public void done(
                Battle before, Command command, Outcome outcome, List<Event> events, Battle after) {
            List<Integer> faces =
                    outcome.rolls().stream().flatMap(roll -> roll.faces().stream()).toList();
            match =
                    switch (match.play(command, new ScriptedDice(faces))) {
                        case Match.Attempt.Done<Battle, Command, Event>(var longer) -> longer;
                        case Match.Attempt.Refused<Battle, Command, Event> refused ->
                                throw new AssertionError(refused);
                        case Match.Attempt.Waiting<Battle, Command, Event> waiting ->
                                throw new AssertionError(waiting);
                    };
        }
    }
}
