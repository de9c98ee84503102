package adjutant.gda.discipline;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Unit;

/**
 * Whether a unit is in reach of its brigadier. Where there is none nobody is out of reach.
 *
 * @rule GDA-CMD-7
 */
public final class InCommand {
    private InCommand() {}

    /** Whether a unit on the table is. */
    public static boolean is(Battle battle, Unit unit) {
        Length reach = Printed.COMMAND.in(battle.scale());
        return switch (battle.brigade(unit).general()) {
            case Brigade.General.With(String led) -> isNear(unit, battle.unit(led), reach);
            case Brigade.General.At at -> Distance.isWithin(unit.footprint(), at.point(), reach);
            case Brigade.General.None _ -> true;
        };
    }

    private static boolean isNear(Unit unit, Unit led, Length reach) {
        return !led.isOnTable() || Distance.isWithin(unit.footprint(), led.footprint(), reach);
    }
}
