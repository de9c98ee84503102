package adjutant.gda.battle;

import adjutant.gda.battle.Event.AttackIs;
import adjutant.gda.battle.Event.AttackOver;
import adjutant.gda.battle.Event.BrigadeIs;
import adjutant.gda.battle.Event.Choices;
import adjutant.gda.battle.Event.CommanderIs;
import adjutant.gda.battle.Event.OfUnit;
import adjutant.gda.battle.Event.Time;
import adjutant.gda.battle.Event.TurnOver;
import java.util.List;

/** Copies what happened into a battle. It decides nothing. */
public final class Course {
    private Course() {}

    /** The battle after an event. */
    public static Battle after(Battle battle, Event event) {
        return switch (event) {
            case OfUnit of -> battle.with(of.unit(), unit -> after(unit, of));
            case BrigadeIs(Brigade now) -> battle.with(now);
            case CommanderIs(Commander now) -> battle.with(now);
            case Time(Clock now) -> battle.at(now);
            case AttackIs(Attack now) -> battle.with(now);
            case AttackOver(String lead) -> battle.without(lead);
            case Choices(List<Choice> open) -> battle.choosing(open);
            case TurnOver _ -> battle.withAll(unit -> unit.of(unit.states().kept()));
        };
    }

    /** The battle after some events. */
    public static Battle after(Battle battle, List<Event> events) {
        Battle now = battle;
        for (Event event : events) {
            now = after(now, event);
        }
        return now;
    }

    private static Unit after(Unit unit, OfUnit event) {
        return switch (event) {
            case Event.Moved e -> unit.at(unit.onTable().at(e.pose()));
            case Event.Formed e -> unit.drawnUp(e.formation(), e.body());
            case Event.Became e -> unit.of(unit.states().with(e.state()));
            case Event.Ceased e -> unit.of(unit.states().without(e.state()));
            case Event.Suffered e -> unit.suffering(e.now());
            case Event.Recovered e -> unit.suffering(e.casualties());
            case Event.BasesLeft e -> unit.ofBases(e.bases());
            case Event.Ammunition e -> unit.lowOnAmmo(e.times());
            case Event.Removed e -> unit.at(new Place.Gone(e.how()));
            case Event.Garrisoned e -> unit.at(new Place.Garrison(e.terrain()));
            case Event.Withdrawn e -> unit.drawnUp(e.formation(), new Place.Reserve());
            case Event.Arrived e -> unit.at(e.body());
        };
    }
}
