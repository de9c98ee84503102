package adjutant.gda.charge;

import adjutant.chance.Chance;
import adjutant.chance.IntTable;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.fire.Destiny;
import adjutant.gda.fire.Flags;
import adjutant.gda.fire.Losses;
import adjutant.gda.fire.Volley;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The dice of a Charge, in one chance: the defensive fire, the tests it and cavalry bring, the
 * charge roll, the casualties of its result, Destiny.
 *
 * <pre>
 * Tracks: the casualties of the lead, of the target and of batteries that fire; the order of the
 *         lead and of a line charged by cavalry: as it was, Unformed, worse; flags of fire
 * </pre>
 *
 * @param battle the situation
 * @param attack the Charge
 * @param volleys the defensive fire
 * @rule GDA-CHG-8
 */
record ChargeDice(Battle battle, Attack attack, List<Volley> volleys) {
    /** Copies the list. */
    ChargeDice {
        volleys = List.copyOf(volleys);
    }

    static ChargeDice of(Battle battle, Attack attack) {
        return new ChargeDice(battle, attack, Defence.volleys(battle, attack));
    }

    Unit lead() {
        return battle.unit(attack.lead());
    }

    Unit target() {
        return battle.unit(attack.target());
    }

    /** The name of the charge roll. */
    String roll() {
        return "charge " + lead().id();
    }

    /** The name of the lead's Discipline Test. */
    String fireTest() {
        return "under fire " + lead().id();
    }

    /** The name of the test of a line that cavalry charges. */
    String lineTest() {
        return "line " + target().id();
    }

    /** The name of the Destiny of a side's charge dice. */
    static String destiny(Unit unit) {
        return "destiny of charge " + unit.id();
    }

    /** The name of a general's risk begins so. */
    static String risk(Unit unit) {
        return "risk " + unit.id() + " ";
    }

    private static String order(Unit unit) {
        return unit.id() + " order";
    }

    private static String sixes(Unit unit) {
        return unit.id() + " charge destiny";
    }

    /** Whether the target evades, so that there is no charge roll. */
    boolean isEvaded() {
        return target().isSkirmishing();
    }

    /**
     * Whether dice decide: against a built-up area there is no charge roll.
     *
     * @rule GDA-BUA-5
     */
    boolean isRolled() {
        return !isEvaded() && !target().isGarrison();
    }

    /** Whether the fire may bring the lead a Discipline Test. */
    boolean mayTest() {
        return !lead().is(State.TESTED)
                && volleys.stream().anyMatch(volley -> volley.reading().isPresent());
    }

    /**
     * Whether the target is a line that cavalry charges and so tests.
     *
     * @rule GDA-CHG-5
     * @rule GDA-HR-1
     */
    boolean isLineTested() {
        return isRolled()
                && lead().troop().isCavalry()
                && target().troop().isInfantry()
                && target().formation() == Formation.LINE
                && !Modifiers.isOnCrossing(battle, target())
                && !target().is(State.TESTED);
    }

    Chance chance() {
        List<Step> steps = new ArrayList<>();
        volleys.forEach(volley -> steps.addAll(volley.steps()));
        if (mayTest()) {
            steps.add(leadTest());
        }
        if (isLineTested()) {
            steps.add(testOfLine());
        }
        if (!isEvaded()) {
            steps.add(isRolled() ? charge() : assault());
        }
        volleys.forEach(volley -> steps.addAll(volley.destiny()));
        if (isRolled()) {
            steps.add(Destiny.step(destiny(lead()), sixes(lead())));
            steps.add(Destiny.step(destiny(target()), sixes(target())));
        }
        return new Chance(List.copyOf(tracks().values()), steps);
    }

    private Map<String, Track> tracks() {
        Map<String, Track> tracks = new LinkedHashMap<>();
        List<Track> all = new ArrayList<>();
        all.add(leadTrack());
        all.add(Losses.track(target()));
        all.add(orderTrack(lead()));
        all.add(orderTrack(target()));
        if (isRolled()) {
            all.add(Flags.track(sixes(lead())));
            all.add(Flags.track(sixes(target())));
        }
        volleys.forEach(volley -> all.addAll(volley.tracks()));
        all.forEach(track -> tracks.putIfAbsent(track.id(), track));
        return tracks;
    }

    Track leadTrack() {
        return Losses.track(lead());
    }

