package adjutant.gda.system;

import adjutant.game.Side;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import java.util.List;

/** What a side may do in the Command phase. */
final class CommandOffers {
    private CommandOffers() {}

    static void add(Battle battle, Side side, Offers offers) {
        if (battle.commander(side).adcs().isEmpty()) {
            offers.perhaps(new Command.Adcs(side));
            return;
        }
        List<Brigade> brigades = battle.brigades(side);
        for (Brigade brigade : brigades) {
            for (Tasking tasking : Tasking.values()) {
                offers.perhaps(new Command.Task(side, brigade.name(), tasking));
            }
            for (Unit unit : battle.present(brigade)) {
                offers.perhaps(new Command.Attach(brigade.name(), unit.id()));
            }
        }
        for (Brigade brigade : brigades) {
            offers.perhaps(new Command.Order(brigade.name()));
            offers.perhaps(new Command.Falter(brigade.name()));
        }
        if (battle.clock().turn() == side) {
            offers.perhaps(new Command.Initiative());
        }
    }
}
