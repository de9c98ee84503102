package adjutant.gda.charge;

import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.Falter;
import adjutant.gda.ruling.Telling;
import java.util.List;

/**
 * The risk of a general whose unit lost a Charge or melee and fell back: 2D6, of which 2 makes his
 * brigade Falter, and 10 and more cost him too.
 *
 * @rule GDA-DST-3
 */
public final class Risk {
    private static final int NOTHING = 1;
    private static final int LOST = 2;

    private Risk() {}

    /** The throw. */
    public static Step step(String label) {
        return new Step.Sum(
                label,
                0,
                List.of(Step.Sum.Hand.plus("risk", 2)),
                List.of(),
                List.of(),
                List.of(
                        new Step.Sum.Band("the brigade falters", 2, List.of()),
                        new Step.Sum.Band("nothing", 3, List.of()),
                        new Step.Sum.Band("the brigadier is lost", 10, List.of())));
    }

    /** What a throw brings the brigade of a unit. */
    public static void tell(Telling telling, Unit unit, Outcome.SumResult sum) {
        if (sum.band() == NOTHING) {
            return;
        }
        Brigade brigade = telling.now().brigade(unit);
        Brigade now = sum.band() == LOST ? brigade.led(new Brigade.General.None()) : brigade;
        telling.addAll(Falter.of(telling.now(), now));
    }
}
