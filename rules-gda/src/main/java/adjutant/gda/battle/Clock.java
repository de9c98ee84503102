package adjutant.gda.battle;

import adjutant.game.Side;

/**
 * What time it is.
 *
 * @param round the turn, from 1
 * @param phase its phase
 * @param step where in the Charge phase; {@link Step#DECLARE} in others
 * @param initiative who has the initiative
 * @param turn whose part of the phase it is
 */
public record Clock(int round, Phase phase, Step step, Side initiative, Side turn) {
    /**
     * The steps of the Charge phase.
     *
     * @rule GDA-CHG-1
     */
    public enum Step {
        /** Charges are declared. */
        DECLARE("declare"),
        /** The targets react. */
        REACT("react"),
        /** The Charges are carried out. */
        RESOLVE("resolve");

        private final String word;

        Step(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** The beginning of a phase. */
    public static Clock begin(int round, Phase phase, Side initiative) {
        return new Clock(round, phase, Step.DECLARE, initiative, initiative);
    }

    /** The same at another step. */
    public Clock at(Step now) {
        return new Clock(round, phase, now, initiative, turn);
    }

    /** The same with the part of a side. */
    public Clock of(Side side) {
        return new Clock(round, phase, step, initiative, side);
    }

    /** The same with the part of the other side. */
    public Clock turned() {
        return new Clock(round, phase, step, initiative, turn.opponent());
    }
}
