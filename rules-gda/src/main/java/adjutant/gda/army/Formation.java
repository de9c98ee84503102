package adjutant.gda.army;

import java.util.List;

/**
 * How a unit is drawn up.
 *
 * @rule GDA-ARM-1
 */
public enum Formation {
    /** Infantry in line; cavalry formed on a wide front. */
    LINE("line"),
    /** Infantry in a column of attack; cavalry formed on a narrow front. */
    COLUMN("column"),
    /** Infantry in a column of companies, to march. */
    COMPANIES("companies"),
    /** Infantry in square. */
    SQUARE("square"),
    /** Infantry, cavalry or a screen in skirmish order. */
    SKIRMISH("skirmish"),
    /** Guns hitched up to move. */
    LIMBERED("limbered"),
    /** Guns ready to fire. */
    DEPLOYED("deployed");

    private final String word;

    Formation(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** Those that an arm can take, in the order of the constants. */
    public static List<Formation> of(Arm arm) {
        return switch (arm) {
            case INFANTRY -> List.of(LINE, COLUMN, COMPANIES, SQUARE, SKIRMISH);
            case CAVALRY -> List.of(LINE, COLUMN, SKIRMISH);
            case FOOT_ARTILLERY, HORSE_ARTILLERY -> List.of(LIMBERED, DEPLOYED);
            case SCREEN -> List.of(SKIRMISH);
        };
    }

    /** Whether infantry or cavalry in it is in Close Order. */
    public boolean isClose() {
        return switch (this) {
            case LINE, COLUMN, COMPANIES, SQUARE -> true;
            case SKIRMISH, LIMBERED, DEPLOYED -> false;
        };
    }
}
