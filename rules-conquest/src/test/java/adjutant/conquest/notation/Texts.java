package adjutant.conquest.notation;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Texts as battles and commands, with the shipped profiles. */
final class Texts {
    private Texts() {}

    static Parsed<Battle> read(String text) {
        return Statements.read(text).then(all -> BattleReader.read(all, Profiles.shipped()));
    }

    static Battle battle(String text) {
        return read(text).orThrow();
    }

    static Parsed<Command> command(Battle battle, String text) {
        Statement words = Statements.read(text).orThrow().getFirst();
        return CommandReader.read(battle, words);
    }

    /** The sample that comes with the game. */
    static String sample() {
        try {
            return Files.readString(Path.of("../examples/sample.battle"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Script script(String text) {
        return Script.of(Statements.read(text).orThrow()).orThrow();
    }

    static Parsed<Battle> setUp(Script script) {
        List<Statement> setup = script.setup();
        return BattleReader.read(setup, Profiles.shipped());
    }
}
