package adjutant.gda.charge;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.gda.Each;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.movement.FallBack;
import adjutant.gda.movement.Rate;
import adjutant.gda.ruling.Telling;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Beaten units fall back: the whole way, or up to behind a formed friend where one stands so. What
 * they suffer besides is told elsewhere.
 *
 * @rule GDA-CHG-19
 * @rule GDA-CHG-20
 * @rule GDA-HR-33
 */
public final class Beaten {
    private Beaten() {}

    /**
     * It Retires and is Unformed. Who was Unformed before and reaches no formed friend Routs.
     *
     * @param from whom it falls back from
     * @rule GDA-FAL-7
     * @rule GDA-C-06
     */
    public static void retire(Telling telling, String id, String from) {
        Unit unit = telling.unit(id);
        if (!unit.isOnTable()) {
            return;
        }
        Length reach = Rate.retire(telling.now().scale(), unit);
        if (unit.isUnformed() && unit.isCloseOrder() && !isNearFriend(telling.now(), unit, reach)) {
            rout(telling, id, from);
            return;
        }
        fall(telling, id, State.RETIRING, from);
        telling.become(id, State.UNFORMED);
    }

    /** It Retreats; guns disperse. */
    public static void retreat(Telling telling, String id, String from) {
        if (telling.unit(id).troop().isBattery()) {
            telling.remove(id, Place.Loss.DISPERSED);
            return;
        }
        fall(telling, id, State.RETREATING, from);
        telling.become(id, State.UNFORMED);
    }

    /** It Routs, and disperses where it does not end near a formed friend; guns are lost. */
    public static void rout(Telling telling, String id, String from) {
        if (telling.unit(id).troop().isBattery()) {
            telling.remove(id, Place.Loss.DISPERSED);
            return;
        }
        fall(telling, id, State.ROUTING, from);
        telling.become(id, State.UNFORMED);
        Unit unit = telling.unit(id);
        Length near = Printed.BEHIND_FRIEND.in(telling.now().scale());
        if (unit.isOnTable() && !isNearFriend(telling.now(), unit, near)) {
            telling.remove(id, Place.Loss.DISPERSED);
        }
    }

    /**
     * The supports of a beaten unit Retire.
     *
     * @rule GDA-SUP-6
     */
    public static void supports(Telling telling, List<String> ids, String from) {
        for (String id : ids) {
            Unit unit = telling.unit(id);
            if (unit.isOnTable() && !unit.isFallingBack() && !unit.isSkirmishing()) {
                fall(telling, id, State.RETIRING, from);
                telling.become(id, State.UNFORMED);
            }
        }
    }

    private static boolean isNearFriend(Battle battle, Unit unit, Length limit) {
        return Each.any(
                battle.onTable(unit.side()),
                friend ->
                        !friend.id().equals(unit.id())
                                && friend.isCloseOrder()
                                && !friend.isUnformed()
                                && !friend.isFallingBack()
                                && Distance.isWithin(unit.footprint(), friend.footprint(), limit));
    }

    /** The move itself. */
    static void fall(Telling telling, String id, State how, String from) {
        Unit unit = telling.unit(id);
        if (!unit.isOnTable()) {
            return;
        }
        Battle now = telling.now();
        FallBack back = FallBack.of(now, telling.unit(id), how, Optional.of(telling.unit(from)));
        List<Event> events =
                behind(now, unit, back).map(back::eventsBehind).orElseGet(back::events);
        telling.addAll(events);
        telling.become(id, how);
    }

    /** The friend behind whom it comes to a halt first. */
    private static Optional<Unit> behind(Battle battle, Unit unit, FallBack back) {
        return battle.onTable(unit.side()).stream()
                .filter(friend -> !friend.id().equals(unit.id()))
                .filter(friend -> back.stop(friend).isPresent())
                .min(Comparator.comparing(friend -> back.stop(friend).orElseThrow()));
    }
}
