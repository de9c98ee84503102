package adjutant.gda.battles;

import adjutant.contract.Examples;
import adjutant.game.Resources;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.system.GeneralDArmee;
import adjutant.play.ai.RandomPlayer;
import adjutant.play.simulation.Experiment;
import java.nio.file.Path;

/** Battles to be played. */
final class Fields {
    static final GeneralDArmee SYSTEM = new GeneralDArmee();

    private static final RandomPlayer PLAYER = new RandomPlayer();

    private Fields() {}

    /** An experiment between two who play by lot. */
    static Experiment<Battle, Command, Event> experiment(String name, long seed, int games) {
        return new Experiment<>(SYSTEM, start(name), PLAYER, PLAYER, seed, games);
    }

    /** The battle of an example, or of a file beside the tests. */
    static Battle start(String name) {
        String text =
                name.equals("skirmish")
                        ? Resources.text(Fields.class, "/battles/skirmish.battle")
                        : Examples.text(Path.of("../examples/gda/" + name + ".battle"));
        return Statements.read(text)
                .then(Script::of)
                .then(script -> SYSTEM.setUp(script.setup()))
                .orThrow();
    }
}
