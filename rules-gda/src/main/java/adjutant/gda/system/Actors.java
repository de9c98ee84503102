package adjutant.gda.system;

import adjutant.game.Side;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import java.util.Optional;

/** Which side gives a command. */
final class Actors {
    private Actors() {}

    static Optional<Side> of(Battle battle, Command command) {
        return switch (command) {
            case Command.Resolve _, Command.Melee _ -> Optional.of(battle.clock().initiative());
            case Command.OfUnit own -> Optional.of(battle.unit(own.unit()).side());
            case Command.OfBrigade own -> Optional.of(battle.brigade(own.brigade()).side());
            case Command.OfSide own -> Optional.of(own.side());
            case Command.Initiative _ -> Optional.of(battle.clock().turn());
            case Command.End _ -> Optional.of(battle.clock().turn());
        };
    }
}
