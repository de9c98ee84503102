package adjutant.gda.charge;

import adjutant.chance.IntTable;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.fire.Flags;
import adjutant.gda.fire.Losses;
import adjutant.gda.fire.Volley;
import java.util.List;

/**
 * The Discipline Tests before the charge roll.
 *
 * @param dice those of the Charge
 */
record ChargeTests(ChargeDice dice) {
    /**
     * The lead tests where the fire has brought a test; it goes on Unformed when it fails, and
     * Retires with a casualty when it fails badly.
     *
     * @rule GDA-OUT-2
     * @rule GDA-HR-37
     */
    Step ofLead() {
        Unit lead = dice.lead();
        DisciplineTest test =
                new DisciplineTest(
                        lead,
                        dice.fireTest(),
                        DisciplineTest.of(dice.battle(), lead.suffering(0), "").modifiers());
        Track track = dice.leadTrack();
        Step.Sum.Shift bands =
                new Step.Sum.Shift(
                        lead.id(),
                        IntTable.generate(
                                track.states(),
                                state ->
                                        track.isLast(state)
                                                ? Step.Sum.Shift.SKIP
                                                : lead.band(track.levelOf(state))));
        return recovering(
                test.step(
                        dice.battle().config(),
                        List.of(bands, Flags.only(Volley.testDue(lead))),
                        new DisciplineTest.Then(
                                List.of(
                                        order(lead, 2),
                                        ResultDice.sure("halt " + lead.id(), lead, 1)),
                                List.of(order(lead, 1)),
                                List.of())),
                lead);
    }

    /** A line that cavalry charges tests, where the lead comes on. */
    Step ofLine() {
        Unit target = dice.target();
        DisciplineTest test =
                new DisciplineTest(
                        target,
                        dice.lineTest(),
                        DisciplineTest.of(dice.battle(), target, "").modifiers());
        return recovering(
                test.step(
                        dice.battle().config(),
                        List.of(dice.alive(), dice.notHalted()),
                        new DisciplineTest.Then(
                                List.of(order(target, 2)), List.of(order(target, 1)), List.of())),
                target);
    }

    /**
     * A test whose natural double 6 recovers a casualty.
     *
     * @rule GDA-DST-2
     */
    private static Step recovering(Step.Sum sum, Unit unit) {
        return new Step.Sum(
                sum.label(),
                sum.plus(),
                List.of(new Step.Sum.Hand("discipline", 2, 1, List.of(), List.of(recover(unit)))),
                sum.retakes(),
                sum.shifts(),
                sum.bands());
    }

    private static Step order(Unit unit, int state) {
        return new Step.Turn(ChargeDice.order(unit), IntTable.filled(3, state));
    }

    /** A casualty less on the track of a unit that is still there. */
    private static Step recover(Unit unit) {
        Track track = Losses.track(unit);
        return new Step.Turn(
                unit.id(),
                IntTable.generate(
                        track.states(),
                        state ->
                                !track.isLast(state) && track.levelOf(state) > 0
                                        ? state - 1
                                        : state));
    }
}
