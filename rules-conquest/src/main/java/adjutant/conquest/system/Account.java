package adjutant.conquest.system;

import adjutant.conquest.Each;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Facts;
import adjutant.game.Harm;
import adjutant.game.Side;
import java.util.Optional;

/** The figures of a battle that experiments count. */
final class Account {
    private Account() {}

    static Facts.Tree of(Battle battle) {
        return Facts.tree()
                .put("rounds", battle.clock().round())
                .put(
                        "points",
                        Facts.tree()
                                .put("A", battle.scores().getOrDefault(Side.A, 0))
                                .put("B", battle.scores().getOrDefault(Side.B, 0))
                                .build())
                .put("units", Facts.items(Each.map(battle.regiments(), Account::unit)))
                .build();
    }

    private static Facts unit(Regiment regiment) {
        return Facts.tree().put("id", regiment.id()).put("left", regiment.isGone() ? 0 : 1).build();
    }

    /** The Wounds that a Regiment took while another's card was up. */
    static Optional<Harm> harm(Battle battle, Event event) {
        return event instanceof Event.Wounded wounded && wounded.wounds() > 0
                ? battle.active()
                        .map(Activation::unit)
                        .filter(by -> !by.equals(wounded.unit()))
                        .map(by -> new Harm(by, wounded.unit(), wounded.wounds()))
                : Optional.empty();
    }
}
