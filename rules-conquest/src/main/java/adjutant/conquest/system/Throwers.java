package adjutant.conquest.system;

import adjutant.chance.DiceSource;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Side;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who throws which dice: the owner of the target defends and tests Morale; all else is thrown by
 * the owner of the Regiment that acts.
 *
 * @rule CQ-DEF-01
 */
final class Throwers {
    private Throwers() {}

    static Optional<Side> of(Battle battle, Command command, DiceSource.Request request) {
        Optional<Side> named =
                Stream.of(Side.values())
                        .filter(side -> side.name().equals(request.label()))
                        .findFirst();
        if (command instanceof Command.OfRound && named.isPresent()) {
            return named;
        }
        if (isOfDuel(battle, command)) {
            return duellist(battle, request);
        }
        boolean targets =
                request.purpose().contains("defense") || request.purpose().contains("morale");
        String label = request.label().split(" ", 2)[0];
        Optional<Side> target = battle.find(label).map(Regiment::side);
        return targets && target.isPresent() ? target : actor(battle, command);
    }

    private static boolean isOfDuel(Battle battle, Command command) {
        return switch (command) {
            case Command.Duel _ -> true;
            case Command.Answer _ ->
                    battle.proceedings()
                            .asked()
                            .filter(question -> question.command() instanceof Command.Duel)
                            .isPresent();
            default -> false;
        };
    }

    /** In a Duel a pool is named by him who defends; the other throws to hit. */
    private static Optional<Side> duellist(Battle battle, DiceSource.Request request) {
        Optional<Side> own = battle.ofCharacter(request.label()).map(Regiment::side);
        return request.purpose().startsWith("defense") ? own : own.map(Side::opponent);
    }

    private static Optional<Side> actor(Battle battle, Command command) {
        return switch (command) {
            case Command.OfUnit own -> battle.ofCard(own.unit()).map(Regiment::side);
            case Command.OfSide own -> Optional.of(own.side());
            case Command.Answer _ ->
                    battle.proceedings()
                            .asked()
                            .flatMap(question -> actor(battle, question.command()));
            case Command.RollOff _, Command.Supremacy _, Command.First _, Command.Assign _ ->
                    Optional.empty();
        };
    }
}
