package adjutant.gda.discipline;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Generals;

/**
 * Whether a unit is in reach of its brigadier. Where there is none nobody is out of reach.
 *
 * @rule GDA-CMD-7
 * @rule GDA-HR-42
 */
public final class InCommand {
    private InCommand() {}

    /** Whether a unit on the table is. */
    public static boolean is(Battle battle, Unit unit) {
        Length reach = Printed.COMMAND.in(battle.scale());
        return Generals.place(battle, battle.brigade(unit))
                .filter(general -> !Distance.isWithin(unit.footprint(), general, reach))
                .isEmpty();
    }
}
