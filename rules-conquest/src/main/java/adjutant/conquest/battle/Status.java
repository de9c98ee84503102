package adjutant.conquest.battle;

import java.util.Locale;

/** A passing state of a Regiment, beside being Broken. */
public enum Status {
    /** Better at its Clash until its Activation ends. */
    INSPIRED,
    /** Better at its next Volley. */
    AIMED,
    /** Always Aimed. */
    DEADSHOTS,
    /** Came onto the table this Round. */
    ARRIVED,
    /** Has had its Activation this Round. */
    ACTIVATED,
    /** Has used its Flawless Drill in this battle. */
    DRILLED;

    /** The word in the notation. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
