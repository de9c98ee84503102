package adjutant.gda.system;

import adjutant.battlefield.geometry.Length;
import adjutant.game.Offer;
import adjutant.game.Side;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.notation.CommandWriter;
import java.util.List;
import java.util.Optional;

/** What a side may do in the Command phase. */
final class CommandOffers {
    private CommandOffers() {}

    static void add(Battle battle, Side side, Offers offers) {
        if (battle.commander(side).adcs().isEmpty()) {
            offers.perhaps(new Command.Adcs(side));
            return;
        }
        offers.perhaps(new Command.Urge(side));
        List<Brigade> brigades = battle.brigades(side);
        for (Brigade brigade : brigades) {
            for (Tasking tasking : Tasking.values()) {
                if (tasking == Tasking.REDEPLOY) {
                    redeploy(battle, brigade, offers);
                } else {
                    offers.perhaps(new Command.Task(side, brigade.name(), tasking));
                }
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

    /** Redeploy, to any place along the edge. */
    private static void redeploy(Battle battle, Brigade brigade, Offers offers) {
        Side side = brigade.side();
        Command.Task task =
                new Command.Task(side, brigade.name(), Tasking.REDEPLOY, Optional.of(Length.ZERO));
        if (Offers.isAllowed(battle, task)) {
            Length edge = battle.layout().edge(side);
            long most = edge.micrometres() / battle.scale().whole(1).micrometres();
            String words =
                    new CommandWriter(battle.scale())
                            .write(new Command.Task(side, brigade.name(), Tasking.REDEPLOY));
            offers.ranged(
                    new Offer(
                            words + " to $1",
                            List.of(new Offer.Range(0, most, 1000)),
                            Offer.Shape.NUMBER));
        }
    }
}