    private static Track orderTrack(Unit unit) {
        return new Track(
                order(unit),
                0,
                List.of(phase("as it was", 0), phase("unformed", 1), phase("worse", 2)),
                0,
                0);
    }

    private static Track.Phase phase(String name, int number) {
        return new Track.Phase(name, false, IntTable.of(number));
    }

    private static Step order(Unit unit, int state) {
        return new Step.Turn(order(unit), IntTable.filled(3, state));
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

    /**
     * The lead tests where the fire has brought a test; it goes on Unformed when it fails, and
     * Retires with a casualty when it fails badly.
     *
     * @rule GDA-OUT-2
     * @rule GDA-HR-37
     */
    private Step leadTest() {
        Unit lead = lead();
        DisciplineTest test =
                new DisciplineTest(
                        lead,
                        fireTest(),
                        DisciplineTest.of(battle, lead.suffering(0), "").modifiers());
        Track track = leadTrack();
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
                        battle.config(),
                        List.of(bands, Flags.only(Volley.testDue(lead))),
                        new DisciplineTest.Then(
                                List.of(order(lead, 2), Toll.sure("halt " + lead.id(), lead, 1)),
                                List.of(order(lead, 1)),
                                List.of())),
                lead);
    }

    private Step testOfLine() {
        Unit target = target();
        DisciplineTest test =
                new DisciplineTest(
                        target, lineTest(), DisciplineTest.of(battle, target, "").modifiers());
        return recovering(
                test.step(
                        battle.config(),
                        List.of(alive(), new Step.Sum.Shift(order(lead()), HALT)),
                        new DisciplineTest.Then(
                                List.of(order(target, 2)), List.of(order(target, 1)), List.of())),
                target);
    }

    private static final IntTable HALT = IntTable.of(0, 0, Step.Sum.Shift.SKIP);

    private Step.Sum.Shift alive() {
        Track track = leadTrack();
        return new Step.Sum.Shift(
                track.id(),
                IntTable.generate(
                        track.states(), state -> track.isLast(state) ? Step.Sum.Shift.SKIP : 0));
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

    private Step charge() {
        List<Step.Sum.Retake> retakes = new ArrayList<>();
        retakes.addAll(Supports.retakes(battle, attack.backing(), lead(), 1));
        retakes.addAll(Supports.retakes(battle, attack.supports(), target(), 0));
        int plus =
                Modifier.sum(Modifiers.charger(battle, attack))
                        - Modifier.sum(Modifiers.defender(battle, attack));
        int unformed = lead().isUnformed() ? 0 : -2;
        int shaken = target().isUnformed() ? 0 : 2;
        return new Step.Sum(
                roll(),
                plus,
                List.of(hand("charge", 1, lead()), hand("defence", -1, target())),
                retakes,
                List.of(
                        Modifiers.losses(battle.config(), lead(), leadTrack()),
                        new Step.Sum.Shift(
                                order(lead()), IntTable.of(0, unformed, Step.Sum.Shift.SKIP)),
                        new Step.Sum.Shift(order(target()), IntTable.of(0, shaken, shaken + 1))),
                bands());
    }

    /** Against a built-up area: a melee, where the lead is still there and not halted. */
    private Step assault() {
        return new Step.Sum(
                roll(),
                0,
                List.of(),
                List.of(),
                List.of(alive(), new Step.Sum.Shift(order(lead()), HALT)),
                bands());
    }

    private static Step.Sum.Hand hand(String purpose, int sign, Unit unit) {
        return new Step.Sum.Hand(purpose, 2, sign, List.of(), List.of(Flags.raise(sixes(unit))));
    }

    /** The table, lines of one verdict made one. */
    List<Verdict.Line> table() {
        List<Verdict.Line> lines = new ArrayList<>();
        if (!isRolled()) {
            return List.of(new Verdict.Line(0, Verdict.MELEE));
        }
        for (Verdict.Line line : Verdict.table(battle, attack)) {
            if (lines.isEmpty() || lines.getLast().verdict() != line.verdict()) {
                lines.add(line);
            }
        }
        return lines;
    }

    private List<Step.Sum.Band> bands() {
        return table().stream()
                .map(line ->
                        new Step.Sum.Band(
                                line.verdict().word(),
                                line.least(),
                                new Toll(this).of(line.verdict())))
                .toList();
    }
}
