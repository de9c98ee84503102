package adjutant.conquest.morale;

import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Scatter;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.conquest.RulesConfig;
import java.util.stream.IntStream;

/**
 * How a Regiment tests Morale against the Wounds of one pool.
 *
 * @param mode whether dice are thrown
 * @param resolve the highest and the lowest Resolve of its Stands; not asked where no dice are
 *     thrown
 * @param bonus what is added to Resolve while it is not Broken, beside its size
 * @param terror what is taken from Resolve
 * @param reroll which dice are thrown again
 * @param forgiven how many failures are turned
 * @param failuresPerWound how many failures make a Wound
 * @param config the readings
 * @rule CQ-MORALE-03
 * @rule CQ-MORALE-04
 */
public record MoraleTest(
        Mode mode,
        Resolve.Known resolve,
        int bonus,
        int terror,
        Reroll reroll,
        int forgiven,
        int failuresPerWound,
        RulesConfig config) {
    /** Whether dice are thrown. */
    public enum Mode {
        /** One a Wound. */
        TEST("test"),
        /** None, and nothing fails. */
        NONE("none"),
        /** None, and everything fails. */
        FAIL("fail");

        private final String word;

        Mode(String word) {
            this.word = word;
        }

        /** The word shown. */
        public String word() {
            return word;
        }
    }

    /** Which Morale dice are thrown again. */
    public enum Reroll {
        /** None. */
        NONE("none"),
        /** Those that passed. */
        SUCCESSES("successes");

        private final String word;

        Reroll(String word) {
            this.word = word;
        }

        /** The word shown. */
        public String word() {
            return word;
        }
    }

    /** No Morale is tested. */
    public static MoraleTest none(RulesConfig config) {
        return new MoraleTest(Mode.NONE, new Resolve.Known(0, 0), 0, 0, Reroll.NONE, 0, 1, config);
    }

    /** The number a die must not pass, 1 to 5, with so many Stands left. */
    public int on(int standsLeft, boolean broken) {
        int value = broken ? brokenResolve() : resolve.highest() + sizeBonus(standsLeft) + bonus;
        return Math.clamp(value - terror, 1, config.naturalSixFails() ? 5 : 6);
    }

    private int brokenResolve() {
        return config.brokenUsesLowestResolve() ? resolve.lowest() : resolve.highest() + bonus;
    }

    /** What size adds to Resolve: 1 from 4 Stands, 2 from 7, 3 from 10. */
    public static int sizeBonus(int stands) {
        if (stands >= 10) {
            return 3;
        }
        return stands >= 7 ? 2 : stands >= 4 ? 1 : 0;
    }

    /**
     * The dice that Wounds bring about on a track.
     *
     * @rule CQ-MORALE-02
     * @rule CQ-MORALE-05
     * @rule CQ-MORALE-08
     */
    public Scatter scatter(Resilience resilience, Track track) {
        var dice = IntStream.rangeClosed(0, 6).mapToObj(on -> Die.above(on, again(on))).toList();
        return new Scatter(
                "morale",
                dice,
                IntTable.generate(7, on -> on),
                IntTable.generate(track.states(), state -> read(resilience, track, state)),
                new Tally(forgiven, Tally.Order.LIGHT_FIRST, failuresPerWound, rest()));
    }

    /**
     * What becomes of a failure too few for a Wound.
     *
     * @rule CQ-SR-28
     */
    private Tally.Rest rest() {
        return switch (config.obliviousRounding()) {
            case UP -> Tally.Rest.COUNTS;
            case DOWN -> Tally.Rest.IS_DROPPED;
        };
    }

    private int read(Resilience resilience, Track track, int state) {
        if (track.phaseOf(state) == resilience.gone()) {
            return Scatter.NONE;
        }
        return switch (mode) {
            case NONE -> Scatter.NONE;
            case FAIL -> Scatter.SURE;
            case TEST -> {
                int left = resilience.standsLeft().get(track.levelOf(state));
                yield on(left, resilience.isBroken(track.phaseOf(state)));
            }
        };
    }

    private Faces again(int on) {
        return switch (reroll) {
            case NONE -> Faces.NONE;
            case SUCCESSES -> Faces.range(1, on);
        };
    }
}
