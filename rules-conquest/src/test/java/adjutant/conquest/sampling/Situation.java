package adjutant.conquest.sampling;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.system.Conquest;
import adjutant.game.Ruling;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import java.util.List;

/**
 * A Clash that may be fought.
 *
 * @param text as a battle file, its order included
 * @param battle the situation
 * @param command the Clash
 * @param ruling why it may be fought, and its dice
 */
public record Situation(String text, Battle battle, Command.Clash command, Ruling.Allowed ruling) {
    static final Conquest SYSTEM = new Conquest();

    /** The situation that a text sets up, or every fault in it. */
    static Parsed<Battle> battle(String text) {
        return Statements.read(text).then(Script::of).then(script -> SYSTEM.setUp(script.setup()));
    }

    /** The command that a line names in a situation, or every fault in it. */
    static Parsed<Command> command(Battle battle, String line) {
        Parsed<List<Statement>> words = Statements.read(line);
        return words.then(all -> SYSTEM.command(battle, all.getFirst()));
    }
}
