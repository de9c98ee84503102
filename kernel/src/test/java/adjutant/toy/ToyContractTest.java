package adjutant.toy;

import adjutant.contract.RuleSystemContract;
import adjutant.game.RuleSystem;
import java.util.List;

/** The toy rules keep the contract. */
class ToyContractTest extends RuleSystemContract<Strip, Command, Event> {
    @Override
    protected RuleSystem<Strip, Command, Event> system() {
        return new Toy();
    }

    @Override
    protected List<String> battles() {
        return List.of(
                """
                system toy
                set rounds 4
                strip 12
                unit a1 side A profile Pikes at 3
                unit a2 side A profile Slingers at 1 damage 3 shaken
                unit b1 side B profile Guards at 6
                unit b2 side B profile Slingers at 9
                do vow A a2
                do step a1 2
                do vow A a1           # once a Round
                do vow B b2
                do step a1 1          # has acted
                do rally a2
                do hit a2 > b1        # too far
                do end
                do hit b1 > a1
                do step b2 3          # b1 stands in the way
                do step b2 back 2
                do rally b2           # is not shaken
                do end
                do hit a1 > b1
                do hit b1 > b1        # no enemy
                """,
                """
                system toy
                round 2
                turn B
                unit a1 side A profile Pikes at 3 damage 7 shaken acted
                unit b1 side B profile "pike" at 4
                unit a2 side A profile Guards at 5 gone
                vow B b1
                do hit b1 > a1
                faces 1 1 2 4 5 6 4 4 4
                do end
                """);
    }
}
