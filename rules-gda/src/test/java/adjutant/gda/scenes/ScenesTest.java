package adjutant.gda.scenes;

import adjutant.contract.Examples;
import adjutant.contract.ScenesContract;
import adjutant.game.RuleSystem;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.system.GeneralDArmee;
import java.nio.file.Path;

/** The examples, ruled on. */
public class ScenesTest extends ScenesContract<Battle, Command, Event> {
    /** The battles that come with the project. */
    public static final Examples EXAMPLES = new Examples(Path.of("../examples/gda"));

    @Override
    protected RuleSystem<Battle, Command, Event> system() {
        return new GeneralDArmee();
    }

    @Override
    protected Examples examples() {
        return EXAMPLES;
    }
}
