package adjutant.gda.system;

import adjutant.chance.DiceSource;
import adjutant.game.Side;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Unit;
import adjutant.gda.morale.InitiativeAction;
import java.util.Arrays;
import java.util.Optional;

/**
 * Who throws which dice: the owner of the unit that the dice are named by; for initiative each side
 * its own, for the defence against a charge the owner of the charged unit, for the bounce of a ball
 * the owner of the guns, and where no unit is named who gives the command.
 */
final class Throwers {
    private Throwers() {}

    static Optional<Side> of(Battle battle, Command command, DiceSource.Request request) {
        return switch (command) {
            case Command.Initiative _ -> InitiativeAction.thrower(request.purpose());
            case Command.Fire _ when request.purpose().startsWith("bounce") ->
                    Actors.of(battle, command);
            default -> {
                Optional<Side> owner = owner(battle, request.label());
                yield request.purpose().startsWith("defence")
                        ? owner.map(Side::opponent)
                        : owner.or(() -> Actors.of(battle, command));
            }
        };
    }

    /**
     * The owner of the first unit whose id stands in a label, behind the word that says what for.
     */
    private static Optional<Side> owner(Battle battle, String label) {
        return Arrays.stream(label.split(" ", -1))
                .skip(1)
                .flatMap(word -> battle.find(word).stream())
                .findFirst()
                .map(Unit::side);
    }
}
