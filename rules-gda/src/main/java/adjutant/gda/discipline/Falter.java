package adjutant.gda.discipline;

import adjutant.gda.Each;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.List;

/**
 * Which brigades Falter after what has happened.
 *
 * @rule GDA-BRG-1
 */
public final class Falter {
    private Falter() {}

    /** Tells it of every brigade that has cause for it and does not Falter yet. */
    public static void tell(Telling telling) {
        List<Event> events = telling.events();
        if (Each.none(events, event -> isLoss(event) || isRetreat(event))) {
            return;
        }
        for (Brigade brigade : telling.now().brigades()) {
            if (!brigade.is(Mood.FALTERING) && hasCause(telling.now(), events, brigade)) {
                telling.addAll(of(telling.now(), brigade));
            }
        }
    }

    /**
     * What happens when a brigade comes to Falter: one that was Demoralised before disperses.
     *
     * @param brigade as it is when it does
     * @rule GDA-BRG-3
     */
    public static List<Event> of(Battle battle, Brigade brigade) {
        List<Event> events = new ArrayList<>(List.of(new Event.BrigadeIs(faltering(brigade))));
        if (brigade.is(Mood.DEMORALISED) && !battle.brigade(brigade.name()).is(Mood.FALTERING)) {
            for (Unit unit : battle.present(brigade)) {
                events.add(new Event.Removed(unit.id(), Place.Loss.DISPERSED));
            }
        }
        return events;
    }

    /** A brigade that Falters from now on: it loses Infantry Assault! */
    private static Brigade faltering(Brigade brigade) {
        List<Mood> moods = new ArrayList<>(brigade.moods());
        moods.removeAll(List.of(Mood.OBEYS, Mood.HESITANT));
        moods.add(Mood.FALTERING);
        List<Tasking> tasks = new ArrayList<>(brigade.tasks());
        tasks.removeIf(Tasking::lasts);
        return brigade.of(moods).tasked(tasks);
    }

    private static boolean hasCause(Battle now, List<Event> events, Brigade brigade) {
        boolean newlyRetreats = false;
        for (Event event : events) {
            if (event instanceof Event.OfUnit own
                    && (isLoss(own) || isRetreat(own))
                    && isOf(now, own, brigade)) {
                if (isLoss(own)) {
                    return true;
                }
                newlyRetreats = true;
            }
        }
        return newlyRetreats && retreating(now, brigade) >= 2;
    }

    /** Whether a unit Routs or is lost, unless it has fled. */
    private static boolean isLoss(Event event) {
        return (event instanceof Event.Became(String _, State state) && state == State.ROUTING)
                || (event instanceof Event.Removed(String _, Place.Loss how)
                        && how != Place.Loss.FLED);
    }

    private static boolean isRetreat(Event event) {
        return event instanceof Event.Became(String _, State state) && state == State.RETREATING;
    }

    private static boolean isOf(Battle battle, Event.OfUnit event, Brigade brigade) {
        Unit unit = battle.unit(event.unit());
        return !unit.troop().isScreen() && unit.troop().brigade().equals(brigade.name());
    }

    private static int retreating(Battle battle, Brigade brigade) {
        return Each.count(battle.present(brigade), unit -> unit.is(State.RETREATING));
    }
}
