package adjutant.conquest.system;

import adjutant.chance.DiceSource;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.game.Side;
import java.util.Optional;

/**
 * Who throws which dice: the owner of the target defends and tests Morale; all else is thrown by
 * the owner of the Regiment that acts.
 *
 * @rule CQ-DEF-01
 */
final class Throwers {
    private Throwers() {}

    static Optional<Side> of(Battle battle, Command command, DiceSource.Request request) {
        Optional<Side> actor = actor(command).flatMap(battle::bearing).map(unit -> unit.side());
        boolean targets =
                request.purpose().contains("defense") || request.purpose().contains("morale");
        String label = request.label().split(" ", 2)[0];
        Optional<Side> target = battle.find(label).map(unit -> unit.side());
        return targets && target.isPresent() ? target : actor;
    }

    private static Optional<String> actor(Command command) {
        return switch (command) {
            case Command.OfUnit own -> Optional.of(own.unit());
        };
    }
}
