package adjutant.gda.fire;

import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import java.util.ArrayList;
import java.util.List;

/**
 * The Discipline Tests that fire has brought, one a unit and phase, taken when the side that fired
 * has done so.
 *
 * @rule GDA-OUT-2
 * @rule GDA-HR-1
 */
public final class FireTests {
    private static final String PURPOSE = "fire";

    private FireTests() {}

    /** Their dice, in the order of the units. */
    public static Chance chance(Battle battle) {
        return new Chance(List.of(), due(battle).stream().map(unit -> test(battle, unit)).toList());
    }

    private static Step test(Battle battle, Unit unit) {
        return DisciplineTest.of(battle, unit, PURPOSE)
                .step(battle.config(), DisciplineTest.Then.NOTHING);
    }

    private static List<Unit> due(Battle battle) {
        return battle.units().stream()
                .filter(unit -> unit.isPresent() && unit.is(State.TEST_DUE))
                .toList();
    }

    /** What comes of them. */
    public static List<Event> settle(Battle battle, Outcome outcome) {
        List<Event> events = new ArrayList<>();
        for (Unit unit : due(battle)) {
            events.add(new Event.Ceased(unit.id(), State.TEST_DUE));
            events.add(new Event.Became(unit.id(), State.TESTED));
        }
        return events;
    }
}
