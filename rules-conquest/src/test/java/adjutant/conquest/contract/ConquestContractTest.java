package adjutant.conquest.contract;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.scenes.ScenesTest;
import adjutant.conquest.system.Conquest;
import adjutant.contract.RuleSystemContract;
import adjutant.game.RuleSystem;
import java.util.List;

/** Conquest keeps the contract of rule systems, over all examples. */
class ConquestContractTest extends RuleSystemContract<Battle, Command, Event> {
    @Override
    protected RuleSystem<Battle, Command, Event> system() {
        return new Conquest();
    }

    @Override
    protected List<String> battles() {
        return ScenesTest.EXAMPLES.texts();
    }

    /** The examples are single questions: WholeBattlesTest plays battles from Round to Round. */
    @Override
    protected boolean playsRounds() {
        return false;
    }

    /** Fewer than usual: WholeBattlesTest and OffersTest walk through whole battles. */
    @Override
    protected int walks() {
        return 4;
    }
}
