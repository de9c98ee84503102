package adjutant.battlefield.geometry;

/**
 * A length in whole micrometres.
 *
 * <p>A length may be below zero as the result of a subtraction; whoever needs more says so.
 *
 * @param micrometres the length; one inch is 25,400, one centimetre is 10,000
 */
public record Length(long micrometres) implements Comparable<Length> {

    /** No length at all. */
    public static final Length ZERO = new Length(0);

    private static final long INCH = 25_400;
    private static final long CENTIMETRE = 10_000;
    private static final long MILLIMETRE = 1_000;

    /** The length of so many micrometres. */
    public static Length micrometres(long micrometres) {
        return new Length(micrometres);
    }

    /** The length of so many whole inches. */
    public static Length inches(long inches) {
        return new Length(Math.multiplyExact(inches, INCH));
    }

    /** The length of so many whole centimetres. */
    public static Length centimetres(long centimetres) {
        return new Length(Math.multiplyExact(centimetres, CENTIMETRE));
    }

    /** The length of so many whole millimetres. */
    public static Length millimetres(long millimetres) {
        return new Length(Math.multiplyExact(millimetres, MILLIMETRE));
    }

    /**
     * The length nearest to a decimal number of inches, half away from zero.
     *
     * @throws NumberFormatException if the text is not digits with at most a sign and a point
     */
    public static Length inches(String decimal) {
        return new Length(Decimals.read(decimal, INCH));
    }

    /**
     * The length nearest to a decimal number of centimetres, half away from zero.
     *
     * @throws NumberFormatException if the text is not digits with at most a sign and a point
     */
    public static Length centimetres(String decimal) {
        return new Length(Decimals.read(decimal, CENTIMETRE));
    }

    /**
     * The length nearest to a decimal number of millimetres, half away from zero.
     *
     * @throws NumberFormatException if the text is not digits with at most a sign and a point
     */
    public static Length millimetres(String decimal) {
        return new Length(Decimals.read(decimal, MILLIMETRE));
    }

    /** The shortest decimal number of inches that reads back to this length. */
    public String toInches() {
        return Decimals.print(micrometres, INCH);
    }

    /** The shortest decimal number of centimetres that reads back to this length. */
    public String toCentimetres() {
        return Decimals.print(micrometres, CENTIMETRE);
    }

    /** The shortest decimal number of millimetres that reads back to this length. */
    public String toMillimetres() {
        return Decimals.print(micrometres, MILLIMETRE);
    }

    /** The sum of both lengths. */
    public Length plus(Length other) {
        return new Length(Math.addExact(micrometres, other.micrometres));
    }

    /** The difference of both lengths, below zero if the other is longer. */
    public Length minus(Length other) {
        return new Length(Math.subtractExact(micrometres, other.micrometres));
    }

    /** This length so many times. */
    public Length times(long count) {
        return new Length(Math.multiplyExact(micrometres, count));
    }

    /** Half this length, rounded half away from zero. */
    public Length half() {
        return new Length((micrometres + Long.signum(micrometres)) / 2);
    }

    /** Whether this length is below zero. */
    public boolean isNegative() {
        return micrometres < 0;
    }

    /** Whether this length is at most the other. */
    public boolean isAtMost(Length other) {
        return micrometres <= other.micrometres;
    }

    /** Whether this length is less than the other. */
    public boolean isLessThan(Length other) {
        return micrometres < other.micrometres;
    }

    /** The shorter of both lengths. */
    public Length min(Length other) {
        return isAtMost(other) ? this : other;
    }

    /** The longer of both lengths. */
    public Length max(Length other) {
        return isAtMost(other) ? other : this;
    }

    @Override
    public int compareTo(Length other) {
        return Long.compare(micrometres, other.micrometres);
    }

    /** The length in inches with its unit, as in {@code 3.25in}. */
    @Override
    public String toString() {
        return toInches() + "in";
    }
}
