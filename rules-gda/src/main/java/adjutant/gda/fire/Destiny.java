package adjutant.gda.fire;

import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.Falter;
import java.util.List;
import java.util.Optional;

/**
 * What a natural 12 brings: a throw of 2D6 for the good of who threw it. The first benefit that is
 * of use is taken by itself: recovery, else, from 7 to 9 and not in the Charge phase, reforming.
 *
 * @rule GDA-DST-1
 * @rule GDA-OUT-4
 * @rule GDA-HR-25
 */
public final class Destiny {
    private Destiny() {}

    /** What a throw brings. */
    private enum Gift {
        FALTER("the opposing brigade falters", 2),
        RECOVER("recover 1", 3),
        RECOVER_OR_REFORM("recover 1 or reform", 7),
        RECOVER_TWO("recover 2 or reform", 9),
        BRIGADIER("the opposing brigadier is lost", 10);

        private final String words;
        private final int least;

        Gift(String words, int least) {
            this.words = words;
            this.least = least;
        }

        Step.Sum.Band band() {
            return new Step.Sum.Band(words, least, List.of());
        }
    }

    /** Its throw, where a flag is up. */
    public static Step.Sum step(String label, String flag) {
        return new Step.Sum(
                label,
                0,
                List.of(Step.Sum.Hand.plus("destiny", 2)),
                List.of(),
                List.of(Flags.only(flag)),
                List.of(Gift.values()).stream().map(Gift::band).toList());
    }

    /** How it fell; empty where it did not come up. */
    static Optional<String> words(Outcome outcome, String label) {
        return gift(outcome, label).map(gift -> gift.words);
    }

    private static Optional<Gift> gift(Outcome outcome, String label) {
        return outcome.sums().stream()
                .filter(sum -> sum.label().equals(label))
                .map(sum -> Gift.values()[sum.band()])
                .findFirst();
    }

    /**
     * What comes of it.
     *
     * @param battle the situation by then
     * @param roller who threw it
     * @param enemy against whom
     */
    public static List<Event> settle(
            Battle battle,
            Unit roller,
            Unit enemy,
            Shot.Occasion occasion,
            Outcome outcome,
            String label) {
        return gift(outcome, label)
                .map(gift ->
                        switch (gift) {
                            case FALTER -> Falter.of(battle, battle.brigade(enemy));
                            case BRIGADIER ->
                                    Falter.of(
                                            battle,
                                            battle.brigade(enemy).led(new Brigade.General.None()));
                            case RECOVER -> recovers(roller, 1);
                            case RECOVER_OR_REFORM -> better(roller, 1, occasion);
                            case RECOVER_TWO -> better(roller, 2, occasion);
                        })
                .orElse(List.of());
    }

    private static List<Event> better(Unit unit, int casualties, Shot.Occasion occasion) {
        List<Event> recovered = recovers(unit, casualties);
        boolean reforms =
                recovered.isEmpty() && unit.isUnformed() && occasion == Shot.Occasion.FIRE;
        return reforms ? List.of(new Event.Ceased(unit.id(), State.UNFORMED)) : recovered;
    }

    private static List<Event> recovers(Unit unit, int casualties) {
        int now = Math.max(0, unit.casualties() - casualties);
        return unit.isPresent() && now < unit.casualties()
                ? List.of(new Event.Recovered(unit.id(), now))
                : List.of();
    }
}
