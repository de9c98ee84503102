package adjutant.gda.morale;

import adjutant.gda.Each;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Suffering;
import java.util.ArrayList;
import java.util.List;

/** What becomes of the units of a brigade that are Retreating or Routing. */
final class Rally {
    private Rally() {}

    /**
     * All rally, and are Unformed until a whole Movement reforms them.
     *
     * @rule GDA-CMD-5
     * @rule GDA-BRG-6
     */
    static List<Event> all(Battle battle, Brigade brigade) {
        List<Event> events = new ArrayList<>();
        for (Unit unit : battle.present(brigade)) {
            rally(unit, events);
        }
        return events;
    }

    /**
     * Those that Retreat rally, those that Rout disperse.
     *
     * @rule GDA-BRG-7
     */
    static List<Event> retreating(Battle battle, Brigade brigade) {
        List<Event> events = new ArrayList<>();
        for (Unit unit : battle.present(brigade)) {
            if (unit.is(State.ROUTING)) {
                events.add(disperse(unit));
            } else {
                rally(unit, events);
            }
        }
        return events;
    }

    /**
     * None rally: those that Retreat suffer a casualty, those that Rout disperse.
     *
     * @rule GDA-CMD-6
     */
    static List<Event> none(Battle battle, Brigade brigade) {
        List<Event> events = new ArrayList<>();
        for (Unit unit : battle.present(brigade)) {
            if (unit.is(State.ROUTING)) {
                events.add(disperse(unit));
            } else if (unit.is(State.RETREATING)) {
                events.addAll(Suffering.of(unit, 1));
            }
        }
        return events;
    }

    /**
     * Those that Retreat or Rout disperse.
     *
     * @rule GDA-BRG-8
     */
    static List<Event> gone(Battle battle, Brigade brigade) {
        return Each.map(Each.where(battle.present(brigade), Unit::isBeaten), Rally::disperse);
    }

    static Event disperse(Unit unit) {
        return new Event.Removed(unit.id(), Place.Loss.DISPERSED);
    }

    private static void rally(Unit unit, List<Event> events) {
        if (!unit.isBeaten()) {
            return;
        }
        for (State state : List.of(State.RETREATING, State.ROUTING)) {
            if (unit.is(state)) {
                events.add(new Event.Ceased(unit.id(), state));
            }
        }
        if (!unit.isUnformed()) {
            events.add(new Event.Became(unit.id(), State.UNFORMED));
        }
    }
}
