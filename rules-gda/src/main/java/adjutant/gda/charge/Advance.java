package adjutant.gda.charge;

import adjutant.battlefield.geometry.Pose;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Telling;

/**
 * Chargers go to the point before their targets, all at once.
 *
 * @rule GDA-CHG-2
 */
final class Advance {
    private Advance() {}

    /** All that are declared. */
    static void all(Telling telling) {
        Battle start = telling.now();
        for (Attack attack : start.attacks()) {
            if (attack.stage() == Attack.Stage.DECLARED) {
                one(telling, start, attack);
            }
        }
    }

    /** One of them, from where all stood at the start. */
    static void one(Telling telling, Battle start, Attack attack) {
        Unit target = start.unit(attack.target());
        for (String id : attack.chargers()) {
            Unit unit = start.unit(id);
            Charging charging =
                    new Charging(
                            start,
                            unit,
                            target,
                            Way.of(unit.onTable(), attack.turn()),
                            attack.chargers());
            charging.guns().forEach(guns -> telling.become(guns.id(), State.UNFORMED));
            Pose end = charging.way().end(charging.toPoint());
            if (!end.equals(unit.pose())) {
                telling.add(new Event.Moved(id, end));
            }
            telling.become(id, State.CHARGED);
        }
        attack.supports().forEach(id -> telling.become(id, State.CHARGED));
        telling.add(new Event.AttackIs(attack.at(Attack.Stage.CLOSE)));
    }
}
