package adjutant.gda.fire;

import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.gda.Each;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.movement.FallBack;
import adjutant.gda.ruling.Suffering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The Discipline Tests that fire has brought, one a unit and phase, taken when the side that fired
 * has done so.
 *
 * @rule GDA-OUT-2
 * @rule GDA-HR-1
 * @rule GDA-HR-29
 */
public final class FireTests {
    private static final String PURPOSE = "fire";

    private FireTests() {}

    /** Their dice, in the order of the units. */
    public static Chance chance(Battle battle) {
        return new Chance(List.of(), Each.map(due(battle), unit -> test(battle, unit)));
    }

    private static Step test(Battle battle, Unit unit) {
        return DisciplineTest.of(battle, unit, PURPOSE)
                .step(battle.config(), DisciplineTest.Then.NOTHING);
    }

    private static List<Unit> due(Battle battle) {
        return Each.where(battle.units(), unit -> unit.isPresent() && unit.is(State.TEST_DUE));
    }

    /** What comes of them. */
    public static List<Event> settle(Battle battle, Outcome outcome) {
        List<Event> events = new ArrayList<>();
        Battle now = battle;
        for (Unit unit : due(battle)) {
            List<Event> more = settle(now, now.unit(unit.id()), outcome);
            events.addAll(more);
            now = Course.after(now, more);
        }
        return events;
    }

    private static List<Event> settle(Battle battle, Unit unit, Outcome outcome) {
        List<Event> events = new ArrayList<>();
        if (!unit.isPresent()) {
            return events;
        }
        events.add(new Event.Ceased(unit.id(), State.TEST_DUE));
        events.add(new Event.Became(unit.id(), State.TESTED));
        String label = PURPOSE + " " + unit.id();
        if (DisciplineTest.recovers(outcome, label) && unit.casualties() > 0) {
            events.add(new Event.Recovered(unit.id(), unit.casualties() - 1));
        }
        DisciplineTest.result(outcome, label)
                .ifPresent(result ->
                        events.addAll(
                                switch (result) {
                                    case PASS -> List.of();
                                    case FAIL -> failed(battle, unit);
                                    case BAD -> retires(battle, unit);
                                }));
        return events;
    }

    private static List<Event> failed(Battle battle, Unit unit) {
        return unit.isUnformed()
                ? retires(battle, unit)
                : List.of(new Event.Became(unit.id(), State.UNFORMED));
    }

    /** A unit Retires, Unformed, for a casualty; a garrison stays. */
    private static List<Event> retires(Battle battle, Unit unit) {
        List<Event> events = new ArrayList<>(fallsBack(battle, unit));
        if (!Course.after(battle, events).unit(unit.id()).isPresent()) {
            return events;
        }
        if (!unit.isUnformed() && !events.contains(unformed(unit))) {
            events.add(unformed(unit));
        }
        if (!unit.isGarrison()) {
            events.add(new Event.Became(unit.id(), State.RETIRING));
        }
        events.addAll(Suffering.of(unit, 1));
        return events;
    }

    private static Event unformed(Unit unit) {
        return new Event.Became(unit.id(), State.UNFORMED);
    }

    private static List<Event> fallsBack(Battle battle, Unit unit) {
        return unit.isGarrison()
                ? List.of()
                : FallBack.of(battle, unit, State.RETIRING, Optional.empty()).events();
    }
}
