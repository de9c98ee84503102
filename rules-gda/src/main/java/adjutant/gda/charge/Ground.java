package adjutant.gda.charge;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Near;
import adjutant.gda.movement.Drill;
import adjutant.gda.ruling.Telling;

/**
 * Winners go forward over the ground: to where the loser stood, or into contact.
 *
 * @rule GDA-CHG-16
 * @rule GDA-HR-14
 */
public final class Ground {
    private static final int MOST_CHARGE_POINTS = 4;

    private Ground() {}

    /** How far it is straight ahead to where a loser stood; nothing where it is not in the way. */
    static Length ahead(Battle battle, Unit winner, Convex stood) {
        Length most = Printed.TAKE_GROUND.in(battle.scale());
        return Way.of(winner.onTable(), 0).toContact(stood, most).orElse(Length.ZERO);
    }

    /** A winner takes the ground where a loser stood; it keeps its facing and does not wheel. */
    public static void take(Telling telling, String id, Convex stood) {
        if (telling.unit(id).isOnTable()) {
            forward(telling, id, ahead(telling.now(), telling.unit(id), stood));
        }
    }

    /** A charger closes in on its target. */
    static void close(Telling telling, String id, Convex target) {
        Unit unit = telling.unit(id);
        if (!unit.isOnTable()) {
            return;
        }
        Length most = Printed.CHARGE_POINT.in(telling.now().scale()).times(MOST_CHARGE_POINTS);
        Way.of(unit.onTable(), 0)
                .toContact(target, most)
                .ifPresent(ahead -> forward(telling, id, ahead));
    }

    /** It goes straight ahead, unless it would stand on somebody or leave the table. */
    static void forward(Telling telling, String id, Length ahead) {
        Pose end = telling.unit(id).pose().ahead(ahead);
        if (Length.ZERO.isLessThan(ahead) && isFree(telling.now(), id, end)) {
            telling.add(new Event.Moved(id, end));
        }
    }

    /** It goes straight back, facing as before, as far as there is room. */
    public static void back(Telling telling, String id, Length length) {
        long step = Math.max(1, length.micrometres() / 10);
        for (long left = length.micrometres(); left > 0; left -= step) {
            Pose end = telling.unit(id).pose().ahead(Length.micrometres(-left));
            if (isFree(telling.now(), id, end)) {
                telling.add(new Event.Moved(id, end));
                return;
            }
        }
    }

    /** Whether a unit would stand on the table and on nobody. */
    static boolean isFree(Battle battle, String id, Pose end) {
        Footprint ground = battle.unit(id).onTable().at(end).footprint();
        return Drill.isOnTable(battle, ground) && Near.under(battle, id, ground).isEmpty();
    }
}
