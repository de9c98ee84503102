package adjutant.battlefield.geometry;

/**
 * The tolerances of the battlefield, each with its unit and source; every predicate also takes its
 * own.
 */
public final class Tolerances {

    /** Bodies overlap above this depth: 25 micrometres, a thousandth of an inch. */
    public static final Length OVERLAP = Length.micrometres(25);

    /** Bodies touch up to this gap, inclusive: 508 micrometres, two hundredths of an inch. */
    public static final Length TOUCH = Length.micrometres(508);

    /** A line enters a body above this depth: 25 micrometres, a thousandth of an inch. */
    public static final Length SIGHT = Length.micrometres(25);

    /** How far the hulls of a turning body may stand out beyond its path: 25 micrometres. */
    public static final Length SWEEP = Length.micrometres(25);

    private Tolerances() {}
}
