package adjutant.gda.charge;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.List;

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
        List<String> screens = new ArrayList<>();
        for (String id : attack.chargers()) {
            Unit unit = start.unit(id);
            Charging charging =
                    Charging.of(
                            start,
                            unit,
                            target,
                            Way.of(unit.onTable(), attack.turn()),
                            attack.chargers());
            charging.guns().forEach(guns -> telling.become(guns.id(), State.UNFORMED));
            screens.addAll(screens(telling, charging));
            toPoint(telling, charging);
            telling.become(id, State.CHARGED);
        }
        attack.supports().forEach(id -> telling.become(id, State.CHARGED));
        telling.add(new Event.AttackIs(attack.backedBy(screens).at(Attack.Stage.CLOSE)));
    }

    /**
     * Skirmishers before the target evade; those that are left and may fire at infantry do so when
     * the Charge is carried out.
     *
     * @rule GDA-CHG-6
     */
    private static List<String> screens(Telling telling, Charging charging) {
        List<String> firing = new ArrayList<>();
        Pose end = charging.way().end(charging.toPoint());
        Footprint ground = charging.unit().onTable().at(end).footprint();
        for (Unit screen : charging.screens()) {
            if (!telling.unit(screen.id()).place().equals(screen.place())) {
                continue; // it has evaded before another charger
            }
            Evade.tell(telling, screen.id(), end.facing(), ground);
            if (charging.unit().troop().isInfantry() && !screen.is(State.FIRED)) {
                firing.add(screen.id());
            }
        }
        return firing;
    }

    /** A charger goes to its point, or as near as there is room. */
    static void toPoint(Telling telling, Charging charging) {
        String id = charging.unit().id();
        long step = Math.max(1, Printed.CHARGE_POINT.in(telling.now().scale()).micrometres() / 10);
        long most = charging.toPoint().micrometres();
        makeRoom(telling, charging);
        for (long ahead = most; ahead >= 0; ahead -= step) {
            Pose end = charging.way().end(Length.micrometres(ahead));
            if (end.equals(charging.unit().pose())) {
                return;
            }
            if (Ground.isFree(telling.now(), id, end)) {
                telling.add(new Event.Moved(id, end));
                return;
            }
        }
    }

    /** Friendly skirmishers where a charger will wait go back behind it. */
    private static void makeRoom(Telling telling, Charging charging) {
        Unit unit = charging.unit();
        Pose end = charging.way().end(charging.toPoint());
        Footprint ground = unit.onTable().at(end).footprint();
        for (Unit friend : telling.now().onTable(unit.side())) {
            if (friend.isSkirmishing()
                    && !friend.id().equals(unit.id())
                    && Contact.overlaps(ground, friend.footprint())) {
                Evade.makeRoom(telling, friend.id(), end.facing().opposite(), ground);
            }
        }
    }
}
