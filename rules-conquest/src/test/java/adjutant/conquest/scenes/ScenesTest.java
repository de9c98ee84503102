package adjutant.conquest.scenes;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.system.Conquest;
import adjutant.contract.Examples;
import adjutant.contract.ScenesContract;
import adjutant.game.RuleSystem;
import java.nio.file.Path;

/** The examples, ruled on. */
public class ScenesTest extends ScenesContract<Battle, Command, Event> {
    /** The battles that come with the project. */
    public static final Examples EXAMPLES = new Examples(Path.of("../examples"));

    @Override
    protected RuleSystem<Battle, Command, Event> system() {
        return new Conquest();
    }

    @Override
    protected Examples examples() {
        return EXAMPLES;
    }
}
