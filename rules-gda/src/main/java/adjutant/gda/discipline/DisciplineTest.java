package adjutant.gda.discipline;

import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.RulesConfig;
import adjutant.gda.army.Grade;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Discipline Test of a unit: 2D6 with its modifiers, 7 or more passes, 4 to 6 fails, less fails
 * badly. A natural double 6 passes and recovers a casualty.
 *
 * @param unit who tests
 * @param label names the test in its chance
 * @param modifiers what is added
 * @rule GDA-HR-1
 * @rule GDA-DST-2
 */
public record DisciplineTest(Unit unit, String label, List<Modifier> modifiers) {
    /** How a test ends. */
    public enum Result {
        /** It is failed badly. */
        BAD("bad"),
        /** It is failed. */
        FAIL("fail"),
        /** It is passed. */
        PASS("pass");

        private final String word;

        Result(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** What follows each result. */
    public record Then(List<Step> bad, List<Step> fail, List<Step> pass) {
        /** Nothing that needs dice. */
        public static final Then NOTHING = new Then(List.of(), List.of(), List.of());

        /** Copies the lists. */
        public Then {
            bad = List.copyOf(bad);
            fail = List.copyOf(fail);
            pass = List.copyOf(pass);
        }
    }

    /** The test of a unit as it stands. */
    public static DisciplineTest of(Battle battle, Unit unit, String purpose) {
        List<Modifier> all = new ArrayList<>();
        Grade grade = unit.troop().grade();
        add(all, grade.modifier(), unit.id() + " is " + grade.word());
        if (battle.isLed(unit)) {
            add(all, 1, "a general is attached");
        }
        if (unit.isUnformed()) {
            add(all, -1, unit.id() + " is Unformed");
        }
        add(all, unit.band(), unit.id() + " has " + unit.casualties() + " casualties");
        if (!battle.brigade(unit).is(Mood.OBEYS)) {
            add(all, -1, "the brigade does not Obey");
        }
        return new DisciplineTest(unit, purpose + " " + unit.id(), all);
    }

    private static void add(List<Modifier> all, int value, String text) {
        if (value != 0) {
            all.add(new Modifier(GdaClause.HR_1, value, text));
        }
    }

    /** Copies the list. */
    public DisciplineTest {
        modifiers = List.copyOf(modifiers);
    }

    /** The throw. */
    public Step.Sum step(RulesConfig config, Then then) {
        return step(config, List.of(), then);
    }

    /** The throw, skipped or shifted by the state of tracks. */
    public Step.Sum step(RulesConfig config, List<Step.Sum.Shift> shifts, Then then) {
        return new Step.Sum(
                label,
                Modifier.sum(modifiers),
                List.of(Step.Sum.Hand.plus("discipline", 2)),
                List.of(),
                shifts,
                List.of(
                        new Step.Sum.Band(Result.BAD.word(), -100, then.bad()),
                        new Step.Sum.Band(Result.FAIL.word(), config.disciplineFail(), then.fail()),
                        new Step.Sum.Band(
                                Result.PASS.word(), config.disciplinePass(), then.pass())));
    }

    /** How a test with a label ended; empty where it did not come up. */
    public static Optional<Result> result(Outcome outcome, String label) {
        return sum(outcome, label)
                .map(sum -> isDouble6(sum) ? Result.PASS : Result.values()[sum.band()]);
    }

    /** Whether it was thrown with a double 6, which recovers a casualty. */
    public static boolean recovers(Outcome outcome, String label) {
        return sum(outcome, label).filter(DisciplineTest::isDouble6).isPresent();
    }

    private static boolean isDouble6(Outcome.SumResult sum) {
        return sum.naturals().equals(List.of(12));
    }

    private static Optional<Outcome.SumResult> sum(Outcome outcome, String label) {
        return Each.first(outcome.sums(), sum -> sum.label().equals(label));
    }
}
