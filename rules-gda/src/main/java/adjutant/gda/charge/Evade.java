package adjutant.gda.charge;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.gda.army.Mounts;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Near;
import adjutant.gda.movement.Drill;
import adjutant.gda.ruling.Telling;

/**
 * Skirmishers and Cossacks go out of the way of a Charge: straight away from the charger, through
 * anything, facing as before. Where the whole way does not end on free ground they go a little
 * farther, or less far.
 *
 * @rule GDA-HR-3
 * @rule GDA-HR-34
 * @rule GDA-SKR-4
 */
final class Evade {
    private Evade() {}

    /** Whether a unit may. */
    static boolean may(Unit unit) {
        return unit.isOnTable()
                && (unit.isSkirmishing()
                        || unit.troop().mounts().filter(Mounts.COSSACK::equals).isPresent());
    }

    /**
     * It does; it is lost where it does not come clear of the charger.
     *
     * @param away which way
     * @param charger the ground of the charger
     */
    static void tell(Telling telling, String id, Angle away, Footprint charger) {
        Battle battle = telling.now();
        Unit unit = battle.unit(id);
        Length full =
                unit.troop().isCavalry()
                        ? Printed.CAVALRY_SKIRMISH.in(battle.scale())
                        : Printed.EVADE.in(battle.scale());
        Length ring = Printed.RING.in(battle.scale());
        long step = step(battle);
        for (long length = full.plus(ring).micrometres(); length > 0; length -= step) {
            Pose end = shifted(unit.pose(), away, Length.micrometres(length));
            Footprint ground = unit.onTable().at(end).footprint();
            if (isFree(battle, unit, ground)) {
                telling.add(new Event.Moved(id, end));
                break;
            }
        }
        if (Distance.isWithin(telling.unit(id).footprint(), charger, ring)) {
            telling.remove(id, Place.Loss.DISPERSED);
        }
    }

    private static long step(Battle battle) {
        return Math.max(1, Printed.RING.in(battle.scale()).micrometres() / 5);
    }

    /** It makes room for a friend that will stand where it stands: straight back, not farther. */
    static void makeRoom(Telling telling, String id, Angle back, Footprint friend) {
        Battle battle = telling.now();
        Unit unit = battle.unit(id);
        long step = step(battle);
        long most = Printed.EVADE.in(battle.scale()).times(2).micrometres();
        for (long length = step; length <= most; length += step) {
            Pose end = shifted(unit.pose(), back, Length.micrometres(length));
            Footprint ground = unit.onTable().at(end).footprint();
            if (isFree(battle, unit, ground) && !Contact.overlaps(ground, friend)) {
                telling.add(new Event.Moved(id, end));
                return;
            }
        }
    }

    private static Pose shifted(Pose pose, Angle way, Length length) {
        return new Pose(new Pose(pose.front(), way).ahead(length).front(), pose.facing());
    }

    private static boolean isFree(Battle battle, Unit unit, Footprint ground) {
        return Drill.isOnTable(battle, ground) && Near.under(battle, unit.id(), ground).isEmpty();
    }
}
