package adjutant.gda.movement;

import adjutant.battlefield.geometry.Length;
import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.discipline.DisciplineTest.Result;
import adjutant.gda.ground.Near;
import java.util.List;

/**
 * The test that a square takes before it moves with enemy cavalry near; it stays where it fails.
 *
 * @rule GDA-SQR-1
 */
final class SquareTest {
    private static final String PURPOSE = "square";

    private SquareTest() {}

    static Chance chance(Battle battle, Unit unit) {
        if (!isDue(battle, unit)) {
            return Chance.NONE;
        }
        DisciplineTest test = DisciplineTest.of(battle, unit, PURPOSE);
        return new Chance(
                List.of(), List.of(test.step(battle.config(), DisciplineTest.Then.NOTHING)));
    }

    private static boolean isDue(Battle battle, Unit unit) {
        Length limit = Printed.SQUARE_TEST.in(battle.scale());
        return unit.formation() == Formation.SQUARE
                && Near.enemyWithin(
                                battle,
                                unit.side(),
                                unit.footprint(),
                                limit,
                                enemy -> enemy.troop().isCavalry())
                        .isPresent();
    }

    /** Whether a test came up and was failed. */
    static boolean stays(Outcome outcome, Unit unit) {
        return DisciplineTest.result(outcome, PURPOSE + " " + unit.id())
                .filter(result -> result != Result.PASS)
                .isPresent();
    }
}
