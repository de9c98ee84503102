package adjutant.gda.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Near;

/**
 * Nobody comes near the enemy's Close Order by its own move.
 *
 * @rule GDA-MOV-2
 */
final class Ring {
    private static final Length ROUNDING = Length.micrometres(25);

    private Ring() {}

    /** Looks at a command and what came of it. */
    static void holds(Battle before, Command command, Battle after) {
        if (command instanceof Command.Move || command instanceof Command.EmergencyLimber) {
            String id = ((Command.OfUnit) command).unit();
            Unit unit = after.unit(id);
            if (unit.isOnTable()) {
                outside(before.unit(id), unit, after);
            }
        }
    }

    private static void outside(Unit then, Unit now, Battle battle) {
        Length ring = Printed.RING.in(battle.scale()).minus(ROUNDING);
        Near.enemies(battle, now.side()).stream()
                .filter(Near::isThreat)
                .filter(enemy -> !Distance.isWithin(then.footprint(), enemy.footprint(), ring))
                .forEach(enemy ->
                        assertThat(Distance.isWithin(now.footprint(), enemy.footprint(), ring))
                                .as("%s near %s by its own move", now.id(), enemy.id())
                                .isFalse());
    }
}
