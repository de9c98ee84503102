package adjutant.conquest.fight;

import adjutant.chance.Die;
import adjutant.chance.IntTable;
import adjutant.chance.Scatter;
import adjutant.chance.Tally;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What Wounds bring about besides.
 *
 * @param mode whether dice are thrown
 * @param again which of them are thrown again
 */
record Morale(Mode mode, Again again) {
    /** Whether Morale dice are thrown. */
    enum Mode {
        /** None, and nothing fails. */
        NONE,
        /** One a Wound. */
        TEST,
        /** None, and everything fails. */
        AUTOFAIL
    }

    /** The dice that Wounds of a Regiment bring about; none where it does not test. */
    Optional<Scatter> scatter(Nerve nerve, Contender on) {
        if (mode == Mode.NONE) {
            return Optional.empty();
        }
        var thresholds = IntStream.rangeClosed(Nerve.LOWEST, Nerve.HIGHEST);
        var dice = thresholds.mapToObj(t -> Die.above(t, again.faces(t))).toList();
        return Optional.of(
                new Scatter(
                        "morale",
                        dice,
                        IntTable.generate(dice.size(), i -> Nerve.LOWEST + i),
                        IntTable.generate(on.track().states(), s -> read(nerve, on, s)),
                        Tally.ALL));
    }

    private int read(Nerve nerve, Contender on, int state) {
        if (on.status(state) == Contender.Status.GONE) {
            return Scatter.NONE;
        }
        return mode == Mode.AUTOFAIL ? Scatter.SURE : nerve.on(on, state) - Nerve.LOWEST;
    }
}
