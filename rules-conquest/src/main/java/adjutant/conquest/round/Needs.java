package adjutant.conquest.round;

import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.UnitClass;

/**
 * What a Reinforcement die needs.
 *
 * @rule CQ-REINF-03
 */
enum Needs {
    /** The Class cannot arrive yet. */
    NEVER(7),
    /** A 5 or more; in the second edition a 2 or less. */
    FIVE(5),
    /** A 3 or more; in the second edition a 4 or less. */
    THREE(3),
    /** No die. */
    AUTOMATIC(1);

    private final int least;

    Needs(int least) {
        this.least = least;
    }

    /** What a Class needs in a Round. */
    static Needs of(int round, UnitClass unitClass) {
        return switch (unitClass) {
            case LIGHT -> round <= 2 ? THREE : AUTOMATIC;
            case MEDIUM -> round == 1 ? NEVER : round == 2 ? FIVE : round == 3 ? THREE : AUTOMATIC;
            case HEAVY -> round <= 2 ? NEVER : round == 3 ? FIVE : round == 4 ? THREE : AUTOMATIC;
        };
    }

    /** The number printed: at least this, or at most this where low arrives. */
    int number(RulesConfig config) {
        return config.arrivalRollHigh() ? least : 7 - least;
    }

    /** Whether a face brings a Regiment on. */
    boolean arrives(int face, RulesConfig config) {
        return config.arrivalRollHigh() ? face >= least : face <= 7 - least;
    }

    /** What is needed, in words. */
    String said(RulesConfig config) {
        return number(config) + (config.arrivalRollHigh() ? " or more" : " or less");
    }
}
