package adjutant.conquest.records;

import adjutant.chance.RolledDice;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.system.Conquest;
import adjutant.game.Match;
import adjutant.game.notation.Salt;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A battle file played with dice of its own and its Command Stacks sealed. */
final class Fight {
    /** Where battles and records lie. */
    static final Path FOLDER = Path.of("src/test/resources/records");

    private static final Conquest CONQUEST = new Conquest();

    private Fight() {}

    /** The text of a file. */
    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The match that a battle file tells, up to a number of commands. */
    static Match<Battle, Command, Event> played(String text, int most) {
        Script script = Statements.read(text).then(Script::of).orThrow();
        Match<Battle, Command, Event> match =
                Match.begin(CONQUEST, CONQUEST.setUp(script.setup()).orThrow());
        for (int i = 0; i < Math.min(most, script.orders().size()); i++) {
            var words = script.orders().get(i).command();
            Command command = CONQUEST.command(match.now(), words).orThrow();
            Match.Attempt<Battle, Command, Event> attempt =
                    match.play(command, new RolledDice(7, i), salt(i));
            if (!(attempt instanceof Match.Attempt.Done<Battle, Command, Event> done)) {
                throw new AssertionError(words + ": " + attempt);
            }
            match = done.match();
        }
        return match;
    }

    /** A salt for a command; a test needs no secret one. */
    private static Salt salt(int index) {
        String digits = Integer.toHexString(0x10000 + 40_503 * (index + 1));
        return new Salt(digits.repeat(32).substring(0, 64));
    }
}
